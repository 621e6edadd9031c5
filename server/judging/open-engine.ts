import { type ModelSettings, openModel } from "../services/language-model/open-model.ts";
import type { Engine } from "./engine.ts";
import { modelEngine } from "./model-engine.ts";
import { rulesEngine } from "./rules-engine.ts";

/** The engine that is configured: a language model where one is, else the rules alone. */
export function openEngine(settings: ModelSettings | undefined): Engine {
  return settings ? modelEngine(openModel(settings)) : rulesEngine();
}
