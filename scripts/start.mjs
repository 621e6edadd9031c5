// The front door: everything that a fresh clone needs, then the server. It runs under whatever Node
// (20 or newer) the machine has; the product itself runs under the Node that npm installs with it.
import { spawn } from "node:child_process";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { environment, NODE } from "./setup/paths.mjs";

const development = process.argv.includes("--dev");
const RESTART_LIMIT = 5;
const RESTART_WINDOW_MS = 60_000;

await ensureInstalled();
if (!development) await ensureBuilt();

let child;
let stopping = false;
const crashes = [];

/** Keeps the server running: a crash (or a kill -9) is followed by a restart, a failed start is not. */
function run() {
  let running = false;
  child = spawn(NODE, ["server/main.ts", ...(development ? ["--dev"] : [])], {
    // A process group of its own: Ctrl-C reaches the server once, through us.
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: environment(),
  });
  child.on("message", (message) => {
    if (message === "running") running = true;
  });
  child.on("exit", (code, signal) => {
    if (stopping) process.exit(code ?? 0);
    if (!running && code !== null) process.exit(code || 1);
    const now = Date.now();
    crashes.push(now);
    if (crashes.filter((at) => now - at < RESTART_WINDOW_MS).length > RESTART_LIMIT) {
      console.error("Benih keeps failing and was not started again; the reasons stand above.");
      process.exit(1);
    }
    console.error(
      `The server ended unexpectedly (${signal ?? `code ${code}`}) and is started again.`,
    );
    run();
  });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    if (stopping) child.kill("SIGKILL");
    stopping = true;
    child.kill("SIGTERM");
  });
}

run();
