import type pg from "pg";
import type { NO_MATCH, Service } from "../../../contracts/credits.ts";
import type { RunProblem } from "../../../contracts/runs.ts";

/** The next run has to wait: too many of the person's runs were refunded within a day. */
export class PaidBackTooOften extends Error {
  override readonly name = "PaidBackTooOften";
  /** Until a run may start again. */
  readonly seconds: number;

  constructor(most: number, seconds: number) {
    super(`${most} runs were paid back within a day.`);
    this.seconds = seconds;
  }
}

/** Limits runs that cost work but are refunded each time. @throws PaidBackTooOften */
export async function refusePaidBack(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  paidBack: {
    service: Service;
    isFree: boolean;
    /** The failures, or reasons of refunds, that count. */
    by: readonly (RunProblem | typeof NO_MATCH)[];
    most: number;
  },
): Promise<void> {
  const { service, isFree, by, most } = paidBack;
  const { rows } = await client.query<{ seconds: number }>(
    `select ceil(extract(epoch from r.finished_at + interval '1 day' - now()))::int as seconds
       from public.runs r left join public.credit_entries e on e.idempotency_key = 'refund:' || r.id
      where r.user_id = $1 and r.service = $2 and r.is_free = $3
        and (r.problem = any($4) or e.reason = any($4))
        and r.finished_at > now() - interval '1 day'
      order by r.finished_at desc offset $5 limit 1`,
    [userId, service, isFree, by, most - 1],
  );
  if (rows[0]) throw new PaidBackTooOften(most, rows[0].seconds);
}
