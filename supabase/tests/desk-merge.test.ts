import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { atDesk, owner } from "./actors.ts";
import { article, given, givenAccount, investor, round, startup } from "./content.ts";
import { migratedDatabase, valuesIn } from "./database.ts";
import { givenStaff } from "./desk.ts";

const database = migratedDatabase();
const one = valuesIn(database);

const MERGE = "select desk.merge_companies('startup', $1, $2, $3)";

async function save(user: string, id: string) {
  await database.run(
    owner,
    "insert into public.saved_startups (user_id, startup_id) values ($1, $2)",
    [user, id],
  );
}

/** A founder whose profile publishes the page. @returns their account. */
async function givenOwner(page: string): Promise<string> {
  const user = await givenAccount(database);
  await database.run(owner, "insert into public.profiles (user_id, role) values ($1, 'Startup')", [
    user,
  ]);
  await database.run(
    owner,
    "insert into public.startup_profiles (user_id, startup_id) values ($1, $2)",
    [user, page],
  );
  return user;
}

describe("merging two startups", () => {
  it("moves what refers to one to the other, keeps chosen values, and leads the old address on", async () => {
    const publisher = await givenStaff(database, "publisher");
    const kept = await given(database, "startups", startup({ slug: "kept", name: "Sawah" }));
    const gone = await given(
      database,
      "startups",
      startup({ slug: "gone", name: "Sawah Pte Ltd", tagline: "Rice", city: "Bandung" }),
    );
    const own = await given(database, "funding_rounds", { startup_id: gone, ...round() });
    const [same, twin] = [
      await given(database, "funding_rounds", { startup_id: kept, ...round({ kind: "bridge" }) }),
      await given(database, "funding_rounds", { startup_id: gone, ...round({ kind: "bridge" }) }),
    ];
    const fund = await given(database, "investors", investor());
    await database.insert(owner, "funding_round_investors", {
      funding_round_id: twin,
      investor_id: fund,
      is_lead: true,
    });
    const news = await given(database, "news", article({ funding_round_id: twin }));
    const other = await given(database, "news", article());
    for (const [news_id, startup_id] of [
      [news, kept],
      [news, gone],
      [other, gone],
    ]) {
      await database.insert(owner, "news_startups", { news_id, startup_id });
    }
    const [both, only] = [await givenAccount(database), await givenAccount(database)];
    await save(both, kept);
    await save(both, gone);
    await save(only, gone);
    const feedback =
      "insert into public.match_feedback (user_id, startup_id, kind) values ($1, $2, 'contacted')";
    await database.run(owner, feedback, [only, gone]);
    const asked = `insert into public.introductions (startup_id, investor_id, asked_by, asked_of, state, answered_at)
      values ($1, $2, $3, $4, $5, $6)`;
    await database.run(owner, asked, [kept, fund, both, only, "asked", null]);
    await database.run(owner, asked, [gone, fund, both, only, "agreed", new Date()]);
    const draft = randomUUID();
    await database.run(
      owner,
      "insert into desk.documents (id, kind, content) values ($1, 'article', $2)",
      [draft, JSON.stringify({ startups: [gone, kept], investors: [] })],
    );
    await database.run(
      owner,
      "insert into public.moved_addresses (kind, name, to_id) values ('startup', 'oldest', $1)",
      [gone],
    );

    await database.run(atDesk(publisher), MERGE, [kept, gone, JSON.stringify({ city: "Bandung" })]);

    expect(await one("select city from public.startups where id = $1", [kept])).toBe("Bandung");
    expect(await one("select tagline from public.startups where id = $1", [kept])).toBe("");
    expect(await one("select id from public.startups where id = $1", [gone])).toBeUndefined();
    expect(
      await one(
        "select array_agg(id order by id) from public.funding_rounds where startup_id = $1",
        [kept],
      ),
    ).toEqual([own, same].toSorted());
    expect(
      await one("select is_lead from public.funding_round_investors where funding_round_id = $1", [
        same,
      ]),
    ).toBe(true);
    expect(await one("select funding_round_id from public.news where id = $1", [news])).toBe(same);
    expect(
      await one("select count(*)::int from public.news_startups where startup_id = $1", [kept]),
    ).toBe(2);
    expect(
      await one("select count(*)::int from public.saved_startups where startup_id = $1", [kept]),
    ).toBe(2);
    expect(
      await one("select count(*)::int from public.match_feedback where startup_id = $1", [kept]),
    ).toBe(1);
    expect(
      await one(
        "select array_agg(state order by state) from public.introductions where startup_id = $1",
        [kept],
      ),
    ).toEqual(["agreed", "withdrawn"]);
    expect(
      await one("select content -> 'startups' from desk.documents where id = $1", [draft]),
    ).toEqual([kept]);
    const { rows } = await database.run(
      owner,
      "select name, to_id from public.moved_addresses where name = any ($1) order by name",
      [["gone", "oldest", gone]],
    );
    expect(rows).toHaveLength(3);
    expect(rows.every(({ to_id }) => to_id === kept)).toBe(true);
    const { rows: noted } = await database.run(
      owner,
      "select actor, before, after from desk.audit where act = 'startups.merge'",
    );
    expect(noted).toMatchObject([
      {
        actor: publisher,
        before: { kept: { id: kept, city: "" }, merged: { id: gone, tagline: "Rice" } },
        after: { kept: { city: "Bandung" } },
      },
    ]);
  });

  it("is refused where both pages have owners, and for editors", async () => {
    const [kept, gone] = [
      await given(database, "startups", startup()),
      await given(database, "startups", startup()),
    ];
    const editor = atDesk(await givenStaff(database, "editor"));
    await expect(database.run(editor, MERGE, [kept, gone, "{}"])).rejects.toMatchObject({
      code: "42501",
    });
    for (const page of [kept, gone]) await givenOwner(page);
    const publisher = atDesk(await givenStaff(database, "publisher"));
    await expect(database.run(publisher, MERGE, [kept, gone, "{}"])).rejects.toMatchObject({
      constraint: "both_have_owners",
    });
  });

  it.each(["the older", "the owner's"])(
    "and keeping %s, the page stays when its owner leaves, out of sight and unnamed",
    async (keeps) => {
      const publisher = await givenStaff(database, "publisher");
      const older = await given(database, "startups", startup({ founder_name: "Lan" }));
      const own = await given(database, "startups", startup({ founder_name: "Lan" }));
      const founder = await givenOwner(own);
      const reader = await givenAccount(database);
      await save(reader, older);
      const raised = await given(database, "funding_rounds", { startup_id: older, ...round() });
      const [kept, gone] = keeps === "the owner's" ? [own, older] : [older, own];
      await database.run(atDesk(publisher), MERGE, [kept, gone, "{}"]);

      await database.run(owner, "delete from auth.users where id = $1", [founder]);

      const { rows } = await database.run(
        owner,
        "select id, is_published, founder_name from public.startups where id = any ($1)",
        [[older, own]],
      );
      expect(rows).toEqual([{ id: kept, is_published: false, founder_name: "" }]);
      expect(
        await one("select startup_id from public.funding_rounds where id = $1", [raised]),
      ).toBe(kept);
      expect(
        await one("select startup_id from public.saved_startups where user_id = $1", [reader]),
      ).toBe(kept);
    },
  );

  it("moves what was asked of one, so that a claimed page stays claimed", async () => {
    const publisher = await givenStaff(database, "publisher");
    const claimed = await given(database, "startups", startup());
    const kept = await given(database, "startups", startup());
    const founder = await givenOwner(claimed);
    const ask = (kind: string, decision: string | null, other: string | null) =>
      one(
        `insert into desk.cases (kind, subject_kind, subject_id, other_id, origin, details, decision, decided_at)
         values ($1, 'startup', $2, $3, gen_random_uuid()::text, '{"linked": true}', $4::text,
           case when $4::text is not null then now() end) returning id`,
        [kind, claimed, other, decision],
      );
    const subjects = async (cases: unknown[]) =>
      (
        await database.run(
          owner,
          "select subject_id from desk.cases where id = any ($1) order by array_position($1, id)",
          [cases],
        )
      ).rows.map(({ subject_id }) => subject_id);
    const claim = await ask("claim", "accepted", null);
    const correction = await ask("correction", null, null);
    const pair = await ask("duplicate", "merged", kept);
    await database.run(atDesk(publisher), MERGE, [kept, claimed, "{}"]);
    // A pair names the two that it was found for.
    expect(await subjects([claim, correction, pair])).toEqual([kept, kept, claimed]);

    await database.run(owner, "delete from auth.users where id = $1", [founder]);
    expect(await one("select is_published from public.startups where id = $1", [kept])).toBe(false);
  });

  it("leaves the news that one has come, one for each page, until its owner takes it down", async () => {
    const publisher = await givenStaff(database, "publisher");
    const come = async (is_published: boolean) => {
      const page = await given(database, "startups", startup());
      const news = await given(database, "news", article({ is_published }));
      await database.run(
        owner,
        "insert into internal.made_news (kind, subject, news_id, opening) values ('joins', $1, $2, 'a')",
        [page, news],
      );
      return { page, news };
    };
    const told = () =>
      one(
        `select array_agg(m.news_id) from internal.made_news m join public.news n on n.id = m.news_id
          where n.is_published and m.subject = $1`,
        [kept],
      );
    const kept = await given(database, "startups", startup());
    const [shown, hidden, late] = [await come(true), await come(false), await come(true)];
    const merge = (into: string, gone: string) =>
      database.run(atDesk(publisher), MERGE, [into, gone, "{}"]);
    await givenOwner(shown.page);
    await merge(hidden.page, shown.page);
    await merge(kept, hidden.page);
    expect(await told()).toEqual([shown.news]);
    await merge(kept, late.page);
    expect(await told()).toEqual([shown.news]);

    await database.run(owner, "delete from public.startup_profiles where startup_id = $1", [kept]);
    expect(
      await one("select count(*)::int from public.news where is_published and id = any ($1)", [
        [shown.news, hidden.news, late.news],
      ]),
    ).toBe(0);
  });

  it("investors keep their lead and their place in rounds", async () => {
    const publisher = await givenStaff(database, "publisher");
    const [kept, gone] = [
      await given(database, "investors", investor({ slug: "fund-a" })),
      await given(database, "investors", investor({ slug: "fund-b" })),
    ];
    const company = await given(database, "startups", startup());
    const shared = await given(database, "funding_rounds", { startup_id: company, ...round() });
    const own = await given(database, "funding_rounds", { startup_id: company, ...round() });
    for (const [funding_round_id, investor_id, is_lead] of [
      [shared, kept, false],
      [shared, gone, true],
      [own, gone, false],
    ]) {
      await database.insert(owner, "funding_round_investors", {
        funding_round_id,
        investor_id,
        is_lead,
      });
    }
    await database.run(atDesk(publisher), "select desk.merge_companies('investor', $1, $2, '{}')", [
      kept,
      gone,
    ]);
    const { rows } = await database.run(
      owner,
      "select funding_round_id, is_lead from public.funding_round_investors where investor_id = $1 order by is_lead desc",
      [kept],
    );
    expect(rows).toEqual([
      { funding_round_id: shared, is_lead: true },
      { funding_round_id: own, is_lead: false },
    ]);
  });
});
