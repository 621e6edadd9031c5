import {
  type CompanyKind,
  DUPLICATES_AT_ONCE,
  type DuplicatePair,
  type DuplicateSide,
  mergedFields,
} from "../../../contracts/desk/duplicates.ts";
import type { Staff } from "./as-staff.ts";

const TABLES = { startup: "startups", investor: "investors" } as const;

const USED = {
  startup: {
    rounds: "select count(*)::int from public.funding_rounds where startup_id = t.id",
    articles: "select count(*)::int from public.news_startups where startup_id = t.id",
  },
  investor: {
    rounds: "select count(*)::int from public.funding_round_investors where investor_id = t.id",
    articles: "select count(*)::int from public.news_investors where investor_id = t.id",
  },
} as const;

/** Pairs that may be one company, the surest first. */
export async function listDuplicates(
  { client }: Staff,
  { kind }: { kind: CompanyKind },
): Promise<{ pairs: DuplicatePair[] }> {
  const { rows: pairs } = await client.query<{
    one: string;
    other: string;
    same_name: boolean;
    same_site: boolean;
  }>("select * from desk.likely_duplicates($1, $2)", [kind, DUPLICATES_AT_ONCE]);
  const ids = pairs.flatMap(({ one, other }) => [one, other]);
  const { rows } = await client.query<{
    row: Record<string, unknown>;
    rounds: number;
    articles: number;
    has_owner: boolean;
  }>(
    `select to_jsonb(t) as row, (${USED[kind].rounds}) as rounds, (${USED[kind].articles}) as articles,
            desk.has_owner(t.id) as has_owner
     from public.${TABLES[kind]} t where id = any ($1)`,
    [ids],
  );
  const sides = new Map(
    rows.map(({ row, rounds, articles, has_owner }): [string, DuplicateSide] => [
      String(row.id),
      {
        id: String(row.id),
        slug: String(row.slug),
        name: String(row.name),
        isPublished: row.is_published === true,
        values: Object.fromEntries(mergedFields(kind).map((field) => [field, asText(row[field])])),
        rounds,
        articles,
        hasOwner: has_owner,
      },
    ]),
  );
  return {
    pairs: pairs.flatMap(({ one, other, same_name, same_site }) => {
      const [first, second] = [sides.get(one), sides.get(other)];
      return first && second
        ? [{ sameName: same_name, sameSite: same_site, sides: [first, second] }]
        : [];
    }),
  };
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return Array.isArray(value) ? value.join("; ") : String(value);
}

/** Two that look like one and are not; saying it again changes nothing. */
export async function tellApart(
  { client, actor }: Staff,
  { kind, one, other }: { kind: CompanyKind; one: string; other: string },
): Promise<void> {
  await client.query(
    `insert into desk.different_companies (kind, one, other, said_by)
     values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $4) on conflict do nothing`,
    [kind, one, other, actor.userId],
  );
}

export type Merged = { slug: string } | "missing" | "both_have_owners";

/** Makes one company of two, in the transaction of the caller. */
export async function mergeTwo(
  { client }: Staff,
  order: { kind: CompanyKind; kept: string; merged: string; fromMerged: string[] },
): Promise<Merged> {
  const table = `public.${TABLES[order.kind]}`;
  const { rows } = await client.query<{ id: string; row: Record<string, unknown> }>(
    `select id, to_jsonb(t) as row from ${table} t where id = any ($1)`,
    [[order.kept, order.merged]],
  );
  const [kept, merged] = [order.kept, order.merged].map((id) => rows.find((row) => row.id === id));
  if (!kept || !merged || kept === merged) return "missing";
  const allowed = new Set<string>(mergedFields(order.kind));
  const chosen = Object.fromEntries(
    order.fromMerged
      .filter((field) => allowed.has(field))
      .map((field) => [field, merged.row[field]]),
  );
  try {
    await client.query("select desk.merge_companies($1, $2, $3, $4)", [
      order.kind,
      order.kept,
      order.merged,
      JSON.stringify(chosen),
    ]);
  } catch (error) {
    const isOwned =
      error instanceof Error && "constraint" in error && error.constraint === "both_have_owners";
    if (isOwned) return "both_have_owners";
    throw error;
  }
  return { slug: String(kept.row.slug) };
}
