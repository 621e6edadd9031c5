import { beforeEach, describe, expect, it } from "vitest";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../../contracts/accounts.ts";
import { readSubject, type Subject } from "../subject.ts";
import { type Member, marketDatabase } from "../test-market.ts";
import { narrowCandidates, narrowingQuery } from "./narrow-candidates.ts";

const market = marketDatabase();
const { pool, founder, fund, investorPage, startupPage, deal, refuse } = market;
const TODAY = new Date("2026-11-22T00:00:00Z");

beforeEach(() => market.clear());

async function subjectOf({ actor }: Member, role = STARTUP_ROLE): Promise<Subject> {
  const subject = await readSubject(
    pool(),
    actor.userId,
    role === STARTUP_ROLE ? STARTUP_ROLE : INVESTOR_ROLE,
  );
  if (!subject) throw new Error("There is no draft");
  return subject;
}

/** The candidates within every limit, before any limit is dropped. */
async function strictly(subject: Subject): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    narrowingQuery(subject, { geography: true, stage: true }, TODAY, 2000),
  );
  return rows.map(({ id }) => id);
}

describe("investors for a startup", () => {
  it("are published, of somebody else, and not refused before", async () => {
    const me = await founder();
    const fits = await investorPage();
    await investorPage({ is_published: false });
    await refuse(me.actor, "investor_id", await investorPage());
    const own = await investorPage();
    await market.insert("investor_profiles", { user_id: me.actor.userId, investor_id: own });
    expect(await strictly(await subjectOf(me))).toEqual([fits]);
    expect(await narrowCandidates(pool(), await subjectOf(me), TODAY, 2000)).toEqual([fits]);
  });

  it("that another person refused, or that were contacted, stay", async () => {
    const [me, other] = [await founder(), await founder()];
    const fits = await investorPage();
    await refuse(other.actor, "investor_id", fits);
    await market.insert("match_feedback", {
      user_id: me.actor.userId,
      investor_id: fits,
      kind: "contacted",
    });
    expect(await strictly(await subjectOf(me))).toEqual([fits]);
  });

  it.each([
    ["industry", { target_industries: ["agritech"] }],
    ["stage", { investment_stages: ["series_b"] }],
    ["geography", { target_regions: ["Japan"] }],
  ])("that look elsewhere by %s are left out", async (_what, changes) => {
    const me = await founder();
    await investorPage(changes);
    expect(await strictly(await subjectOf(me))).toEqual([]);
  });

  it.each(["target_industries", "investment_stages", "target_regions"])(
    "that have not filled in %s stay",
    async (column) => {
      const me = await founder();
      const open = await investorPage({ [column]: [] });
      expect(await strictly(await subjectOf(me))).toEqual([open]);
    },
  );

  it("are left out for nothing where the startup itself has filled in nothing", async () => {
    const me = await founder();
    await pool().query(
      "update public.startup_profiles set industries = '{}', venture_round = null, country = null",
    );
    await investorPage({ target_industries: ["agritech"], target_regions: ["Japan"] });
    await investorPage({ investment_stages: ["series_c"] });
    expect(await strictly(await subjectOf(me))).toHaveLength(2);
  });

  it.each([
    ["No token funds.", { investor_types: ["token_fund"] }],
    ["Only family offices.", { investor_types: ["private_equity"] }],
    ["Tidak menerima investor dari China.", { country: "China" }],
  ])("that the criteria refuse are not even read: %s", async (criteria, changes) => {
    const me = await founder({}, criteria);
    await investorPage({ investor_types: ["family_office"], ...changes });
    expect(await strictly(await subjectOf(me))).toEqual([]);
    const fits = await investorPage({ investor_types: ["family_office"] });
    expect(await strictly(await subjectOf(me))).toEqual([fits]);
  });

  it("are read where a refusal may have been meant otherwise: they only rank lower", async () => {
    const me = await founder({}, "Ideally no token funds, if possible.");
    const doubted = await investorPage({ investor_types: ["token_fund"] });
    expect(await strictly(await subjectOf(me))).toEqual([doubted]);
  });

  it("are read where a limit may have been meant otherwise: who is within it comes first", async () => {
    const me = await founder({}, "If possible only family offices based in Vietnam.");
    const doubted = await investorPage({ investor_types: ["private_equity"] });
    const fits = await investorPage({ investor_types: ["family_office"], country: "Vietnam" });
    expect(await strictly(await subjectOf(me))).toEqual([fits, doubted]);
  });

  it("come with geography dropped, then stage, while there are few; never with another industry", async () => {
    const me = await founder();
    const far = await investorPage({ target_regions: ["Japan"] });
    const late = await investorPage({ target_regions: ["Japan"], investment_stages: ["series_c"] });
    const fits = await investorPage();
    await investorPage({ target_industries: ["agritech"] });
    const subject = await subjectOf(me);
    expect(await narrowCandidates(pool(), subject, TODAY, 2000)).toEqual([fits, far, late]);
    // If there is no room for all, the nearest are kept.
    expect(await narrowCandidates(pool(), subject, TODAY, 2)).toEqual([fits, far]);
  });

  it("are not looked for farther away where there are enough", async () => {
    const me = await founder();
    await pool().query(
      `insert into public.investors (slug, name, investor_types, country, is_published, published_at)
       select 'open-' || n, 'Fund', '{venture_capital}', 'Singapore', true, now()
         from generate_series(1, 300) n`,
    );
    await investorPage({ target_regions: ["Japan"] });
    expect(await narrowCandidates(pool(), await subjectOf(me), TODAY, 2000)).toHaveLength(300);
  });

  it("are the most promising where more pass than are read", async () => {
    const me = await founder({ description: "Payments for kiosks. Raising $2 million." });
    const company = await startupPage({ name: "Backed" });
    const [unnamed, quiet, huge, active] = [
      await investorPage({ target_industries: [] }),
      await investorPage(),
      await investorPage(),
      await investorPage(),
    ];
    await deal(huge, company, "2026-10-01", 400_000);
    await deal(active, company, "2026-09-01", 2000);
    const subject = await subjectOf(me);
    expect(await strictly(subject)).toEqual([huge, active, quiet, unnamed]);
    // If not all are read, rounds of the size that is raised count as well.
    expect(await narrowCandidates(pool(), subject, TODAY, 1)).toEqual([active]);
  });

  it("are active if they invested within a year, by the market's day", async () => {
    const me = await founder();
    const company = await startupPage({ name: "Backed" });
    await deal(await investorPage(), company, "2025-11-22");
    const subject = await subjectOf(me);
    const pointsAt = async (now: string) => {
      const strict = { geography: true, stage: true };
      const query = narrowingQuery(subject, strict, new Date(now), 2000);
      return (await pool().query<{ points: number }>(query)).rows.map(({ points }) => points);
    };
    const [within = 0] = await pointsAt("2026-11-22T15:59:59Z");
    expect(await pointsAt("2026-11-22T16:00:00Z")).toEqual([within - 2]);
  });
});

