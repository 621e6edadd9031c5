import { readEnv } from "../server/env.ts";
import type { Engine } from "../server/judging/engine.ts";
import { openEngine } from "../server/judging/open-engine.ts";
import { SettingsError } from "../server/settings/settings-error.ts";
import { readSettings } from "./settings.ts";

/** The language model that the settings name (`AI_…`), in the environment or in `.env` as the server reads them. */
export function configuredModel() {
  // Nothing else is needed here, and so nothing else can be wrong.
  const settings = Object.entries(readSettings()).filter(([name]) => name.startsWith("AI_"));
  try {
    return readEnv(Object.fromEntries(settings)).languageModel;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** The engine that judges with that model, or by rules without one. */
export function configuredEngine(): Promise<Engine> {
  return openEngine(configuredModel());
}
