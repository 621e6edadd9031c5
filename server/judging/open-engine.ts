import type { ModelSettings } from "../services/language-model/open-model.ts";
import type { Engine } from "./engine.ts";
import { rulesEngine } from "./rules-engine.ts";

/** The configured engine: a language model if there is one, else the rules alone. */
export async function openEngine(settings: ModelSettings | undefined): Promise<Engine> {
  if (!settings) return rulesEngine();
  const [{ modelEngine }, { openModel }] = await Promise.all([
    import("./model-engine.ts"),
    import("../services/language-model/open-model.ts"),
  ]);
  return modelEngine(openModel(settings));
}
