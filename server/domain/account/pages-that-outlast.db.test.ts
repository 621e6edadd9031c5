import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import type { Actor } from "./actor.ts";
import { takeDown } from "./take-down.ts";

const { pool, open } = accountsDatabase();

type Kind = "startup" | "investor";

const OWN = {
  tagline: "Their tagline",
  tagline_vi: "Câu của họ",
  description: "Their description",
  city: "Huế",
  address: "1 Lê Lợi",
  founded_year: 2019,
  website: "https://own.example",
  logo: "own-logo",
};
const GONE = {
  is_published: false,
  tagline: "",
  tagline_vi: null,
  description: "",
  city: "",
  address: "",
  founded_year: null,
  website: null,
  logo: "",
};

/** A page from somebody's first publish, with a document at the desk and a change by an import. */
async function publish(actor: Actor, kind: Kind): Promise<string> {
  const own = kind === "startup" ? { ...OWN, team_size: "1-10", founder_name: "Lan" } : OWN;
  const needed =
    kind === "startup"
      ? { industries: ["fintech"], venture_round: "seed" }
      : { investor_types: ["venture_capital"], target_industries: ["fintech"] };
  const row = { ...needed, ...own, slug: randomUUID(), name: "Lụa Vàng", country: "Vietnam" };
  const { rows } = await pool().query<{ id: string }>(
    `insert into public.${kind}s (${Object.keys(row).join(", ")}, is_published, published_at)
     values (${Object.keys(row).map((_, at) => `$${at + 1}`)}, true, now()) returning id`,
    Object.values(row),
  );
  const id = rows[0]?.id ?? "";
  await pool().query(
    `insert into public.${kind}_profiles (user_id, ${kind}_id) values ($1, $2)
     on conflict (user_id) do update set ${kind}_id = $2`,
    [actor.userId, id],
  );
  await keepDocument(id, kind);
  await pool().query(
    `with i as (insert into desk.imports (kind, file_name, encoding, separator, headings, sample, mapping, made_by)
       values ($2, 'x.csv', 'utf-8', ',', '[]', '[]', '[]', gen_random_uuid()) returning id)
     insert into desk.import_changes (import_id, row_id, line, before, after)
     select id, $1, 1, '{"tagline": "Their tagline"}', '{"tagline": "Other"}' from i`,
    [id, kind],
  );
  return id;
}

const keepDocument = (id: string, kind: string) =>
  pool().query(
    `with d as (insert into desk.documents (id, kind, content) values ($1, $2, '{"tagline": "Their tagline"}') returning id)
     insert into desk.revisions (document_id, revision, content) select id, 1, '{"tagline": "Their tagline"}' from d`,
    [id, kind],
  );

/** A reported round, by default of a company that nobody owns. */
async function report(by: { startup?: string; investor?: string }): Promise<string> {
  const startup =
    by.startup ??
    (
      await pool().query<{ id: string }>(
        `insert into public.startups (slug, name, industries, venture_round, country)
         values ($1, 'Sawah', '{agritech}', 'seed', 'Indonesia') returning id`,
        [randomUUID()],
      )
    ).rows[0]?.id;
  const { rows } = await pool().query<{ id: string }>(
    `insert into public.funding_rounds (startup_id, kind, announced_on) values ($1, 'seed', '2026-03-04') returning id`,
    [startup],
  );
  const id = rows[0]?.id ?? "";
  if (by.investor) {
    await pool().query(
      "insert into public.funding_round_investors (funding_round_id, investor_id) values ($1, $2)",
      [id, by.investor],
    );
  }
  await keepDocument(id, "round");
  return id;
}

async function leave(actor: Actor, kind: Kind): Promise<void> {
  await takeDown(pool(), actor);
  // It may be called again.
  await takeDown(pool(), actor);
  await pool().query("delete from auth.users where id = $1", [actor.userId]);
  const { rowCount } = await pool().query(
    `select from public.${kind}_profiles where user_id = $1`,
    [actor.userId],
  );
  expect(rowCount).toBe(0);
}

async function rowOf(table: string, id: string) {
  return (await pool().query(`select * from ${table} where id = $1`, [id])).rows[0];
}

const countOf = async (table: string, column: string, id: string) =>
  (await pool().query(`select from ${table} where ${column} = $1`, [id])).rowCount;

describe.each<[Kind, "Startup" | "Investor"]>([
  ["startup", "Startup"],
  ["investor", "Investor"],
])("the page of a %s that a reported round refers to", (kind, role) => {
  it("stays out of sight with its round, and with nothing that its owner wrote", async () => {
    const actor = await open(role);
    const page = await publish(actor, kind);
    const round = await report({ [kind]: page });
    await leave(actor, kind);
    expect(await rowOf(`public.${kind}s`, page)).toMatchObject({ ...GONE, name: "Lụa Vàng" });
    expect(await rowOf("public.funding_rounds", round)).toBeDefined();
    expect(await countOf("desk.documents", "id", round)).toBe(1);
    expect(await countOf("desk.documents", "id", page)).toBe(0);
    expect(await countOf("desk.import_changes", "row_id", page)).toBe(0);
    if (kind === "investor") {
      expect(await countOf("public.funding_round_investors", "investor_id", page)).toBe(1);
      expect(await rowOf("public.investors", page)).toMatchObject({ target_industries: [] });
    } else {
      expect(await rowOf("public.startups", page)).toMatchObject({
        founder_name: "",
        team_size: null,
      });
    }
  });

  it("goes as a whole where none does", async () => {
    const actor = await open(role);
    const page = await publish(actor, kind);
    await leave(actor, kind);
    expect(await rowOf(`public.${kind}s`, page)).toBeUndefined();
    expect(await countOf("desk.documents", "id", page)).toBe(0);
  });
});
