import "./node-env.ts";
import { BackendError } from "../embedded/backend-error.ts";
import { readEnv } from "./env.ts";
import { SettingsError } from "./settings/settings-error.ts";
import { explainAndExit } from "./start-failure.ts";

async function main(): Promise<void> {
  const env = readEnv(process.env);
  // Loaded only now, so that wrong settings are reported at once.
  const { serve } = await import("./serve.ts");
  await serve(env);
}

main().catch((error: unknown) => explainAndExit(error, [SettingsError, BackendError]));
