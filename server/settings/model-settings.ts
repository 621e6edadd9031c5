import { z } from "zod";
import type { ModelSettings } from "../services/language-model/open-model.ts";
import { SettingsError } from "./settings-error.ts";

const dollars = z.coerce.number().nonnegative().max(10_000);

/** The language model that judges and writes. */
export const modelSettings = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional()
    .describe("an http(s) address of an OpenAI-compatible API, such as https://api.example/v1"),
  AI_API_KEY: z.string().min(1).optional().describe("the key of that API"),
  AI_MODEL: z.string().max(200).optional().describe("the name of one of its models"),
  AI_TIMEOUT_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(280)
    .default(120)
    .describe("whole seconds from 1 to 280"),
  AI_MAX_OUTPUT_TOKENS: z.coerce
    .number()
    .int()
    .min(500)
    .max(200_000)
    .default(8000)
    .describe("a whole number from 500 to 200000"),
  AI_INPUT_PRICE: dollars.default(0).describe("US dollars per million tokens"),
  AI_OUTPUT_PRICE: dollars.default(0).describe("US dollars per million tokens"),
  AI_VISION: z.enum(["on", "off"]).default("off").describe("on or off"),
  AI_MAX_RUN_COST: dollars.default(1).describe("US dollars that one run may cost"),
  AI_MAX_NEWSROOM_COST: dollars
    .default(5)
    .describe("US dollars that articles and translations may cost in a day"),
};

const read = z.object(modelSettings);

/** A model, and what it may write for the newsroom in a day, in US dollars. */
export type ModelOfServer = ModelSettings & { maxNewsroomCost: number };

/** Undefined without one. @throws SettingsError */
export function languageModelOf(settings: z.output<typeof read>): ModelOfServer | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = settings;
  if (baseUrl === undefined && apiKey === undefined && model === undefined) return undefined;
  if (baseUrl === undefined || model === undefined) {
    throw new SettingsError("AI_BASE_URL and AI_MODEL must be set together, AI_API_KEY with both.");
  }
  return {
    baseUrl,
    apiKey,
    model,
    timeoutSeconds: settings.AI_TIMEOUT_SECONDS,
    maxOutputTokens: settings.AI_MAX_OUTPUT_TOKENS,
    prices: { input: settings.AI_INPUT_PRICE, output: settings.AI_OUTPUT_PRICE },
    maxRunCost: settings.AI_MAX_RUN_COST,
    maxNewsroomCost: settings.AI_MAX_NEWSROOM_COST,
    sees: settings.AI_VISION === "on",
  };
}
