import { beforeEach, describe, expect, it } from "vitest";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Language } from "../../../contracts/languages.ts";
import { rankMatches } from "../../judging/matches/match.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { searchFor } from "./search-for.ts";
import { readSubject, type Subject } from "./subject.ts";
import { type Member, marketDatabase } from "./test-market.ts";

const market = marketDatabase();
const { pool, founder, fund, investorPage, startupPage, deal, refuse } = market;
const TODAY = new Date("2026-11-22T00:00:00Z");

beforeEach(() => market.clear());

async function subjectOf({ actor }: Member, role: Role = STARTUP_ROLE): Promise<Subject> {
  const subject = await readSubject(pool(), actor.userId, role);
  if (!subject) throw new Error("There is no draft");
  return subject;
}

async function matches(member: Member, role: Role = STARTUP_ROLE, language: Language = "en") {
  const subject = await subjectOf(member, role);
  const search = await searchFor(pool(), subject, { today: TODAY, language });
  return rankMatches(search, { today: TODAY, language, limit: 20 });
}
const ids = async (...of: Parameters<typeof matches>) => (await matches(...of)).map(({ id }) => id);
/** All that is told, without ids, whose random digits may look like an amount. */
const wordsOf = (found: Awaited<ReturnType<typeof matches>>) =>
  JSON.stringify(found.map(({ id: _, ...told }) => told));

describe("the person's own profile", () => {
  it("is the draft with its criteria and the page's rounds", async () => {
    const me = await founder();
    await deal(await investorPage(), me.pageId, "2026-05-01");
    expect(await subjectOf(me)).toMatchObject({
      direction: "startups",
      pageId: me.pageId,
      criteria: "A lead who knows payments",
      isComplete: true,
      profile: {
        name: "Kasirin",
        industry: ["fintech"],
        ventureRound: "seed",
        country: "Indonesia",
        rounds: [{ round: "seed", date: "2026-05-01" }],
      },
    });
  });

  it("of an investor has the page's deals", async () => {
    const me = await fund();
    const company = await startupPage({ name: "TapLane", country: "Thailand" });
    await deal(me.pageId, company, "2026-05-01");
    await deal(me.pageId, company, "2026-07-01");
    expect(await subjectOf(me, INVESTOR_ROLE)).toMatchObject({
      profile: {
        investorTypes: ["venture_capital"],
        targetedIndustries: ["fintech"],
        deals: [
          { company: "TapLane", industries: ["fintech"], country: "Thailand", date: "2026-07-01" },
        ],
      },
    });
  });

  it("is nothing before something was saved, and nobody else's", async () => {
    await founder();
    const nobody = await market.open(STARTUP_ROLE);
    expect(await readSubject(pool(), nobody.userId, STARTUP_ROLE)).toBeUndefined();
    const me = await founder();
    expect(await readSubject(pool(), me.actor.userId, INVESTOR_ROLE)).toBeUndefined();
  });
});

