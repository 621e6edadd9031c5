import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { type Env, readEnv } from "../server/env.ts";
import { SettingsError } from "../server/settings/settings-error.ts";

/** The settings of the server on this machine: in the environment, or in `.env`. */
export function serverSettings(): Env {
  const file = path.resolve(import.meta.dirname, "../.env");
  const kept = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  try {
    return readEnv({ ...kept, ...process.env });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
