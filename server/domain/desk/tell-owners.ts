import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { z } from "zod";
import { tellOfStaffAct } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";

type Told = z.input<(typeof tellOfStaffAct)["payload"]>;

/** Queues a mail to somebody about what staff did with something of theirs, in the act's transaction. */
export async function tellPerson(client: pg.ClientBase, told: Told): Promise<void> {
  await queueJob(client, tellOfStaffAct, told, `told:${randomUUID()}`);
}

/**
 * Tells the owners of these pages, each once per page.
 * @param client the server's own: staff cannot read who the owners are
 * @param by who did it; people are not told of their own acts
 */
export async function tellOwners(
  client: pg.ClientBase,
  {
    act,
    pageIds,
    by,
    reason,
  }: Pick<Told, "act" | "reason"> & {
    pageIds: string[];
    by: string | null;
  },
): Promise<void> {
  const { rows } = await client.query<{ userId: string; name: string; path: string }>(
    `select d.user_id as "userId", p.name, '/startups/' || p.slug as path
       from public.startup_profiles d join public.startups p on p.id = d.startup_id
      where p.id = any ($1) and d.user_id is distinct from $2
      union all
     select d.user_id, p.name, '/investors/' || p.slug
       from public.investor_profiles d join public.investors p on p.id = d.investor_id
      where p.id = any ($1) and d.user_id is distinct from $2`,
    [pageIds, by],
  );
  for (const { userId, name, path } of rows) {
    await tellPerson(client, { userId, act, about: name, path, reason });
  }
}
