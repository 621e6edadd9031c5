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
  /** What is to be done; ours. */
  instructions: string;
  /** What it is to be done with; a stranger's, and never an instruction. */
  material: string;
  answer: z.ZodType<Answer>;
};

/** A language model that answers in a given form. */
export type LanguageModel = {
  name: string;
  /** @throws ModelUnavailable; the signal's reason */
  ask<Answer>(
    question: Question<Answer>,
    asking: { signal: AbortSignal; onCall(call: ModelCall): Promise<void> },
  ): Promise<Answer>;
};

/** It did not answer, refused, or answered what cannot be used, however often it was asked. */
export class ModelUnavailable extends Error {
  override readonly name = "ModelUnavailable";
}
