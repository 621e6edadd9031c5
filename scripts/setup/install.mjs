import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { NODE, ROOT } from "./paths.mjs";

const STAMP = path.join(ROOT, "node_modules", ".benih-installed");

/** Installs the packages when package.json or the lock file has changed since the last time. */
export async function ensureInstalled() {
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(ROOT, "package.json")))
    .update(readFileSync(path.join(ROOT, "package-lock.json")))
    .digest("hex");
  const installed = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  if (installed === wanted && existsSync(NODE)) return;
  console.log("Installing packages (once, about a minute) …");
  // Not `npm ci`: some registries lack packages of other platforms that the lock file names. Not
  // saved either: an npm with other settings would rewrite the lock file.
  const code = await run("npm", [
    "install",
    "--no-save",
    "--no-fund",
    "--no-audit",
    "--loglevel=error",
    "--include=dev",
  ]);
  if (code !== 0 || !existsSync(NODE)) {
    console.error("Benih did not start: npm install failed; see the reason above.");
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

/** Running programs, to be ended with us. */
const running = new Set();

export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: "inherit",
      shell: process.platform === "win32",
      ...options,
    });
    running.add(child);
    const end = (code) => {
      running.delete(child);
      resolve(code);
    };
    child.on("error", () => end(1));
    child.on("exit", (code) => end(code ?? 1));
  });
}

/** Forwards signals to the running program; each child is listed only while it runs. */
export function signalRunning(signal) {
  for (const child of running) child.kill(signal);
}
