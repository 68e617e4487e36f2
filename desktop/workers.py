# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A process pool with timeouts: a job that makes no progress for too long, or whose process dies, ends the work with an
error message. Used by the arena for its deals; independent of what the jobs are.
"""

import itertools
import multiprocessing
import os
import signal
import time
import traceback
from multiprocessing import connection

PATIENCE = 10  # default timeout in seconds of one call of a custom bot
LOOK = 0.1  # seconds between two checks of the workers
CUT_OFF = 81  # exit status of a worker whose pipe was closed by what runs in it


class Stopped(Exception):
    """Ends all work, with a message for the user."""


class Beat:
    """The heartbeat of a job, in shared memory: the number of calls it has begun, and the player of the last one."""

    def __init__(self, shared=None):
        self.shared = [0, 0] if shared is None else shared

    def call(self, whose: int):
        self.shared[1] = whose
        self.shared[0] += 1


class Worker:
    """One process, which runs one job at a time."""

    def __init__(self, work):
        self.pipe, theirs = multiprocessing.Pipe()
        self.shared = multiprocessing.RawArray("q", 2)
        self.process = multiprocessing.Process(target=_serve, args=(work, theirs, self.shared), daemon=True)
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the parent process handles Ctrl-C
        self.process.start()
        signal.signal(signal.SIGINT, before)
        theirs.close()  # else recv() would not raise EOFError when the process ends
        self.job, self.begun, self.since = None, -1, 0.0

    def give(self, job):
        self.job, self.since = job, time.monotonic()
        self.pipe.send(job)

    def stands_still(self, patience) -> bool:
        if self.shared[0] != self.begun:
            self.begun, self.since = self.shared[0], time.monotonic()
        return time.monotonic() - self.since > patience

    def answer(self, name):
        try:
            kind, answer = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(5)
            if self.process.exitcode == CUT_OFF:  # by any player: it is noticed only when the job is done
                raise Stopped("a player has closed the files of the process it plays in.") from None
            raise Stopped(f"{name(self.job, self.shared[1])} ended the process it plays in"
                          f" (exit status {self.process.exitcode}).") from None
        if kind == "stopped":
            raise Stopped(answer)
        if kind == "failed":
            raise RuntimeError("a worker failed:\n" + answer)
        return answer

    def end(self):
        self.process.kill()
        self.process.join(5)
        self.pipe.close()


def _serve(work, pipe, shared):
    """Main function of a worker process: run jobs until the other end of the pipe is closed."""
    parent = multiprocessing.parent_process()
    while True:
        while not pipe.poll(1):
            if not parent.is_alive():
                return
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = "done", work(job, Beat(shared))
        except Stopped as stopped:
            answer = "stopped", str(stopped)
        except BaseException:
            answer = "failed", traceback.format_exc()
        try:
            pipe.send(answer)
        except OSError:
            os._exit(CUT_OFF)


def run(work, jobs, cores, name, patience=PATIENCE):
    """Yield work(job, beat) for every job, in the order in which they finish; Stopped if one fails or times out.

    name(job, whose): callback that returns the name of player `whose` of a job, for the error message.
    """
    jobs, workers = iter(jobs), []
    try:
        for job in itertools.islice(jobs, cores or os.cpu_count() or 1):
            workers.append(Worker(work))
            workers[-1].give(job)
        busy = list(workers)
        while busy:
            ready = connection.wait([worker.pipe for worker in busy], LOOK)
            for worker in list(busy):
                if worker.pipe in ready:
                    yield worker.answer(name)
                    job = next(jobs, None)
                    if job is None:
                        busy.remove(worker)
                    else:
                        worker.give(job)
                elif worker.stands_still(patience):
                    raise Stopped(f"{name(worker.job, worker.shared[1])} has taken more than {patience:g} seconds"
                                  " for one action.")
    finally:
        for worker in workers:
            worker.end()
