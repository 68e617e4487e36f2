// SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
// SPDX-License-Identifier: MIT
// The speaker: makes samples out of the few notes of a sound, as the handheld's synthesizer does, and plays them.
// A browser lets no page be heard before somebody has touched it.

const LOUDNESS = 0.4;

// The samples of a sound, -1 to 1.
export function samplesOf(sound) {
  const { notes, wave, rate, release } = sound;
  const end = Math.max(...notes.map(([, start, length]) => start + length + release));
  const made = new Float32Array(Math.floor(rate * end + 1));
  for (const [note, start, length] of notes) {
    const step = 440 * 2 ** ((note - 69) / 12) * wave.length / rate, first = Math.floor(start * rate);
    for (let i = 0; i < Math.floor((length + release) * rate); i++)
      made[first + i] += wave[Math.floor(i * step) % wave.length] / 32768 * levelAt(sound, i / rate, length) * LOUDNESS;
  }
  return made;
}

// How loud a note of that length is, so many seconds after it began.
function levelAt(sound, seconds, length) {
  const { attack, decay, release, peak, sustain } = sound;
  if (seconds >= length) return levelAt(sound, length - 1e-9, length) * Math.max(1 - (seconds - length) / release, 0);
  if (seconds < attack) return peak * seconds / attack;
  return peak * (1 - Math.min((seconds - attack) / decay, 1) * (1 - sustain));
}

export class Speaker {
  constructor() {
    this.context = null;
    this.made = new Map();
    this.playing = null;
    this.played = 0;
  }

  // Somebody has touched the page: from now on it may be heard.
  wake() {
    const Context = globalThis.AudioContext || globalThis.webkitAudioContext;
    if (!this.context && Context) this.context = new Context();
    if (this.context && this.context.state === "suspended") this.context.resume();
  }

  play(told) {
    this.played++;
    if (!this.context || this.context.state !== "running") return;
    if (!this.made.has(told)) {
      const sound = JSON.parse(told), samples = samplesOf(sound);
      const buffer = this.context.createBuffer(1, samples.length, sound.rate);
      buffer.copyToChannel(samples, 0);
      this.made.set(told, buffer);
    }
    if (this.playing) this.playing.stop();
    this.playing = this.context.createBufferSource();
    this.playing.buffer = this.made.get(told);
    this.playing.connect(this.context.destination);
    this.playing.start();
  }
}
