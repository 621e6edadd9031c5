import { pino } from "pino";
import { databaseUrlIn } from "../embedded/backend-env.ts";
import { placesIn } from "../embedded/places.ts";
import { createPool } from "../server/postgres/pool.ts";
import { dataDirectoryIn, readSettings } from "./settings.ts";

/** A pool for a command of the operator: of the hosted project, or of the server on this machine. */
export function openRunningDatabase(): ReturnType<typeof createPool> {
  return createPool(databaseUrl(), pino({ level: "silent" }));
}

function databaseUrl(): string {
  const settings = readSettings();
  if (settings.DATABASE_URL) return settings.DATABASE_URL;
  const url = databaseUrlIn(placesIn(dataDirectoryIn(settings)).addresses);
  if (url) return url;
  console.error("Set DATABASE_URL, or DATA_DIR to that of a server which is running.");
  process.exit(2);
}
