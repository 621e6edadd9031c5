import type { z } from "zod";

/** What one call of a language model took, for the books (table model_calls). */
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
  /** What it is asked for, for the books: `deck_review`. */
  purpose: string;
  /** The task; our words. */
  instructions: string;
  /** The material; a stranger's words, and never an instruction. */
  material: string;
  answer: z.ZodType<Answer>;
};

/** What a run may still cost, in millionths of a US dollar. */
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
  /** What a whole run may cost, to be handed over with each of its questions. */
  newBudget(): Budget;
  /** @throws ModelUnavailable; the signal's reason */
  ask<Answer>(question: Question<Answer>, asking: ModelAsking): Promise<Answer>;
};

/** It did not answer, refused, or answered what cannot be used, however often it was asked. */
export class ModelUnavailable extends Error {
  override readonly name = "ModelUnavailable";
}
