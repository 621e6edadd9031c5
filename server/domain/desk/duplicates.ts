import type pg from "pg";
import {
  type CompanyKind,
  DUPLICATES_AT_ONCE,
  type DuplicatePair,
  type DuplicateSide,
  type DuplicateSides,
  mergedFields,
} from "../../../contracts/desk/duplicates.ts";
import type { Staff } from "./as-staff.ts";

export const COMPANY_TABLES = { startup: "startups", investor: "investors" } as const;

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
  const sides = await readSides(
    client,
    kind,
    pairs.flatMap(({ one, other }) => [one, other]),
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

export type PairOf = { kind: CompanyKind; one: string; other: string };

/** Both pages of a pair; undefined when one of them is gone. */
export async function readPair(
  { client }: Staff,
  { kind, one, other }: PairOf,
): Promise<{ sides: DuplicateSides } | undefined> {
  const sides = await readSides(client, kind, [one, other]);
  const [first, second] = [sides.get(one), sides.get(other)];
  return first && second && { sides: [first, second] };
}

async function readSides(
  client: pg.ClientBase,
  kind: CompanyKind,
  ids: string[],
): Promise<Map<string, DuplicateSide>> {
  const { rows } = await client.query<{
    row: Record<string, unknown>;
    rounds: number;
    articles: number;
    has_owner: boolean;
  }>(
    `select to_jsonb(t) as row, (${USED[kind].rounds}) as rounds, (${USED[kind].articles}) as articles,
            desk.has_owner(t.id) as has_owner
     from public.${COMPANY_TABLES[kind]} t where id = any ($1)`,
    [ids],
  );
  return new Map(
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
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return Array.isArray(value) ? value.join("; ") : String(value);
}
