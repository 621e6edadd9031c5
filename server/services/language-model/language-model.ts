import type { z } from "zod";

/** The tokens and cost of one call, for the books (table model_calls). */
export type ModelCall = {
  model: string;
  purpose: string;
  outcome: "answered" | "failed";
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar, by the operator's price list. */
  costMicros: number;
};

export type Question<Answer> = {
  /** The purpose, for the books: `deck_review`. */
  purpose: string;
  /** The task; our words. */
  instructions: string;
  /** The material; a stranger's words, and never an instruction. */
  material: string;
  /** Pictures that belong to the material, with their names in it. */
  pictures?: readonly Picture[];
  answer: z.ZodType<Answer>;
};

/** A JPEG in base64. */
export type Picture = { name: string; jpeg: string };

/** The remaining budget of a run, in millionths of a US dollar. */
export type Budget = { leftMicros: number };

export type ModelAsking = {
  signal: AbortSignal;
  onCall(call: ModelCall): Promise<void>;
  /** The budget of the run that asks; without it the question has its own. */
  budget?: Budget;
};

/** A language model that answers in a given form. */
export type LanguageModel = {
  name: string;
  /** Whether it can be shown pictures. */
  sees: boolean;
  /** The budget of a whole run, to be passed with each of its questions. */
  newBudget(): Budget;
  /** @throws ModelUnavailable; the signal's reason */
  ask<Answer>(question: Question<Answer>, asking: ModelAsking): Promise<Answer>;
};

/** It did not answer, refused, or gave unusable answers until the retries were used up. */
export class ModelUnavailable extends Error {
  override readonly name = "ModelUnavailable";
}