describe("a search", () => {
  it("compares pages in the language that the person wrote in", async () => {
    const me = await founder({ description: "Chúng tôi nhận thanh toán bằng mã QR ở chợ." });
    const description = "We back payments.";
    await investorPage({ name: "A", description, description_vi: "Chúng tôi đầu tư thanh toán." });
    await investorPage({ name: "B", description, description_vi: "" });
    const { candidates } = await searchFor(pool(), await subjectOf(me), {
      today: TODAY,
      language: "en",
    });
    const about = Object.fromEntries(candidates.map(({ name, told }) => [name, told.about]));
    expect(about).toEqual({
      A: expect.stringContaining("Chúng tôi đầu tư thanh toán."),
      B: expect.stringContaining(description),
    });
  });

  it("gives a pair one rate for every reader, and quotes the page in the reader's language", async () => {
    const me = await founder({ description: "QR payments for kiosks." }, "");
    await investorPage({
      description: "We back payments for kiosks.",
      description_vi: "Chúng tôi đầu tư vào thanh toán.",
    });
    const [english] = await matches(me);
    const [vietnamese] = await matches(me, STARTUP_ROLE, "vi");
    expect(vietnamese?.rate).toBe(english?.rate);
    expect(english?.quote?.words).toBe("We back payments for kiosks");
    expect(vietnamese?.quote?.words).toBe("Chúng tôi đầu tư vào thanh toán");
  });

  it("keeps to what a candidate's owner refuses, and quotes none of it", async () => {
    const me = await founder({ description: "QR payments for kiosks." });
    const secret = "Zebrafish thesis: QR payments for kiosks in Java";
    const willing = await fund({ name: "Willing" }, `${secret}.`);
    await fund({ name: "Refusing" }, "We do not invest in fintech.");
    const found = await matches(me);
    expect(found.map(({ id }) => id)).toEqual([willing.pageId]);
    expect(wordsOf(found)).not.toContain("Zebrafish");
  });

  it("tells a startup nothing that is only in an investor's criteria", async () => {
    const me = await founder({
      description: "QR payments for kiosks, led by women. We raise $400k. Revenue of $20k a year.",
    });
    const criteria =
      "Cheques of $333k to $555k. Women founders only. Ideally with revenue. We help with hiring.";
    const { pageId } = await fund({}, criteria);
    const found = await matches(me);
    expect(found[0]?.id).toBe(pageId);
    expect(wordsOf(found)).not.toMatch(/333|555|women|revenue|hiring/i);
  });

  it("tells an investor nothing that is only in a startup's criteria", async () => {
    const me = await fund({
      description: "We write cheques of $250k to $500k and help with hiring.",
    });
    const criteria =
      "We raise $444k. A cheque of $333k from a venture capital fund that helps with hiring.";
    const { pageId } = await founder({ description: "QR payments for kiosks." }, criteria);
    const found = await matches(me, INVESTOR_ROLE);
    expect(found[0]?.id).toBe(pageId);
    expect(wordsOf(found)).not.toMatch(/333|444|venture capital|looking for|asks for/i);
  });

  it("tells of what both share only what the other may know of the seeker", async () => {
    const me = await fund({ target_industries: "{saas}" }, "We want lending.");
    const { pageId } = await founder({ description: "We lend to kiosks.", industries: "{saas}" });
    const [match] = await matches(me, INVESTOR_ROLE);
    expect(match?.id).toBe(pageId);
    expect(match?.shared).toBeTruthy();
    expect(match?.shared).not.toMatch(/lending/i);
  });

  it("knows a candidate's deals", async () => {
    const me = await founder({ description: "QR payments for kiosks." });
    const active = await investorPage({ name: "Active" });
    const company = await startupPage({ name: "TapLane" });
    await deal(active, company, "2026-07-15");
    const [match] = await matches(me);
    expect(match?.reasons.join(" ")).toContain("TapLane");
  });

  it("never finds who was refused before, nor the like of it", async () => {
    const me = await founder();
    const [refused, alike, fits] = [
      await investorPage({ investment_stages: ["series_b"] }),
      await investorPage({ investment_stages: ["series_b"] }),
      await investorPage(),
    ];
    expect(await ids(me)).toContain(alike);
    await refuse(me.actor, "investor_id", refused, "Not a fit because they only do Series B");
    expect(await ids(me)).toEqual([fits]);
    const other = await founder();
    expect(await ids(other)).toContain(refused);
  });

  it("finds startups for an investor, by the same rules", async () => {
    const me = await fund({}, "No gambling.");
    const [fits, gambling] = [
      await startupPage({ description: "QR payments for kiosks." }),
      await startupPage({ description: "Online casino payments." }),
    ];
    await deal(await investorPage(), fits, "2026-08-01");
    const [match, ...others] = await matches(me, INVESTOR_ROLE);
    expect(match?.id).toBe(fits);
    expect(others.map(({ id }) => id)).not.toContain(gambling);
  });

  it("finds nobody where there is nobody", async () => {
    expect(await matches(await founder())).toEqual([]);
  });
});

