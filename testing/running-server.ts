import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { eventually, PATIENCE_MS, promptly } from "./eventually.ts";
import { freePort } from "./free-port.ts";
import {
  type LaunchedProgram,
  launch,
  type Program,
  ROOT,
  type Settings,
} from "./launched-program.ts";

const START_LIMIT_MS = 120_000;
const PORT_ATTEMPTS = 5;

/** A client's settings for the project, as `DATA_DIR/backend.env` has them. */
export type ServerAddress = {
  /** Where site and backend answer, without a trailing slash. */
  url: string;
  publishableKey: string;
  secretKey: string;
  databaseUrl: string;
  dataDirectory: string;
};

export type RunningServer = ServerAddress & {
  program: LaunchedProgram;
  /** Where it listens, whatever address visitors use. */
  port: number;
  /** Stops it and waits until it has ended; the data stays. */
  stop(): Promise<void>;
  /** Ends it and deletes its data. */
  discard(): Promise<void>;
};

/** A fresh folder that PostgreSQL's account can also enter when the tests run as root. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "benih server "));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Starts a server from nothing and stops it. Further servers of this process, and of those that it starts, begin
 * with a copy of the folder that it leaves. @returns what removes it.
 */
export async function leaveStartedFolder(settings: Settings): Promise<() => void> {
  const first = await startServer({ settings });
  await first.stop();
  process.env.STARTED_FOLDER = first.dataDirectory;
  return () => remove(first.dataDirectory);
}

/**
 * Copies what a first start leaves, including PostgreSQL's owner, if the set-up has made one; but
 * not its ports, which two servers starting at once would both want.
 */
function makeDataFolder(): string {
  const folder = makeFolder();
  const { STARTED_FOLDER } = process.env;
  if (STARTED_FOLDER) {
    execFileSync("cp", ["-a", `${STARTED_FOLDER}/.`, folder]);
    rmSync(path.join(folder, "backend.env"), { force: true });
  }
  return folder;
}

/**
 * Starts a server with its own backend on a free port and waits until it answers.
 * @param options.isHeard what it logs is also ours to say.
 */
export async function startServer(
  options: {
    program?: Program;
    dataDirectory?: string;
    settings?: Settings | ((port: number) => Settings);
    isHeard?: boolean;
  } = {},
): Promise<RunningServer> {
  if (!existsSync(path.join(ROOT, "build", "server", "index.js"))) {
    throw new Error("The app is not built: run npm test, or npm run build and then the tests.");
  }
  const dataDirectory = options.dataDirectory ?? makeDataFolder();
  const { settings, isHeard = false } = options;
  const { program, port } = await launchOnFreePort(
    options.program ?? "build/programs/main.js",
    (port) => ({
      ...(typeof settings === "function" ? settings(port) : settings),
      DATA_DIR: dataDirectory,
    }),
    isHeard,
  );
  const stop = async () => {
    program.kill("SIGTERM");
    const { code } = await program.ended;
    // Null: a test has killed it, or it was stopped before it could listen.
    if (code !== 0 && code !== null)
      throw new Error(`Not stopped in order (${code}):\n${program.stderr()}`);
  };
  return {
    ...readAddress(dataDirectory),
    dataDirectory,
    program,
    port,
    stop,
    async discard() {
      try {
        await stop();
      } finally {
        remove(dataDirectory);
      }
    },
  };
}

async function launchOnFreePort(
  program: Program,
  settingsFor: (port: number) => Settings,
  isHeard: boolean,
): Promise<{ program: LaunchedProgram; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const launched = launch(program, { ...settingsFor(port), PORT: String(port) }, { isHeard });
    const failed = await isRunning(launched).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failed === undefined) return { program: launched, port };
    const lostRace = /Port \d+ is in use/.test(launched.stderr());
    if (!lostRace || attempt === PORT_ATTEMPTS) throw failed;
  }
}

/** Resolves when the program has said that the server is up. */
export async function isRunning(launched: LaunchedProgram): Promise<void> {
  let over = false;
  const early = launched.ended.then(({ code }) => {
    over = true;
    throw new Error(`The server ended with ${code} instead of running:\n${launched.stderr()}`);
  });
  const up = promptly("the server says that it is running", START_LIMIT_MS, () =>
    over || launched.stdout().includes("Benih is running at") ? true : undefined,
  );
  await Promise.race([up, early]);
  if (over) await early;
}

/** Waits for words in its log, which may come later than the event itself. */
export async function logs({ program }: RunningServer, words: string): Promise<void> {
  await eventually(`the log says "${words}"`, PATIENCE_MS, () =>
    program.stderr().includes(words) ? true : undefined,
  );
}

function remove(folder: string): void {
  // After a crash PostgreSQL may still be writing its last files.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/** A setting for clients of the project, as `DATA_DIR/backend.env` has it. */
export function backendSetting(dataDirectory: string, name: string): string {
  const found = parseEnv(readFileSync(path.join(dataDirectory, "backend.env"), "utf8"))[name];
  if (found === undefined) throw new Error(`backend.env lacks ${name}`);
  return found;
}

function readAddress(dataDirectory: string): Omit<ServerAddress, "dataDirectory"> {
  const value = (name: string) => backendSetting(dataDirectory, name);
  return {
    url: value("SUPABASE_URL"),
    publishableKey: value("SUPABASE_PUBLISHABLE_KEY"),
    secretKey: value("SUPABASE_SECRET_KEY"),
    databaseUrl: value("DATABASE_URL"),
  };
}
