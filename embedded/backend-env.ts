import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { writeFileWhole } from "./write-file-whole.ts";

/** Writes the backend's addresses and keys for tools on this machine. */
export function writeBackendEnv(file: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileWhole(file, lines.join(""), 0o600);
}

/** The database's address of a running server, or of its last run; undefined before that. */
export function databaseUrlIn(file: string): string | undefined {
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")).DATABASE_URL : undefined;
}

/** Keeping the port lets open tools (psql, a database browser) reconnect. */
export function portOfLastRun(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const port = /@127\.0\.0\.1:(\d+)\//.exec(readFileSync(file, "utf8"))?.[1];
  return port === undefined ? undefined : Number(port);
}
