import type pg from "pg";
import type { ModelCall } from "../../services/language-model/language-model.ts";

/**
 * Records the cost of a language model's call, even if its answer was useless.
 * @param runId null for one that no run paid for.
 */
export async function noteModelCall(
  pool: pg.Pool,
  runId: string | null,
  call: ModelCall,
): Promise<void> {
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
