import { type Env, readEnv } from "../server/env.ts";
import { SettingsError } from "../server/settings/settings-error.ts";
import { readSettings } from "./settings.ts";

/** The settings of the server on this machine: in the environment, or in `.env`. */
export function serverSettings(): Env {
  try {
    return readEnv(readSettings());
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
