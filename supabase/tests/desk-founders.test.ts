import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { given, givenAccount, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();

const FOUNDER = { founderName: "Lan", linkedin: "https://linkedin.example/in/lan", city: "Huế" };
const SOURCE = { publisher: "Daily", url: "https://daily.example/lan", readOn: "2026-01-02" };

/** A page that its founder has claimed, with what the desk keeps about it. */
async function givenClaimed() {
  const page = await given(
    database,
    "startups",
    startup({ founder_name: FOUNDER.founderName, linkedin: FOUNDER.linkedin }),
  );
  const founder = await givenAccount(database);
  await database.insert(owner, "profiles", { user_id: founder, role: "Startup" });
  await database.insert(owner, "startup_profiles", { user_id: founder, startup_id: page });
  await database.run(
    owner,
    `insert into desk.cases (kind, subject_kind, subject_id, origin, details, decision, decided_at, asker_id)
     values ('claim', 'startup', $1, gen_random_uuid()::text, '{"linked": true}', 'accepted', now(), $2)`,
    [page, founder],
  );
  const content = JSON.stringify({ ...FOUNDER, sources: { linkedin: SOURCE, city: SOURCE } });
  await database.run(
    owner,
    "insert into desk.documents (id, kind, content, revision) values ($1, 'startup', $2, 2)",
    [page, content],
  );
  await database.run(
    owner,
    "insert into desk.revisions (document_id, revision, content) select $1, n, $2 from generate_series(1, 2) n",
    [page, content],
  );
  await givenImported(page);
  for (const field of ["linkedin", "city"]) {
    await database.insert(owner, "fact_sources", {
      startup_id: page,
      field,
      publisher: SOURCE.publisher,
      url: SOURCE.url,
      read_on: SOURCE.readOn,
      read_by: "editor",
    });
  }
  return { page, founder };
}

/** What an import keeps of the page that it changed. */
async function givenImported(page: string): Promise<void> {
  const { founderName, linkedin, city } = FOUNDER;
  await database.run(
    owner,
    `with import as (
       insert into desk.imports (kind, file_name, encoding, separator, headings, sample, mapping, made_by)
       values ('startup', 'a.csv', 'utf-8', ',', '[]', '[]', '[]', gen_random_uuid()) returning id
     )
     insert into desk.import_changes (import_id, row_id, line, before, after)
     select id, $1, 2, $2, $2 from import`,
    [page, JSON.stringify({ founder_name: founderName, linkedin, city })],
  );
}

/** Everything kept about the page, as text. */
async function keptOf(page: string): Promise<unknown[]> {
  const { rows } = await database.run(
    owner,
    `select content from desk.documents where id = $1
     union all select content from desk.revisions where document_id = $1`,
    [page],
  );
  return rows.map(({ content }) => content);
}

async function importedOf(page: string): Promise<unknown[]> {
  const { rows } = await database.run(
    owner,
    "select before, after from desk.import_changes where row_id = $1",
    [page],
  );
  return rows.flatMap(({ before, after }) => [before, after]);
}

describe("a founder who leaves", () => {
  it("is named at the desk no more, in no version and by no source", async () => {
    const { page, founder } = await givenClaimed();
    const other = await givenClaimed();
    await database.run(owner, "delete from auth.users where id = $1", [founder]);
    const forgotten = { city: "Huế", founderName: "", linkedin: "", sources: { city: SOURCE } };
    expect(await keptOf(page)).toEqual([forgotten, forgotten, forgotten]);
    const { rows } = await database.run(
      owner,
      `select s.is_published, s.founder_name, s.linkedin, array_agg(f.field) as sources
         from public.startups s join public.fact_sources f on f.startup_id = s.id
        where s.id = $1 group by s.id`,
      [page],
    );
    expect(rows).toEqual([
      { is_published: false, founder_name: "", linkedin: null, sources: ["city"] },
    ]);
    // Everything about the others is unchanged.
    for (const content of await keptOf(other.page)) expect(content).toMatchObject(FOUNDER);
  });

  it("is named no more in what an import changed, of pages that are one with theirs as well", async () => {
    const { page, founder } = await givenClaimed();
    const other = await givenClaimed();
    const merged = randomUUID();
    await givenImported(merged);
    await database.run(
      owner,
      "insert into public.moved_addresses (kind, name, to_id) values ('startup', $1, $2)",
      [merged, page],
    );
    await database.run(owner, "delete from auth.users where id = $1", [founder]);
    const forgotten = { city: "Huế", founder_name: "", linkedin: null };
    expect(await importedOf(page)).toEqual([forgotten, forgotten]);
    expect(await importedOf(merged)).toEqual([forgotten, forgotten]);
    for (const row of await importedOf(other.page))
      expect(row).toMatchObject({ founder_name: "Lan" });
  });
});
