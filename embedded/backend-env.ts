import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { writeFileWhole } from "./write-file-whole.ts";

/** Tells tools of this machine where the backend is and how to get in. */
export function writeBackendEnv(file: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileWhole(file, lines.join(""), 0o600);
}

/** The address of the database of a server that runs, or has run last; undefined before that. */
export function databaseUrlIn(file: string): string | undefined {
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")).DATABASE_URL : undefined;
}

/** Keeping the port lets open tools (psql, a database browser) reconnect. */
export function portOfLastRun(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const port = /@127\.0\.0\.1:(\d+)\//.exec(readFileSync(file, "utf8"))?.[1];
  return port === undefined ? undefined : Number(port);
}
