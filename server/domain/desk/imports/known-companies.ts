import type pg from "pg";
import type { ImportKind, LineProblemCode } from "../../../../contracts/desk/imports.ts";
import { TABLES } from "./stored-import.ts";

/** What there is already, as far as lines name it. */
export type KnownCompanies = {
  /** Rows of the file's own kind. */
  ids: Set<string>;
  idOfSlug: Map<string, string>;
  /** Of rounds: the company, and who invested. */
  startup(text: string): Named;
  investor(text: string): Named;
};

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
    };
  }
  const { rows } = await db.query<{ id: string }>("select id from public.funding_rounds");
  return {
    ids: new Set(rows.map(({ id }) => id)),
    idOfSlug: new Map(),
    startup: namer(await lookup(db, "startups"), "noSuchCompany", "severalCompanies"),
    investor: namer(await lookup(db, "investors"), "noSuchInvestor", "severalInvestors"),
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
    // A name of two companies names neither.
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
    if (bySlug !== undefined) return { id: bySlug };
    const byName = names.get(text.normalize("NFC"));
    if (byName === null) return { problem: several };
    return byName === undefined ? { problem: none } : { id: byName };
  };
}
