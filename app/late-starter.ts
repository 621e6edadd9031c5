/**
 * Starts the page's scripts: at the visitor's first action, or once the page has loaded and the
 * browser is idle. Inline in every page (server/http/pages/late-scripts.ts), so each byte counts;
 * bundled by scripts/vite/late-starter.ts.
 */

import { showKnownLetters } from "./platform/known-letters.ts";
import { CARRIES_SIGN_IN } from "./platform/sign-in-address.ts";

/** A touch is a pointer, too. */
const SIGNS = ["pointerdown", "keydown", "wheel", "focusin"];

/** How long a loaded page waits for an action. */
const IDLE_START_MS = 2500;

const clicks: NonNullable<Window["benihEarly"]>["clicks"] = [];
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, start, true);
  const entry = document.getElementById("late-entry");
  for (const file of entry?.dataset.files?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
  void loadStyles().then(() => {
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = entry?.textContent ?? "";
    document.body.append(script);
  });
}

/**
 * The page has only the styles it was rendered with, and scripts may show anything. They start even
 * if the whole style sheet cannot be loaded.
 */
async function loadStyles(): Promise<void> {
  const styles = document.getElementById("app-styles");
  try {
    const response = await fetch(styles?.dataset.source ?? "");
    if (styles && response.ok) styles.textContent = await response.text();
  } catch {}
}

/**
 * Keeps a press on a button until it can be replayed (app/platform/late-start.ts), and remembers a
 * choice, because React shows a controlled choice as it was rendered. Also keeps presses on links
 * whose target depends on what only the browser's address says (`data-replay`).
 */
function keepClick(event: Event): void {
  const { target } = event;
  if (target instanceof HTMLInputElement) clicks.push({ target, checked: target.checked });
  const pressed = target instanceof Element && target.closest<HTMLElement>("button,[data-replay]");
  if (!pressed) return;
  clicks.push({ target: pressed });
  event.preventDefault();
  event.stopPropagation();
}

function startWhenIdle(): void {
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), IDLE_START_MS);
}

showKnownLetters();
addEventListener("click", keepClick, true);
for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
window.benihEarly = { clicks, stop: () => removeEventListener("click", keepClick, true) };

if (document.querySelector('meta[name="scripts"]') || CARRIES_SIGN_IN.test(location.href)) start();
else if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle);
