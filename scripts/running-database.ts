import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { pino } from "pino";
import { placesIn } from "../embedded/places.ts";
import { createPool } from "../server/postgres/pool.ts";
import { readSettings } from "./settings.ts";

/** A pool for a command of the operator: of the hosted project, or of the server on this machine. */
export function openRunningDatabase(): ReturnType<typeof createPool> {
  return createPool(databaseUrl(), pino({ level: "silent" }));
}

function databaseUrl(): string {
  const { DATABASE_URL, DATA_DIR } = readSettings();
  if (DATABASE_URL) return DATABASE_URL;
  const file = placesIn(path.resolve(DATA_DIR || "./data")).addresses;
  const url = existsSync(file) ? parseEnv(readFileSync(file, "utf8")).DATABASE_URL : undefined;
  if (url) return url;
  console.error("Set DATABASE_URL, or DATA_DIR to that of a server which is running.");
  process.exit(2);
}
