import { readEnv } from "../server/env.ts";
import type { Engine } from "../server/judging/engine.ts";
import { openEngine } from "../server/judging/open-engine.ts";
import { SettingsError } from "../server/settings/settings-error.ts";
import { readSettings } from "./settings.ts";

/** The language model named by the settings (`AI_…`), from the environment or `.env`, as the server reads them. */
export function configuredModel() {
  // Other settings are not needed here, so errors in them must not matter.
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
