import type pg from "pg";
import { SERVICES, type Service } from "../../../../contracts/credits.ts";
import type { RunFigures } from "../../../../contracts/desk/figures.ts";

/** How runs ended and how long they took, in the last seven whole days and in the seven before. */
export async function readRunFigures(client: pg.ClientBase, since: Date): Promise<RunFigures[]> {
  const { rows } = await client.query<RunFigures & { service: Service }>(
    `with ended as (
       select service, state, finished_at >= $1::timestamptz + interval '7 days' as is_late,
         extract(epoch from finished_at - created_at) as seconds
       from public.runs
       where created_at >= $1::timestamptz - interval '1 day' and finished_at >= $1
         and finished_at < $1::timestamptz + interval '14 days'
     )
     select service,
       count(*) filter (where is_late and state = 'done')::int as done,
       count(*) filter (where is_late and state = 'failed')::int as failed,
       count(*) filter (where not is_late and state = 'done')::int as "doneBefore",
       count(*) filter (where not is_late and state = 'failed')::int as "failedBefore",
       (percentile_cont(0.5) within group (order by seconds) filter (where is_late and state = 'done'))::float as "medianSeconds",
       (percentile_cont(0.95) within group (order by seconds) filter (where is_late and state = 'done'))::float as "mostSeconds"
     from ended group by service`,
    [since],
  );
  const none = { done: 0, failed: 0, doneBefore: 0, failedBefore: 0 };
  return SERVICES.map(
    (service) =>
      rows.find((row) => row.service === service) ?? {
        service,
        ...none,
        medianSeconds: null,
        mostSeconds: null,
      },
  );
}
