import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Match } from "../../../contracts/matching.ts";
import { transaction } from "../../postgres/transaction.ts";
import { countCandidates } from "./count-candidates.ts";
import { readResults } from "./read-results.ts";
import { saveResults } from "./save-results.ts";
import { type Member, marketDatabase } from "./test-market.ts";

const market = marketDatabase();
const { pool, founder, fund, investorPage, startupPage, insert, run } = market;

beforeEach(() => market.clear());

describe("whom there is to be matched with", () => {
  const count = ({ actor }: Member, role: typeof STARTUP_ROLE | typeof INVESTOR_ROLE) =>
    countCandidates(pool(), actor, role);

  it("is the other side: its pages, and those for which somebody answers", async () => {
    const [startup, investor] = [await founder(), await fund()];
    await investorPage();
    await startupPage();
    await startupPage();
    expect(await count(startup, STARTUP_ROLE)).toEqual({ count: 2, reachable: 1 });
    expect(await count(investor, INVESTOR_ROLE)).toEqual({ count: 3, reachable: 1 });
  });

  it("leaves out pages that are withdrawn, and reaches nobody by a page of one's own", async () => {
    const startup = await founder();
    const { pageId } = await fund();
    await pool().query("update public.investors set is_published = false where id = $1", [pageId]);
    const own = await investorPage();
    await insert("investor_profiles", { user_id: startup.actor.userId, investor_id: own });
    expect(await count(startup, STARTUP_ROLE)).toEqual({ count: 1, reachable: 0 });
  });

  it("is nobody at first", async () => {
    expect(await count(await founder(), STARTUP_ROLE)).toEqual({ count: 0, reachable: 0 });
  });
});

describe("of matches", () => {
  const match = (id: string, rate: number, isDoubtful = false): Match => {
    return { id, rate, isDoubtful, reasons: ["One."], against: "", conflicts: [] };
  };

  async function kept({ actor }: Member, matches: Match[]): Promise<string[]> {
    const runId = await run(actor);
    await transaction(pool(), (client) => saveResults(client, runId, "startups", matches));
    const results = await readResults(pool(), actor, "startups", runId);
    return results.map(({ candidateId }) => candidateId);
  }

  it("that are equally good, those who can be reached here come first, else in their order", async () => {
    const me = await founder();
    const [a, b, c, d, e] = [
      await investorPage(),
      (await fund()).pageId,
      await investorPage(),
      (await fund()).pageId,
      await investorPage(),
    ];
    const ranked = [match(a, 90), match(c, 80), match(b, 80), match(e, 80), match(d, 80)];
    expect(await kept(me, ranked)).toEqual([a, b, d, c, e]);
  });

  it("doubtful ones stay below the others, though they are rated alike", async () => {
    const me = await founder();
    const [nobodys, answered] = [await investorPage(), (await fund()).pageId];
    const ranked = [match(nobodys, 40), match(answered, 40, true)];
    expect(await kept(me, ranked)).toEqual([nobodys, answered]);
  });

  it("a better one that nobody answers for stays before one that can be reached", async () => {
    const me = await founder();
    const [nobodys, answered] = [await investorPage(), (await fund()).pageId];
    expect(await kept(me, [match(nobodys, 81), match(answered, 80)])).toEqual([nobodys, answered]);
  });

  it("one's own page on the other side is not reached", async () => {
    const me = await founder();
    const [first, own] = [await investorPage(), await investorPage()];
    await insert("investor_profiles", { user_id: me.actor.userId, investor_id: own });
    expect(await kept(me, [match(randomUUID(), 80), match(first, 80), match(own, 80)])).toEqual([
      first,
      own,
    ]);
  });

  it("each tells the website of its page, while that is public", async () => {
    const me = await founder();
    const page = await investorPage({ website: "https://angin.example" });
    const runId = await run(me.actor, {}, [{ investor_id: page }]);
    const read = async () => (await readResults(pool(), me.actor, "startups", runId))[0];
    expect(await read()).toMatchObject({ website: "https://angin.example" });
    await pool().query("update public.investors set is_published = false");
    expect(await read()).toMatchObject({ website: null, page: null });
  });

  it("each tells what is public of its rounds: not its check size, and no debt or withdrawn company", async () => {
    const me = await founder();
    const page = (await fund()).pageId;
    await pool().query(
      "update public.investor_profiles set cheque_min = 7, cheque_max = 9, cheque_currency = 'USD'",
    );
    const [shown, hidden] = [
      await startupPage({ name: "Ladang" }),
      await startupPage({ is_published: false }),
    ];
    const joins = async (startup: string, kind: string, day: string, amount: number | null) => {
      const id = randomUUID();
      await insert("funding_rounds", {
        id,
        startup_id: startup,
        kind,
        announced_on: day,
        amount_usd_thousand: amount,
      });
      await insert("funding_round_investors", { funding_round_id: id, investor_id: page });
    };
    await joins(shown, "seed", "2026-03-09", 400);
    await joins(shown, "series_a", "2025-05-01", 6000);
    await joins(shown, "seed", "2026-04-20", null);
    await joins(shown, "debt", "2026-08-01", 90_000);
    await joins(hidden, "seed", "2026-09-01", 1);
    const runId = await run(me.actor, {}, [{ investor_id: page }]);
    const read = async () => (await readResults(pool(), me.actor, "startups", runId))[0];
    expect(await read()).toMatchObject({
      dealings: {
        types: ["venture_capital"],
        rounds: { least: 400, most: 6000, typical: null },
        latest: { on: "2026-04-20", kind: "seed", amount: null, company: "Ladang" },
      },
    });
    await joins(shown, "seed", "2024-02-01", 900);
    expect(await read()).toMatchObject({ dealings: { rounds: { typical: 900 } } });
    await pool().query("update public.investors set is_published = false");
    expect(await read()).toMatchObject({ dealings: null });
  });

  it("a startup's card tells when its own latest round was", async () => {
    const me = await fund();
    const [funded, unfunded] = [await startupPage(), await startupPage()];
    await insert("funding_rounds", {
      startup_id: funded,
      kind: "seed",
      announced_on: "2026-02-11",
    });
    const runId = await run(me.actor, {}, [{ startup_id: funded }, { startup_id: unfunded }]);
    const results = await readResults(pool(), me.actor, "investors", runId);
    expect(results.map(({ dealings }) => dealings)).toEqual([
      {
        types: [],
        rounds: null,
        latest: { on: "2026-02-11", kind: "seed", amount: null, company: null },
      },
      { types: [], rounds: null, latest: null },
    ]);
  });
});
