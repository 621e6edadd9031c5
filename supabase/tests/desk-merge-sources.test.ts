import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { atDesk, owner } from "./actors.ts";
import { given, round, startup } from "./content.ts";
import { migratedDatabase, type Row, valuesIn } from "./database.ts";
import { givenStaff } from "./desk.ts";

const database = migratedDatabase();
const one = valuesIn(database);

const MERGE = "select desk.merge_companies('startup', $1, $2, $3)";

const givenSource = (row: Row) =>
  given(database, "fact_sources", {
    url: "https://ledger.example/a",
    read_on: "2026-03-05",
    read_by: "editor",
    ...row,
  });

/** The source named for each fact. */
const sourcesOf = (column: string, id: string) =>
  one(`select jsonb_object_agg(field, publisher) from public.fact_sources where ${column} = $1`, [
    id,
  ]);

describe("merging two startups", () => {
  it("keeps what a round that both report was announced with, its sources, and the drafts about it", async () => {
    const publisher = await givenStaff(database, "publisher");
    const [kept, gone] = [
      await given(database, "startups", startup()),
      await given(database, "startups", startup()),
    ];
    const same = await given(database, "funding_rounds", { startup_id: kept, ...round() });
    const own = { amount: 19_568_150_000, currency: "IDR", rate: 16_300, rate_on: "2025-08-09" };
    const twin = await given(database, "funding_rounds", { startup_id: gone, ...round(own) });
    await givenSource({ funding_round_id: same, field: "announced_on", publisher: "Theirs" });
    await givenSource({ funding_round_id: twin, field: "announced_on", publisher: "Other" });
    await givenSource({ funding_round_id: twin, field: "amount", publisher: "Other" });
    const draft = randomUUID();
    await database.run(
      owner,
      "insert into desk.documents (id, kind, content) values ($1, 'article', $2)",
      [draft, JSON.stringify({ startups: [], investors: [], round: twin })],
    );

    await database.run(atDesk(publisher), MERGE, [kept, gone, "{}"]);

    expect(
      await one(
        "select jsonb_build_array(amount, currency, rate, rate_on) from public.funding_rounds where id = $1",
        [same],
      ),
    ).toEqual([19_568_150_000, "IDR", 16_300, "2025-08-09"]);
    expect(await sourcesOf("funding_round_id", same)).toEqual({
      amount: "Other",
      announced_on: "Theirs",
    });
    expect(await one("select content ->> 'round' from desk.documents where id = $1", [draft])).toBe(
      same,
    );
  });

  it("leaves the amount of a round without the source of one that it was not announced with", async () => {
    const publisher = await givenStaff(database, "publisher");
    const kept = await given(database, "startups", startup());
    const gone = await given(database, "startups", startup());
    const own = { amount: 19_568_150_000, currency: "IDR", rate: 16_300, rate_on: "2025-08-09" };
    const amounts = [
      // Whose amount was announced: only the dropped company's, both, and without a source.
      { day: "2025-08-09", theirs: {}, other: own, source: "Other", left: "Other" },
      { day: "2025-09-09", theirs: own, other: own, source: "Other", left: "Theirs" },
      { day: "2025-10-09", theirs: {}, other: own, source: undefined, left: undefined },
    ];
    const rounds = [];
    for (const { day: announced_on, theirs, other, source, left } of amounts) {
      const of = (startup_id: string, changes: Row) =>
        given(database, "funding_rounds", { startup_id, ...round({ announced_on, ...changes }) });
      const same = await of(kept, theirs);
      const twin = await of(gone, other);
      await givenSource({ funding_round_id: same, field: "amount", publisher: "Theirs" });
      if (source) await givenSource({ funding_round_id: twin, field: "amount", publisher: source });
      rounds.push({ same, left });
    }
    await database.run(atDesk(publisher), MERGE, [kept, gone, "{}"]);
    for (const { same, left } of rounds) {
      expect(await sourcesOf("funding_round_id", same)).toEqual(left ? { amount: left } : null);
    }
  });

  it("leaves each value with the source in which it was read", async () => {
    const publisher = await givenStaff(database, "publisher");
    const facts = { team_size: "1-10", city: "Bandung" };
    const kept = await given(database, "startups", startup({ founded_year: 2019, ...facts }));
    const gone = await given(
      database,
      "startups",
      startup({ founded_year: 2020, ...facts, team_size: "11-50" }),
    );
    await givenSource({ startup_id: kept, field: "founded_year", publisher: "Theirs" });
    for (const field of ["founded_year", "team_size", "city"]) {
      await givenSource({ startup_id: gone, field, publisher: "Other" });
    }
    await database.run(atDesk(publisher), MERGE, [kept, gone, '{"founded_year": 2020}']);
    expect(await sourcesOf("startup_id", kept)).toEqual({ founded_year: "Other", city: "Other" });
  });
});
