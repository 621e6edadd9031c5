import { existsSync } from "node:fs";
import { run } from "./install.mjs";

const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
].filter(Boolean);

/** Finds the browser that the tests drive; on Debian, root gets it installed with its fonts. */
export async function ensureChromium() {
  if (!find() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests (once) …");
    const quiet = {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    await run("apt-get", ["update", "-qq"], quiet);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
  }
  const found = find();
  if (!found) {
    console.error(
      "The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.",
    );
    process.exit(1);
  }
  process.env.CHROMIUM_PATH = found;
}

function find() {
  return PLACES.find((place) => existsSync(place));
}