describe("startups for an investor", () => {
  const strictlyFor = async (me: Member) => strictly(await subjectOf(me, INVESTOR_ROLE));

  it("are published, of somebody else, not refused, and within what it looks for", async () => {
    const me = await fund();
    const fits = await startupPage();
    await startupPage({ is_published: false });
    await startupPage({ industries: ["agritech"] });
    await startupPage({ venture_round: "series_b" });
    await startupPage({ country: "Japan" });
    await refuse(me.actor, "startup_id", await startupPage());
    const own = await startupPage();
    await market.insert("startup_profiles", { user_id: me.actor.userId, startup_id: own });
    expect(await strictlyFor(me)).toEqual([fits]);
  });

  it("are all where it looks for nothing in particular", async () => {
    const me = await fund({ target_industries: [], investment_stages: [], target_regions: [] });
    await startupPage({ industries: ["agritech"], country: "Japan", venture_round: "series_b" });
    await startupPage();
    expect(await strictlyFor(me)).toHaveLength(2);
  });

  it.each([
    ["We only invest in Vietnam.", { country: "Indonesia" }],
    ["Only Series A.", { venture_round: "seed" }],
    ["ไม่ลงทุนในสิงคโปร์", { country: "Singapore" }],
  ])("that the criteria refuse are not even read: %s", async (criteria, changes) => {
    const me = await fund({ target_regions: [], investment_stages: [] }, criteria);
    const fit = { country: "Vietnam", venture_round: "series_a" };
    await startupPage({ ...fit, ...changes });
    const fits = await startupPage(fit);
    expect(await strictlyFor(me)).toEqual([fits]);
  });

  it("are read where only its description sets a limit: who is within it comes first", async () => {
    const me = await fund({ target_regions: [], description: "We only invest in Vietnam." });
    const doubted = await startupPage({ country: "Indonesia" });
    const fits = await startupPage({ country: "Vietnam" });
    const subject = await subjectOf(me, INVESTOR_ROLE);
    expect(await narrowCandidates(pool(), subject, TODAY, 2000)).toEqual([fits, doubted]);
  });

  it("are read where a company must be registered somewhere, as only its texts tell", async () => {
    const me = await fund({ target_regions: [] }, "Must be incorporated in Singapore.");
    const elsewhere = await startupPage({ country: "Indonesia" });
    expect(await strictlyFor(me)).toEqual([elsewhere]);
  });

  it("are those whose rounds a cheque of its size is a part of, and that raised lately", async () => {
    const me = await fund({}, "Our cheque is $100k to $300k.");
    const backer = await investorPage();
    const [quiet, tooLarge, alike] = [
      await startupPage(),
      await startupPage(),
      await startupPage(),
    ];
    await deal(backer, tooLarge, "2026-10-01", 90_000);
    await deal(backer, alike, "2026-09-01", 1500);
    expect(await strictlyFor(me)).toEqual([alike, tooLarge, quiet]);
  });
});
