import type pg from "pg";
import type { ImportKind, LineProblemCode } from "../../../../contracts/desk/imports.ts";
import { TABLES } from "./stored-import.ts";

/** The existing rows that lines name. */
export type KnownCompanies = {
  /** Rows of the file's own kind. */
  ids: Set<string>;
  idOfSlug: Map<string, string>;
  /** For rounds, the company and the investors. */
  startup(text: string): Named;
  investor(text: string): Named;
  /** The existing rounds by each of their signs (`signsOf`). */
  roundOfSign: Map<string, string>;
};

/** The facts that identify a round. */
export type RoundFacts = {
  startup_id: unknown;
  kind: unknown;
  announced_on: unknown;
  amount: unknown;
  currency: unknown;
  amount_usd_thousand: unknown;
};

/**
 * Two rounds with a sign in common are the same: one company, kind and day, with the same amount as announced or in
 * dollars, or both without an amount.
 */
export function signsOf(round: RoundFacts): string[] {
  const { startup_id, kind, announced_on, amount, currency, amount_usd_thousand } = round;
  const sign = (sum: unknown, of: unknown) =>
    [startup_id, kind, announced_on, sum === null ? "" : Number(sum), of].join(" ");
  const inDollars = sign(amount_usd_thousand ?? null, "thousand");
  return amount === null || amount === undefined
    ? [inDollars]
    : [inDollars, sign(amount, currency)];
}

type Named = { id: string } | { problem: LineProblemCode };
type Lookup = { slugs: Map<string, string>; names: Map<string, string | null>; ids: Set<string> };

const NOTHING: Lookup = { slugs: new Map(), names: new Map(), ids: new Set() };

export async function readKnown(db: pg.Pool, kind: ImportKind): Promise<KnownCompanies> {
  if (kind !== "round") {
    const own = await lookup(db, TABLES[kind]);
    return {
      ids: own.ids,
      idOfSlug: own.slugs,
      startup: namer(NOTHING, "noSuchCompany", "severalCompanies"),
      investor: namer(NOTHING, "noSuchInvestor", "severalInvestors"),
      roundOfSign: new Map(),
    };
  }
  const { rows } = await db.query<RoundFacts & { id: string }>(
    `select id, startup_id, kind, announced_on::text as announced_on, amount, currency, amount_usd_thousand
     from public.funding_rounds`,
  );
  return {
    ids: new Set(rows.map(({ id }) => id)),
    idOfSlug: new Map(),
    startup: namer(await lookup(db, "startups"), "noSuchCompany", "severalCompanies"),
    investor: namer(await lookup(db, "investors"), "noSuchInvestor", "severalInvestors"),
    roundOfSign: new Map(rows.flatMap((round) => signsOf(round).map((sign) => [sign, round.id]))),
  };
}

async function lookup(db: pg.Pool, table: "startups" | "investors"): Promise<Lookup> {
  const { rows } = await db.query<{ id: string; slug: string; name: string }>(
    `select id, slug, name from public.${table}`,
  );
  const found: Lookup = { slugs: new Map(), names: new Map(), ids: new Set() };
  for (const { id, slug, name } of rows) {
    found.ids.add(id);
    found.slugs.set(slug, id);
    const key = name.normalize("NFC").trim();
    // A name shared by two companies identifies neither.
    found.names.set(key, found.names.has(key) ? null : id);
  }
  return found;
}

function namer(
  { ids, slugs, names }: Lookup,
  none: LineProblemCode,
  several: LineProblemCode,
): (text: string) => Named {
  return (text) => {
    const id = text.toLowerCase();
    if (ids.has(id)) return { id };
    const bySlug = slugs.get(id);
    const byName = names.get(text.normalize("NFC"));
    const found = bySlug ?? byName;
    if (found === undefined) return { problem: none };
    // If the name of one is the address of another, we cannot tell which is meant.
    if (found === null || (byName !== undefined && byName !== found)) return { problem: several };
    return { id: found };
  };
}
