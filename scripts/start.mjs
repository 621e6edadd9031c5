// The front door: everything that a fresh clone needs, then the server. It runs under whatever Node
// (20 or newer) the machine has; the product itself runs under the Node that npm installs with it.
import { spawn } from "node:child_process";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled, signalRunning } from "./setup/install.mjs";
import { environment, NODE } from "./setup/paths.mjs";

const development = process.argv.includes("--dev");
/** Between restarts, while each ends again soon: 1 s, 2 s, 4 s … */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A server that has run for this long did not fail at the start. */
const STEADY_MS = 60_000;
const LOOK_FOR_PARENT_MS = 1000;

let server;
let stopping = false;
let hasRun = false;
let pauseMs = 0;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
endWithParent();

await ensureInstalled();
if (!development) await ensureBuilt();
if (stopping) process.exit(1);
startServer();

/**
 * Keeps the server running. A first start that fails is a person's to mend; once it has run, it is
 * started again however often it ends, after longer and longer pauses.
 */
function startServer() {
  const began = Date.now();
  server = spawn(NODE, ["server/main.ts", ...(development ? ["--dev"] : [])], {
    // A separate process group: Ctrl-C then reaches the server once, through us.
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: environment(),
  });
  server.on("message", (message) => {
    if (message === "running") hasRun = true;
  });
  server.on("exit", (code, signal) => {
    server = undefined;
    if (stopping) process.exit(code ?? 0);
    if (!hasRun && code !== null) process.exit(code || 1);
    const isSteady = Date.now() - began > STEADY_MS;
    pauseMs = isSteady ? 0 : Math.min(pauseMs * 2 || FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    console.error(
      `The server ended unexpectedly (${signal ?? `code ${code}`}) and is started again in ${pauseMs / 1000} s.`,
    );
    setTimeout(startServer, pauseMs);
  });
}

/** The first signal ends everything in order, the second one at once. */
function stop(signal) {
  if (stopping) server?.kill("SIGKILL");
  stopping = true;
  signalRunning(signal);
  if (server) server.kill("SIGTERM");
  // Between two starts nothing runs that could end.
  else if (hasRun) process.exit(0);
}

/** The shell that npm starts us in passes no signal on: it ends, and we would go on without it. */
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
