import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/** The settings as the server reads them: the environment, and `.env` behind it. */
export function readSettings(): NodeJS.Dict<string> {
  const file = path.resolve(import.meta.dirname, "../.env");
  const kept = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return { ...kept, ...process.env };
}
