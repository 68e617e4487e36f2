// SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
// SPDX-License-Identifier: MIT
// The page: makes the badge, starts the program and lets it run, a frame whenever it wants one.

import { start, unpacked } from "./bridge.js";
import { Controls } from "./controls.js";
import { Display } from "./display.js";
import { Keeper } from "./keeper.js";
import { Speaker } from "./sound.js";
import { speak } from "./words.js";

const WIDTH = 160, HEIGHT = 128;
const SLICE = 12; // ms for the program between two pictures of the browser
const READ_ALOUD = 250; // ms between two looks at what the screen says
const FRAME = 12; // of the screen's dark frame, left and right together

const asked = new URLSearchParams(location.search);
const find = (name) => document.getElementById(name);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let words = speak(document, (navigator.language || "en").slice(0, 2));
let program = null; // program.py's Program
let ahead = 0; // until when it has nothing to do
let away = 0, left = 0; // ms that the page could not be seen, and since when

const clock = () => Math.floor(performance.now() - away);
const speaker = new Speaker();
const display = new Display(WIDTH, HEIGHT, find("screen"));

// --- what the program asks for ---------------------------------------------------------------------------------------

// What settings.toml says, or the address of the page, or the browser.
function settings(files) {
  const found = {};
  for (const line of new TextDecoder().decode(files["settings.toml"]).split("\n")) {
    const [, name, text, number] = line.match(/^(\w+)\s*=\s*(?:"([^"]*)"|(\d+))/) || [];
    if (name) found[name] = text ?? Number(number);
  }
  if (asked.has("demo")) found.P10_DEMO = Number(asked.get("demo")) || 1;
  if (calm.matches) found.P10_SPEED = "none";
  return found;
}

function storage() {
  try {
    return localStorage;
  } catch {
    return null; // a browser that keeps nothing; the game says so when it wants to save
  }
}

function showLights(colours) {
  [...document.querySelectorAll("#lights i")].forEach((light, i) => {
    const [green, red, blue] = [0, 2, 4].map((at) => parseInt(colours.slice(6 * i + at, 6 * i + at + 2), 16) || 0);
    const bright = (value) => value ? Math.min(255, 60 + 7 * value) : 30;
    const lit = green || red || blue;
    light.style.setProperty("--light", lit ? `rgb(${bright(red)} ${bright(green)} ${bright(blue)})` : "transparent");
  });
}

function showBrightness(level) {
  find("shade").style.opacity = 0.92 * (1 - Math.min(level * 1.25, 1)) ** 2;
}

// --- time ------------------------------------------------------------------------------------------------------------

// Frames, until the program waits or the browser wants to draw.
function run() {
  const end = performance.now() + SLICE;
  do {
    ahead = program.frame();
  } while (ahead <= clock() && performance.now() < end);
}

function turn() {
  requestAnimationFrame(turn);
  controls.look();
  if (ahead <= clock()) run();
}

function press(key, down) {
  if (!program) return;
  speaker.wake();
  program.badge.press(key, down);
  run(); // at once, so that the next picture shows it
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    left = performance.now();
    controls.letGo();
  } else {
    away += performance.now() - left;
  }
});

// --- what is read aloud ----------------------------------------------------------------------------------------------

function tell() {
  const [line, hand] = program.said().split("\n");
  const language = program.language();
  if (language !== document.documentElement.lang) words = speak(document, language);
  if (find("line").textContent !== line) find("line").textContent = line;
  if (find("hand").textContent !== hand) find("hand").textContent = hand;
}

// --- the badge on the screen -----------------------------------------------------------------------------------------

// The picture has a whole number of the screen's own pixels for each of its own, whatever the zoom.
function fit() {
  const room = find("room").getBoundingClientRect(), dots = devicePixelRatio || 1;
  const scale = Math.max(1, Math.floor(Math.min((room.width - FRAME) / WIDTH, (room.height - FRAME) / HEIGHT) * dots));
  find("glass").style.width = `${WIDTH * scale / dots}px`;
  find("glass").style.height = `${HEIGHT * scale / dots}px`;
}

addEventListener("resize", fit);
find("about").addEventListener("click", () => find("more").showModal());
find("close").addEventListener("click", () => find("more").close());
find("more").addEventListener("close", () => document.activeElement.blur()); // Enter is A again
find("full").hidden = !document.documentElement.requestFullscreen;
find("full").addEventListener("click", () => {
  find("more").close();
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen();
});
document.addEventListener("pointerdown", () => speaker.wake());

const controls = new Controls(document, press);

async function powerOn() {
  const files = unpacked(await (await fetch("./program.bin")).arrayBuffer());
  const found = settings(files);
  const python = await start(files, {
    display, speaker, keeper: new Keeper(storage()), now: clock, lights: showLights, brightness: showBrightness,
    setting: (name) => found[name] ?? null,
  }, (line) => console.info(line));
  const module = python.pyimport("program");
  found.P10_LANGUAGE = module.languages([...navigator.languages, found.P10_LANGUAGE].join());
  const made = module.power_on();
  made.show_splash();
  await new Promise(requestAnimationFrame);
  made.begin(asked.get("deal"));
  program = made;
  globalThis.phase10 = { python, program, display, speaker, controls }; // to look at from the browser's console
  document.body.classList.add("on");
  find("state").textContent = "";
  turn();
  setInterval(tell, READ_ALOUD);
}

fit();
find("state").textContent = words.wait;
powerOn().catch((error) => {
  find("state").textContent = words.broken + error.message;
  throw error;
});
if (navigator.onLine) navigator.serviceWorker?.register("./worker.js");
