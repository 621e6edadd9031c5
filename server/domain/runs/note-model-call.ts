import type pg from "pg";
import type { ModelCall } from "../../services/language-model/language-model.ts";
import { signal } from "../../signals/signal.ts";

/**
 * Records the cost of a language model's call, even if its answer was useless.
 * @param whose the run that paid for it, or the article or page that it was for; neither if it was for nothing of ours
 */
export async function noteModelCall(
  pool: pg.Pool,
  whose: { runId?: string; subjectId?: string },
  call: ModelCall,
): Promise<void> {
  const { model: _, ...spent } = call;
  signal({ kind: "model_call", ...spent });
  await pool.query(
    `insert into public.model_calls
       (run_id, model, purpose, outcome, input_tokens, output_tokens, cost_micros, subject_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      whose.runId ?? null,
      call.model,
      call.purpose,
      call.outcome,
      call.inputTokens,
      call.outputTokens,
      Math.ceil(call.costMicros),
      whose.subjectId ?? null,
    ],
  );
}
