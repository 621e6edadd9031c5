// The entry point: everything that a fresh clone needs, then the server. It runs under the
// machine's Node (20 or newer); the product itself runs under the Node that npm installs.
import { spawn } from "node:child_process";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled, signalRunning } from "./setup/install.mjs";
import { environment, NODE } from "./setup/paths.mjs";

const development = process.argv.includes("--dev");
/** In the image everything is installed and built, and nothing could be written. */
const isBuilt = process.argv.includes("--built");
/** Starting creates much short-lived data: with room for it, a start takes a sixth less time. */
const YOUNG_ROOM = "--min-semi-space-size=16";
/** Pauses between restarts while each run ends quickly: 1 s, 2 s, 4 s … */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A program that has answered for this long has not failed to start. */
const STEADY_MS = 20_000;
const LOOK_FOR_PARENT_MS = 1000;

let server;
let stopping = false;
let hasRun = false;
let pauseMs = 0;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
endWithParent();

if (!isBuilt) {
  await ensureInstalled();
  if (!development) await ensureBuilt();
}
if (stopping) process.exit(1);
startServer();

/**
 * Keeps the server running. A failed first start is for a person to fix; after that, the server is
 * always restarted, with growing pauses.
 */
function startServer() {
  let runsSince = Number.POSITIVE_INFINITY;
  const program = development ? ["server/main.ts", "--dev"] : ["build/programs/main.js"];
  server = spawn(NODE, [YOUNG_ROOM, ...program, ...(hasRun ? [] : ["--first-start"])], {
    // A separate process group: Ctrl-C then reaches the server once, through us.
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: environment(),
  });
  server.on("message", (message) => {
    if (message !== "running") return;
    hasRun = true;
    runsSince = Date.now();
  });
  server.on("exit", (code, signal) => {
    server = undefined;
    if (stopping) process.exit(code ?? 0);
    if (!hasRun && code !== null) process.exit(code || 1);
    const isSteady = Date.now() - runsSince > STEADY_MS;
    pauseMs = isSteady ? 0 : Math.min(pauseMs * 2 || FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    console.error(
      `The server ended unexpectedly (${signal ?? `code ${code}`}) and is started again in ${pauseMs / 1000} s.`,
    );
    setTimeout(startServer, pauseMs);
  });
}

/** The first signal shuts down in order, the second one at once. */
function stop(signal) {
  if (stopping) server?.kill("SIGKILL");
  stopping = true;
  signalRunning(signal);
  if (server) server.kill("SIGTERM");
  // Between two starts there is nothing to stop.
  else if (hasRun) process.exit(0);
}

/**
 * The shell in which npm starts us does not pass on signals: it ends, and we would keep running.
 */
function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop("SIGTERM");
  }, LOOK_FOR_PARENT_MS);
  timer.unref();
}
