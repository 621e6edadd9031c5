import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { readEnv, SettingsError } from "../server/env.ts";
import type { Engine } from "../server/judging/engine.ts";
import { openEngine } from "../server/judging/open-engine.ts";

/** The language model that the settings name (`AI_…`), in the environment or in `.env` as the server reads them. */
export function configuredModel() {
  const file = path.resolve(import.meta.dirname, "../.env");
  const kept = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  // Nothing else is needed here, and so nothing else can be wrong.
  const settings = Object.entries({ ...kept, ...process.env }).filter(([name]) =>
    name.startsWith("AI_"),
  );
  try {
    return readEnv(Object.fromEntries(settings)).languageModel;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** The engine that judges with that model, or by rules without one. */
export function configuredEngine(): Engine {
  return openEngine(configuredModel());
}