describe("the fingerprint", () => {
  const fingerprint = async (me: Member) => fingerprintOf(await subjectOf(me));

  it.each([
    ["criteria", "update public.startup_profiles set match_criteria = 'Other'"],
    ["profile", "update public.startup_profiles set venture_round = 'series_a'"],
    ["text", "update public.startup_profiles set description = 'Other'"],
  ])("changes with the %s", async (_what, sql) => {
    const me = await founder();
    const before = await fingerprint(me);
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    expect(await fingerprint(me)).toBe(before);
    await pool().query(sql);
    expect(await fingerprint(me)).not.toBe(before);
  });

  it("changes with who is no fit, and why; not with who was contacted", async () => {
    const me = await founder();
    const [one, two] = [await investorPage(), await investorPage()];
    const before = await fingerprint(me);
    await market.insert("match_feedback", {
      user_id: me.actor.userId,
      investor_id: one,
      kind: "contacted",
    });
    expect(await fingerprint(me)).toBe(before);
    await refuse(me.actor, "investor_id", two);
    const refused = await fingerprint(me);
    expect(refused).not.toBe(before);
    await pool().query(
      "update public.match_feedback set reason = 'no crypto' where kind = 'not_a_fit'",
    );
    expect(await fingerprint(me)).not.toBe(refused);
  });

  it("does not change with what matching does not read", async () => {
    const me = await founder();
    const before = await fingerprint(me);
    await pool().query(
      "update public.startup_profiles set mobile_phone = '+6281234567', version = 9",
    );
    await pool().query("update public.startups set name = 'Another'");
    expect(await fingerprint(me)).toBe(before);
  });
});

describe("what drafts say of money", () => {
  it("is a part of the person's own profile in dollars, and makes it another match", async () => {
    const [me, silent] = [await founder(), await founder()];
    const before = fingerprintOf(await subjectOf(me));
    await pool().query(
      "update public.startup_profiles set raising = 16300000000, raising_currency = 'IDR', revenue = 0, revenue_currency = 'USD' where user_id = $1",
      [me.actor.userId],
    );
    const subject = await subjectOf(me);
    expect(subject.profile).toMatchObject({ raising: 1_000_000, revenue: 0 });
    expect(fingerprintOf(subject)).not.toBe(before);
    expect(Object.keys((await subjectOf(silent)).profile)).not.toContain("raising");
    const investor = await fund();
    await pool().query(
      "update public.investor_profiles set cheque_max = 660000, cheque_currency = 'THB' where user_id = $1",
      [investor.actor.userId],
    );
    const { profile } = await subjectOf(investor, INVESTOR_ROLE);
    expect(profile).toMatchObject({ chequeMax: 20_000 });
    expect(Object.keys(profile)).not.toContain("chequeMin");
  });

  it("decides about candidates, and no amount of it is told", async () => {
    const me = await fund({}, "We invest US$100k to US$300k at a time.");
    const [fits, tooLarge] = [await founder({ name: "Padi" }), await founder({ name: "Sawah" })];
    const raise = (raising: number, { actor }: Member) =>
      pool().query(
        "update public.startup_profiles set raising = $1, raising_currency = 'USD' where user_id = $2",
        [raising, actor.userId],
      );
    await raise(345_000, fits);
    await raise(765_000_000, tooLarge);
    const found = await matches(me, INVESTOR_ROLE);
    expect(found.map(({ id }) => id)).toEqual([fits.pageId, tooLarge.pageId]);
    expect(found[0]?.reasons).toContain("What Padi is raising fits the check size of Angin.");
    expect(wordsOf(found)).not.toMatch(/345|765/);
  });

  it("of an investor decides as well", async () => {
    const me = await founder();
    await pool().query(
      "update public.startup_profiles set raising = 1000000, raising_currency = 'USD' where user_id = $1",
      [me.actor.userId],
    );
    const [fits, small] = [await fund({ name: "Angin" }), await fund({ name: "Batu" })];
    const invest = (cheque: number, { actor }: Member) =>
      pool().query(
        "update public.investor_profiles set cheque_min = $1, cheque_max = $1, cheque_currency = 'USD' where user_id = $2",
        [cheque, actor.userId],
      );
    await invest(345_678, fits);
    await invest(1_234, small);
    const found = await matches(me);
    expect(found.map(({ id }) => id)).toEqual([fits.pageId, small.pageId]);
    expect(wordsOf(found)).not.toMatch(/345|346|1,234|1\.2/);
  });
});
