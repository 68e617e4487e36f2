# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Fetches the 32-bit MicroPython for the device tests: on Debian, from the archive that this machine is configured for,
unpacked into .cache/micropython without being installed. apt gets lists, caches and a status directory of its own, so
that the system's are neither used nor changed. An archive being updated may lack the index of a release for hours; then
the next release is tried. Prints the command that starts it.
"""

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

CACHE = Path(__file__).resolve().parent.parent.parent / ".cache" / "micropython"
COMMAND = CACHE / "micropython"
RELEASES = "trixie", "forky"  # Debian releases whose MicroPython has 32-bit objects and accepts a heap limit of 140 KB

STARTER = """#!/bin/sh
here=$(dirname "$(readlink -f "$0")")/unpacked/usr
libs=$here/lib/i386-linux-gnu
exec "$libs/ld-linux.so.2" --library-path "$libs" "$here/bin/micropython" "$@"
"""

# Read after the system's own configuration: keeps its proxy, but overrides its hooks and pins.
APT_CONF = """#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
#clear APT::Architectures;
APT::Architecture "i386";
APT::Architectures {{ "i386"; }};
APT::Sandbox::User "root";
Acquire::Languages "none";
Dir::Etc::sourcelist "{apt}/sources.list";
Dir::Etc::sourceparts "{apt}/none";
Dir::Etc::preferences "{apt}/none";
Dir::Etc::preferencesparts "{apt}/none";
Dir::State::lists "{apt}/lists";
Dir::State::status "{apt}/status";
Dir::Cache "{apt}/cache";
"""


class Failed(Exception):
    """Raised when a command fails, with its last output."""


def run(*command, **options):
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip() or "no reason given").splitlines()[-1]
        raise Failed(f"{command[0]} failed: {last}")
    return done.stdout


def codename():
    """Return the codename of this machine's Debian release, from its sources."""
    try:
        facts = dict(re.findall(r'^(\w+)="?([^"\n]*)', Path("/etc/os-release").read_text(encoding="utf-8"), re.M))
    except OSError:
        facts = {}
    if facts.get("ID") != "debian" or not shutil.which("apt-get"):
        sys.exit("get_micropython: this is not Debian, and only there it is known where to fetch MicroPython for i386.")
    return facts.get("VERSION_CODENAME", "")


def source_files():
    found = run("apt-config", "shell", "LIST", "Dir::Etc::sourcelist/f", "PARTS", "Dir::Etc::sourceparts/d")
    paths = dict(re.findall(r"(LIST|PARTS)='([^']*)'", found))
    return [Path(paths["LIST"]), *sorted(Path(paths["PARTS"]).glob("*"))]


def stanzas(path):
    """Parse a file of package sources in either format: [(suites, components, address, keyring)]."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".sources":
        for block in re.split(r"\n\s*\n", re.sub(r"^#.*\n?", "", text, flags=re.M)):
            field = {key.lower(): value for key, value in re.findall(r"^([\w-]+):[ \t]*(.*)", block, re.M)}
            if "deb" in field.get("types", "").split() and field.get("enabled", "yes").lower() != "no":
                suites, components = field.get("suites", "").split(), field.get("components", "").split()
                yield suites, components, field["uris"].split()[0], field.get("signed-by", "")
    elif path.suffix == ".list":
        lines = re.findall(r"^deb\s+(?:\[(.*?)\]\s+)?(\S+)\s+(\S+)\s+(.*)", text, re.M)
        for options, address, suite, components in lines:
            keyring = re.search(r"signed-by=(\S+)", options)
            yield [suite], components.split(), address, keyring.group(1) if keyring else ""


def source(release):
    """Return this machine's package source, for another release."""
    own = codename()
    for path in source_files():
        if path.is_file():
            for suites, components, address, keyring in stanzas(path):
                if own in suites and "main" in components:
                    signed = f"[signed-by={keyring}] " if keyring.startswith("/") else ""
                    return f"deb {signed}{address} {release} main\n"
    sys.exit(f"get_micropython: no source of this machine names {own} main.")


def fetch(release):
    shutil.rmtree(CACHE, ignore_errors=True)
    apt = CACHE / "apt"
    for folder in ("none", "lists/partial", "cache/archives/partial", "debs"):
        (apt / folder).mkdir(parents=True)
    (apt / "status").touch()
    (apt / "sources.list").write_text(source(release), encoding="utf-8")
    (apt / "apt.conf").write_text(APT_CONF.format(apt=apt), encoding="utf-8")
    conf = ("-c", str(apt / "apt.conf"))
    run("apt-get", *conf, "--quiet", "update")
    wanted = run("apt-cache", *conf, "depends", "--recurse", "--important", "micropython")
    packages = [line for line in wanted.splitlines() if re.match(r"[a-z0-9]", line)]
    run("apt-get", *conf, "--quiet", "download", *packages, cwd=apt / "debs")
    for package in sorted((apt / "debs").glob("*.deb")):
        run("dpkg", "-x", str(package), str(CACHE / "unpacked"))
    shutil.rmtree(apt)
    COMMAND.write_text(STARTER, encoding="utf-8")
    COMMAND.chmod(0o755)


def works():
    try:
        return subprocess.run([COMMAND, "-c", "import sys; sys.exit(sys.maxsize != 2147483647)"]).returncode == 0
    except OSError:
        return False


def main():
    argparse.ArgumentParser(description=__doc__).parse_args()
    if not works() and not any(came(release) for release in RELEASES):
        sys.exit("get_micropython: no release's could be had.")
    print(COMMAND)


def came(release):
    """Fetch the package of that release; return whether the interpreter starts."""
    print(f"get_micropython: fetching MicroPython for i386 from {release} ...", file=sys.stderr, flush=True)
    try:
        fetch(release)
    except Failed as reason:
        print(f"get_micropython: {reason}", file=sys.stderr)
        return False
    except OSError as error:
        sys.exit(f"get_micropython: {error.filename or CACHE}: {error.strerror}.")
    if not works():
        print("get_micropython: fetched, but it does not start; can this machine run 32-bit programs?", file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    main()
