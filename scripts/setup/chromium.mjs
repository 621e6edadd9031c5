import { existsSync } from "node:fs";
import { run } from "./install.mjs";

/**
 * The first is headless Chromium: the same engine, and the browser tests take a third less time
 * (docs/decisions/0035-a-test-run-of-a-quarter-of-an-hour.md).
 */
const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
].filter(Boolean);

/** Finds the browser that the tests drive; on Debian, as root, it is installed. */
export async function ensureChromium() {
  if (!find() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests (once) …");
    await apt("update");
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (!find()) await apt("install", "-y", "--no-install-recommends", name);
    }
  }
  const found = find();
  if (!found) {
    console.error(
      "The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.",
    );
    process.exit(1);
  }
  process.env.CHROMIUM_PATH = found;
}

function apt(command, ...args) {
  return run("apt-get", [command, "-qq", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

function find() {
  return PLACES.find((place) => existsSync(place));
}
