import { beforeEach, describe, expect, it } from "vitest";
import { owner, visitor } from "./actors.ts";
import { DRAFT, given, investor, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";

const database = migratedDatabase();
const NOBODY = "00000000-0000-4000-8000-000000000000";

let ids: Record<string, string>;

/** Adds a round of the startup that these investors joined, led by the first of them. */
async function joined(startupSlug: string, changes: Row, ...slugs: string[]): Promise<void> {
  const startupId = ids[startupSlug];
  const roundId = await given(
    database,
    "funding_rounds",
    round({ startup_id: startupId, ...changes }),
  );
  for (const [place, slug] of slugs.entries()) {
    await database.insert(owner, "funding_round_investors", {
      funding_round_id: roundId,
      investor_id: ids[slug],
      is_lead: place === 0,
    });
  }
}

beforeEach(async () => {
  ids = {};
  for (const slug of ["kopi", "lua", "draft-startup"]) {
    const changes = slug === "draft-startup" ? DRAFT : {};
    ids[slug] = await given(database, "startups", startup({ slug, ...changes }));
  }
  for (const slug of ["own", "often", "once", "lender", "stealth"]) {
    const changes = slug === "stealth" ? DRAFT : {};
    ids[slug] = await given(database, "investors", investor({ slug, ...changes }));
  }
  await joined("kopi", { kind: "seed", announced_on: "2025-08-01" }, "own", "often");
  await joined("kopi", { kind: "series_a", announced_on: "2026-01-01" }, "often", "own", "stealth");
  await joined("lua", { kind: "pre_seed", announced_on: "2025-12-01" }, "once", "own");
  await joined("lua", { kind: "seed", announced_on: "2026-02-01" }, "once");
  await joined("lua", { kind: "debt", announced_on: "2026-03-01" }, "own", "lender");
  await joined("draft-startup", { kind: "seed", announced_on: "2026-04-01" }, "own", "often");
});

describe("co-investors", () => {
  const coInvestors = async (id: string | undefined, pageSize = 12) => {
    const sql = `select slug, shared_rounds, latest_shared_on::text as on from public.co_investors($1, $2)`;
    return (await database.run(visitor, sql, [id, pageSize])).rows;
  };

  it("are who joined the same rounds, most shared first", async () => {
    expect(await coInvestors(ids.own)).toEqual([
      { slug: "often", shared_rounds: 2, on: "2026-01-01" },
      { slug: "once", shared_rounds: 1, on: "2025-12-01" },
    ]);
    expect(await coInvestors(ids.own, 1)).toHaveLength(1);
  });

  it("share with each other", async () => {
    expect(await coInvestors(ids.once)).toEqual([
      { slug: "own", shared_rounds: 1, on: "2025-12-01" },
    ]);
  });

  it("do not count lenders, unpublished companies and unknown names", async () => {
    expect(await coInvestors(ids.lender)).toEqual([]);
    expect(await coInvestors(ids.stealth)).toEqual([]);
    expect(await coInvestors(NOBODY)).toEqual([]);
  });
});

describe("the portfolio", () => {
  const portfolio = async (id: string | undefined, pageSize = 60) => {
    const sql = `select slug, rounds, led_rounds, first_on::text, latest_on::text, latest_kind,
                        latest_led
                   from public.portfolio($1, $2)`;
    return (await database.run(visitor, sql, [id, pageSize])).rows;
  };
  const kopi = {
    slug: "kopi",
    rounds: 2,
    led_rounds: 1,
    first_on: "2025-08-01",
    latest_on: "2026-01-01",
    latest_kind: "series_a",
    // It led the round before.
    latest_led: false,
  };
  const lua = {
    slug: "lua",
    rounds: 1,
    led_rounds: 0,
    first_on: "2025-12-01",
    latest_on: "2025-12-01",
    latest_kind: "pre_seed",
    latest_led: false,
  };

  it("has the published companies, the latest first", async () => {
    expect(await portfolio(ids.own)).toEqual([kopi, lua]);
    expect(await portfolio(ids.own, 1)).toEqual([kopi]);
  });

  it("is as long as the investors list says", async () => {
    const { rows } = await database.run(
      visitor,
      `select slug, deals, portfolio_companies as companies, latest_deal_on::text as on
         from public.list_investors(sort => 'activity')`,
    );
    expect(rows).toEqual([
      { slug: "once", deals: 2, companies: 1, on: "2026-02-01" },
      { slug: "own", deals: 3, companies: 2, on: "2026-01-01" },
      { slug: "often", deals: 2, companies: 1, on: "2026-01-01" },
      { slug: "lender", deals: 0, companies: 0, on: null },
    ]);
  });

  it("do not count lenders, unpublished companies and unknown names", async () => {
    expect(await portfolio(ids.lender)).toEqual([]);
    expect(await portfolio(ids.stealth)).toEqual([]);
    expect(await portfolio(NOBODY)).toEqual([]);
  });
});

describe("the rounds that an investor joined", () => {
  const joinedBy = async (id: string | undefined) =>
    (
      await database.run(
        visitor,
        `select smallest, typical, largest, latest, latest_on::text, latest_kind, latest_company
           from public.rounds_joined($1)`,
        [id],
      )
    ).rows;
  const nothing = {
    smallest: null,
    typical: null,
    largest: null,
    latest: null,
    latest_on: null,
    latest_kind: null,
    latest_company: null,
  };

  it("have their sizes in the list, without loans and those of unknown size", async () => {
    await joined("lua", { announced_on: "2025-01-01", amount_usd_thousand: 900 }, "own");
    await joined("kopi", { announced_on: "2025-01-01", amount_usd_thousand: 900 }, "own");
    await joined("lua", { announced_on: "2026-01-02", amount_usd_thousand: null }, "own");
    await joined("lua", { kind: "debt", amount_usd_thousand: 9000 }, "own");
    await joined("draft-startup", { amount_usd_thousand: 9000 }, "own");
    const { rows } = await database.run(visitor, "select * from public.round_sizes($1)", [
      [ids.own, ids.stealth, NOBODY],
    ]);
    expect(rows).toEqual([{ investor: ids.own, smallest: "900.0", largest: "1200.5" }]);
  });

  it("are the middle half of those of equity: neither grants nor the ends say what is usual", async () => {
    const kinds = ["seed", "series_a", "series_b", "series_c"];
    for (const [at, amount] of [100, 1000, 2000, 3000, 4000, 5000, 6000, 70000].entries()) {
      const kind = kinds[at % kinds.length];
      const announced_on = `2025-0${at + 1}-01`;
      await joined("lua", { kind, announced_on, amount_usd_thousand: amount }, "once");
    }
    await joined("lua", { kind: "grant", amount_usd_thousand: 50 }, "once");
    const usual = { smallest: "1200.5", largest: "5000.0" };
    const { rows } = await database.run(visitor, "select * from public.round_sizes($1)", [
      [ids.once],
    ]);
    expect(rows).toEqual([{ investor: ids.once, ...usual }]);
    expect(await joinedBy(ids.once)).toMatchObject([{ ...usual, typical: "2000.0" }]);
  });

  it("count with those of unknown size, without loans and what is not public", async () => {
    await joined("lua", { announced_on: "2025-01-01", amount_usd_thousand: 900 }, "own");
    await joined("kopi", { announced_on: "2025-01-01", amount_usd_thousand: 900 }, "own");
    await joined("lua", { announced_on: "2026-01-02", amount_usd_thousand: null }, "own");
    await joined("lua", { kind: "debt", amount_usd_thousand: 9000 }, "own");
    await joined("draft-startup", { amount_usd_thousand: 9000 }, "own");
    expect(await joinedBy(ids.own)).toMatchObject([
      {
        smallest: "900.0",
        typical: "1200.5",
        largest: "1200.5",
        latest: null,
        latest_on: "2026-01-02",
      },
    ]);
    // A single round does not count for others.
    expect(await joinedBy(ids.once)).toMatchObject([{ smallest: "1200.5", typical: null }]);
    expect(await joinedBy(ids.lender)).toEqual([nothing]);
    expect(await joinedBy(ids.stealth)).toEqual([nothing]);
  });

  it("are latest in one round, of which the portfolio names the company and the kind", async () => {
    const amounts = new Map<string, string>();
    for (const slug of ["kopi", "lua"]) {
      for (const kind of ["seed", "series_a", "series_b"]) {
        const amount = `${amounts.size + 1}.0`;
        amounts.set(`${slug} ${kind}`, amount);
        const latest = { kind, amount_usd_thousand: amount, announced_on: "2026-06-01" };
        await joined(slug, latest, "own");
      }
    }
    const { rows } = await database.run(
      visitor,
      "select slug || ' ' || latest_kind as latest from public.portfolio($1)",
      [ids.own],
    );
    const [own] = await joinedBy(ids.own);
    expect(own).toMatchObject({ typical: "5.0", latest: amounts.get(String(rows[0]?.latest)) });
    expect(String(rows[0]?.latest)).toContain(own?.latest_kind);
  });
});
