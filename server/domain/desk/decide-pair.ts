import type pg from "pg";
import { type CompanyKind, mergedFields } from "../../../contracts/desk/duplicates.ts";
import { holdAccounts } from "../account/hold-accounts.ts";
import { asServer, type Staff } from "./as-staff.ts";
import { COMPANY_TABLES, type PairOf } from "./duplicates.ts";
import { tellOwners } from "./tell-owners.ts";

/**
 * Records that two companies look the same but are not; saying so again changes nothing.
 * @returns false if one of them is gone
 */
export async function tellApart(
  staff: Staff,
  { kind, one, other, reason }: PairOf & { reason: string },
): Promise<boolean> {
  const { client, actor } = staff;
  // Locked: nobody merges them in the meantime.
  const { rowCount } = await client.query(
    `select from public.${COMPANY_TABLES[kind]} where id in ($1, $2) order by id for update`,
    [one, other],
  );
  if (rowCount !== 2) return false;
  await client.query(
    `insert into desk.different_companies (kind, one, other, said_by)
     values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $4) on conflict do nothing`,
    [kind, one, other, actor.userId],
  );
  await closeCase(staff, { one, other, decision: "declined", reason });
  return true;
}

export type Merged = { slug: string } | "missing" | "both_have_owners";

/** Merges two companies, and closes what waits about them, in the caller's transaction. */
export async function mergeTwo(
  staff: Staff,
  order: { kind: CompanyKind; kept: string; merged: string; fromMerged: string[]; reason: string },
): Promise<Merged> {
  const { client } = staff;
  const { kind, reason } = order;
  await asServer(staff, (server) => holdOwners(server, kind, [order.kept, order.merged]));
  // Locked, so that a second merge of the same finds what the first has left.
  const { rows } = await client.query<{ id: string; row: Record<string, unknown> }>(
    `select id, to_jsonb(t) as row from public.${COMPANY_TABLES[kind]} t
      where id = any ($1) order by id for update`,
    [[order.kept, order.merged]],
  );
  const [kept, merged] = [order.kept, order.merged].map((id) => rows.find((row) => row.id === id));
  if (!kept || !merged || kept === merged) return "missing";
  const allowed = new Set<string>(mergedFields(kind));
  const chosen = Object.fromEntries(
    order.fromMerged
      .filter((field) => allowed.has(field))
      .map((field) => [field, merged.row[field]]),
  );
  await closeCase(staff, { one: kept.id, other: merged.id, decision: "merged", reason });
  try {
    await client.query("select desk.merge_companies($1, $2, $3, $4)", [
      kind,
      kept.id,
      merged.id,
      JSON.stringify(chosen),
    ]);
  } catch (error) {
    const isOwned =
      error instanceof Error && "constraint" in error && error.constraint === "both_have_owners";
    if (isOwned) return "both_have_owners";
    throw error;
  }
  await asServer(staff, (server) =>
    tellOwners(server, { act: "page_merged", pageIds: [kept.id], by: staff.actor.userId, reason }),
  );
  return { slug: String(kept.row.slug) };
}

/** Locks their accounts and drafts before the pages, in the order of publishing and of deletion. */
async function holdOwners(
  client: pg.ClientBase,
  kind: CompanyKind,
  pageIds: string[],
): Promise<void> {
  const drafts = `public.${kind}_profiles where ${kind}_id = any ($1) order by user_id`;
  const { rows } = await client.query<{ owner: string }>(`select user_id as owner from ${drafts}`, [
    pageIds,
  ]);
  await holdAccounts(client, ...rows.map(({ owner }) => owner));
  await client.query(`select from ${drafts} for update`, [pageIds]);
}

/** Closes the pair's case in the queue, if there is one, with this act as its decision. */
async function closeCase(
  { client, actor }: Staff,
  by: { one: string; other: string; decision: "merged" | "declined"; reason: string },
): Promise<void> {
  await client.query(
    `update desk.cases set decision = $3, reason = $4, decided_by = $5, decided_at = now()
      where kind = 'duplicate' and decision is null
        and (subject_id, other_id) in (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))`,
    [by.one, by.other, by.decision, by.reason, actor.userId],
  );
}
