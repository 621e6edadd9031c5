import type pg from "pg";
import type { ModelCall } from "../../services/language-model/language-model.ts";

/** Writes down what asking a language model took, also when it answered nothing of use. */
export async function noteModelCall(pool: pg.Pool, runId: string, call: ModelCall): Promise<void> {
  await pool.query(
    `insert into public.model_calls
       (run_id, model, purpose, outcome, input_tokens, output_tokens, cost_micros)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      runId,
      call.model,
      call.purpose,
      call.outcome,
      call.inputTokens,
      call.outputTokens,
      Math.ceil(call.costMicros),
    ],
  );
}
