import type pg from "pg";
import type { Service } from "../../../contracts/credits.ts";
import type { RunProblem } from "../../../contracts/runs.ts";

/** So many runs of the person's have failed within a day that the next one has to wait. */
export class FailedTooOften extends Error {
  override readonly name = "FailedTooOften";
  /** Until one may be begun again. */
  readonly seconds: number;

  constructor(most: number, seconds: number) {
    super(`${most} runs have failed within a day.`);
    this.seconds = seconds;
  }
}

/** What costs work and is paid back each time has an end. @throws FailedTooOften */
export async function refuseFailing(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  failed: { service: Service; isFree: boolean; by: readonly RunProblem[]; most: number },
): Promise<void> {
  const { service, isFree, by, most } = failed;
  const { rows } = await client.query<{ seconds: number }>(
    `select ceil(extract(epoch from finished_at + interval '1 day' - now()))::int as seconds
       from public.runs
      where user_id = $1 and service = $2 and is_free = $3 and problem = any($4)
        and finished_at > now() - interval '1 day'
      order by finished_at desc offset $5 limit 1`,
    [userId, service, isFree, by, most - 1],
  );
  if (rows[0]) throw new FailedTooOften(most, rows[0].seconds);
}
