import { fork } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { endChild, untilRunning } from "../acceptance/forked-server.ts";
import { freePort } from "../acceptance/free-port.ts";
import { SERVER_OPTIONS, TEST_SETTINGS } from "../acceptance/launched-program.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

const feed = z.object({ items: z.array(z.object({ url: z.url() })).min(1) });

export type RunningServer = {
  url: string;
  pid: number;
  publishableKey: string;
  secretKey: string;
  databaseUrl: string;
};

/**
 * Runs `use` against the built server: with the sample content in a temporary data folder, or on an
 * existing folder, which stays.
 */
export async function withRunningServer<T>(
  use: (server: RunningServer) => Promise<T>,
  existingFolder?: string,
): Promise<T> {
  if (!existsSync(path.join(ROOT, "build", "server", "index.js"))) {
    throw new Error("The app is not built: run npm run build, or npm start once.");
  }
  const dataFolder = existingFolder ?? makeDataFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(path.join(ROOT, "build", "programs", "main.js"), {
    cwd: ROOT,
    execArgv: SERVER_OPTIONS,
    env: ownEnvironment({ PORT: String(port), DATA_DIR: dataFolder, PUBLIC_URL: url }),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    await untilRunning(child);
    const file = path.join(dataFolder, "backend.env");
    return await use({
      url,
      pid: child.pid ?? 0,
      publishableKey: readValue(file, "SUPABASE_PUBLISHABLE_KEY"),
      secretKey: readValue(file, "SUPABASE_SECRET_KEY"),
      databaseUrl: readValue(file, "DATABASE_URL"),
    });
  } finally {
    await endChild(child);
    if (existingFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** A new empty data folder that PostgreSQL's account can enter. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "benih bench "));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * The environment for a measured server, without the developer's own settings and without automatic
 * work.
 */
export function ownEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...TEST_SETTINGS,
    HOST: "127.0.0.1",
    SAMPLE_CONTENT: "on",
    LOG_LEVEL: "error",
    ...settings,
  };
}

/** The path of the newest article, such as `/news/some-slug`. */
export async function newestArticlePath(server: RunningServer): Promise<string> {
  const response = await fetch(`${server.url}/feeds/en.json`);
  const [newest] = feed.parse(await response.json()).items;
  return newest ? new URL(newest.url).pathname : "/";
}

function readValue(file: string, name: string): string {
  const value = new RegExp(`^${name}=(.+)$`, "m").exec(readFileSync(file, "utf8"))?.[1];
  if (value === undefined) throw new Error(`${file} has no ${name}`);
  return value;
}
