import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import testSettings from "./test-settings.json" with { type: "json" };

export const ROOT = path.resolve(import.meta.dirname, "..");
const PINNED_NODE = path.join(ROOT, "node_modules", ".bin", "node");
const OLDEST_MAJOR = 24;
/** The options with which `scripts/start.mjs` runs the server in Node. */
const SERVER_OPTIONS = ["--min-semi-space-size=16"];

/**
 * All settings of a server in tests, which must not depend on the developer's own. An empty one
 * counts as not set. Automatic work is off: articles, visits to feeds, Monday's mails; and so are
 * free first reviews, since nearly everybody in a test belongs to one company, example.com.
 */
const TEST_SETTINGS = {
  ...testSettings,
  NODE_OPTIONS: "",
  OTEL_BSP_SCHEDULE_DELAY: "",
};

export type Program = "build/programs/main.js" | "scripts/start.mjs" | "npm start";
export type Settings = Partial<Record<keyof typeof TEST_SETTINGS, string>>;
export type Ending = { code: number | null; signal: NodeJS.Signals | null };

export type LaunchedProgram = {
  pid: number;
  stdout(): string;
  stderr(): string;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when it has ended and all its output has been read. */
  ended: Promise<Ending>;
};

/** Starts a program of the product the way a person would, with only these settings. */
export function launch(
  program: Program,
  settings: Settings,
  options: {
    user?: { uid: number; gid: number } | undefined;
    /** Of another copy of the product. */
    cwd?: string;
    /** What it says of failures is also ours to say. */
    isHeard?: boolean;
  } = {},
): LaunchedProgram {
  const [command = "", ...args] =
    program === "npm start"
      ? ["npm", "start"]
      : [node(), ...(program === "build/programs/main.js" ? SERVER_OPTIONS : []), program];
  const child = spawn(command, args, {
    cwd: ROOT,
    ...options.user,
    ...(options.cwd !== undefined && { cwd: options.cwd }),
    // The channel lets the server notice that the tests have ended.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...withoutTestRunner(process.env), ...TEST_SETTINGS, ...settings },
  });
  if (child.pid === undefined) throw new Error(`${program} could not be started`);
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  if (options.isHeard) child.stderr?.pipe(process.stderr, { end: false });
  const stdout = collect(child.stdout);
  const stderr = collect(child.stderr);
  const ended = new Promise<Ending>((resolve) => {
    child.once("close", (code, signal) => {
      process.off("exit", endWithUs);
      resolve({ code, signal });
    });
  });
  return { pid: child.pid, stdout, stderr, kill: (signal) => void child.kill(signal), ended };
}

/** The program that runs TypeScript as the product does, whatever runs the tests. */
export function node(): string {
  return Number(process.versions.node.split(".")[0]) >= OLDEST_MAJOR
    ? process.execPath
    : PINNED_NODE;
}

/**
 * Vitest marks its environment as a test's; a normally started server does not have these
 * variables.
 */
function withoutTestRunner(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(environment).filter(
    ([name]) =>
      !/^(VITEST|NODE_ENV$|NODE_OPTIONS$|TEST$|DEV$|PROD$|MODE$|BASE_URL$|SSR$)/.test(name),
  );
  return Object.fromEntries(own);
}

function collect(stream: ChildProcess["stdout"]): () => string {
  let text = "";
  stream?.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  return () => text;
}
