import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Language } from "../../../contracts/languages.ts";
import { readMatches } from "../../../contracts/match-operations.ts";
import { sharesOf } from "../../../contracts/match-rate.ts";
import type { Match } from "../../../contracts/matching.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { saveFeedback } from "./feedback.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { readMatchState } from "./read-match-state.ts";
import { saveResults } from "./save-results.ts";
import { readSubject } from "./subject.ts";
import { marketDatabase } from "./test-market.ts";

const market = marketDatabase();
const { pool, founder, fund, investorPage, startupPage, run } = market;

beforeEach(() => market.clear());

function match(id: string, rate = 80, changes: Partial<Match> = {}): Match {
  const reasons = ["One.", "Two."];
  return { id, rate, isDoubtful: false, reasons, against: "But.", conflicts: [], ...changes };
}

const save = (runId: string, matches: Match[]) =>
  transaction(pool(), (client) => saveResults(client, runId, "startups", matches));

async function stateOf(
  actor: Actor,
  runId?: string,
  role: Role = STARTUP_ROLE,
  language?: Language,
) {
  const state = await readMatchState(pool(), actor, role, { runId, language });
  return state && readMatches.output.parse(state);
}

const shownTo = async (actor: Actor, runId?: string) =>
  (await stateOf(actor, runId))?.shown?.results ?? [];

describe("results", () => {
  it("are kept in their order, 20 at most, none under 20", async () => {
    const { actor } = await founder();
    const runId = await run(actor);
    const ids = await Promise.all(Array.from({ length: 25 }, () => investorPage()));
    const last = await investorPage();
    const all = [...ids.map((id, at) => match(id, 90 - at)), match(last, 19)];
    expect(await save(runId, all)).toBe(20);
    const shown = await shownTo(actor);
    expect(shown.map(({ candidateId }) => candidateId)).toEqual(ids.slice(0, 20));
    expect(await save(await run(actor), [match(last, 19), match(last, 20)])).toBe(1);
  });

  it("pass over a page that was taken down meanwhile", async () => {
    const { actor } = await founder();
    const runId = await run(actor);
    const [withdrawn, there] = [await investorPage({ is_published: false }), await investorPage()];
    expect(await save(runId, [match(randomUUID()), match(withdrawn), match(there)])).toBe(1);
    expect(await shownTo(actor)).toMatchObject([{ candidateId: there, rate: 80 }]);
  });

  it("are in the reader's language as far as they were worded in it, else in the run's", async () => {
    const { actor } = await founder();
    const [worded, unworded] = [await investorPage(), await investorPage({ tagline_th: "เมล็ด" })];
    const th = { reasons: ["หนึ่ง", "สอง"], shared: "สอง", against: "แต่", conflicts: ["ก"] };
    const matches = [
      match(worded, 80, { shared: "Two.", otherWords: { th } }),
      match(unworded, 70, { shared: "Two." }),
    ];
    await save(await run(actor, { language: "vi" }), matches);
    const own = {
      reasons: ["One.", "Two."],
      shared: "Two.",
      against: "But.",
      conflicts: [],
      language: "vi",
    };
    expect(await shownTo(actor)).toMatchObject([own, own]);
    const inThai = (await stateOf(actor, undefined, STARTUP_ROLE, "th"))?.shown?.results;
    expect(inThai).toMatchObject([
      { ...th, language: "th" },
      { ...own, tagline: "เมล็ด" },
    ]);
    expect((await stateOf(actor, undefined, STARTUP_ROLE, "zh"))?.shown?.results).toMatchObject([
      own,
      own,
    ]);
  });

  it("say which of them are in doubt, and nothing as shared that the reader's language lacks", async () => {
    const { actor } = await founder();
    const [sure, doubtful] = [await investorPage(), await investorPage()];
    const th = { reasons: ["หนึ่ง"], against: "แต่", conflicts: [] };
    await save(await run(actor), [
      match(sure, 80, { shared: "Two.", otherWords: { th } }),
      match(doubtful, 80, { isDoubtful: true }),
    ]);
    expect(await shownTo(actor)).toMatchObject([
      { isDoubtful: false, shared: "Two." },
      { isDoubtful: true, shared: null },
    ]);
    const inThai = (await stateOf(actor, undefined, STARTUP_ROLE, "th"))?.shown?.results;
    expect(inThai?.map(({ shared }) => shared)).toEqual([null, null]);
  });

  it("keep what their rates are made of; older ones have nothing of it", async () => {
    const { actor } = await founder();
    const [made, older] = [await investorPage(), await investorPage()];
    const scores = {
      sector: 1,
      criteria: 0.5,
      stage: 0,
      cheque: undefined,
      geography: 1,
      activity: 0,
    };
    const shares = sharesOf(scores, {}, 48);
    await save(await run(actor), [match(made, 80, { shares }), match(older, 70)]);
    expect((await shownTo(actor)).map((shown) => shown.shares)).toEqual([shares, null]);
  });

  it("keep every character of their texts", async () => {
    const { actor } = await founder();
    const there = await investorPage();
    const texts = {
      reasons: [`"Quoted", {braced}, \\ and ไทย`, "<b>"],
      conflicts: ["A, B", "NULL"],
    };
    await save(await run(actor), [match(there, 80, texts)]);
    expect(await shownTo(actor)).toMatchObject([texts]);
  });
});

describe("what a person reads of their matches", () => {
  it("rests on no text: a profile's are read when a match asks for them, and once", async () => {
    const { actor } = await founder();
    const subject = await readSubject(pool(), actor.userId, STARTUP_ROLE);
    expect(subject?.facts).toBeTypeOf("function");
    expect(subject?.facts()).toBe(subject?.facts());
  });

  it("is nothing at first", async () => {
    const { actor } = await founder();
    expect(await stateOf(actor)).toEqual({
      run: null,
      hasProfile: true,
      isUnchanged: false,
      shown: null,
      history: [],
    });
  });

  it("are the newest finished ones, beside the newest run whatever came of it", async () => {
    const { actor } = await founder();
    const [one, two] = [await investorPage({ name: "One" }), await investorPage({ name: "Two" })];
    const older = await run(actor, { created_at: "2026-01-01" }, [{ investor_id: one }]);
    const newer = await run(actor, { created_at: "2026-02-01" }, [
      { investor_id: two },
      { investor_id: one },
    ]);
    const failed = await run(actor, {
      created_at: "2026-03-01",
      state: "failed",
      problem: "took_too_long",
    });
    expect(await stateOf(actor)).toMatchObject({
      run: { id: failed, service: "match", state: "failed", problem: "took_too_long", price: 3 },
      shown: { runId: newer, results: [{ name: "Two" }, { name: "One" }] },
      history: [
        { runId: newer, count: 2 },
        { runId: older, count: 1 },
      ],
    });
    expect(await stateOf(actor, older)).toMatchObject({
      run: { id: failed },
      shown: { runId: older, results: [{ name: "One" }] },
    });
  });

  it("tells whether anything changed since the last finished run", async () => {
    const { actor } = await founder();
    const subject = await readSubject(pool(), actor.userId, STARTUP_ROLE);
    if (!subject) throw new Error("There is no draft");
    await run(actor, { fingerprint: fingerprintOf(subject) });
    expect((await stateOf(actor))?.isUnchanged).toBe(true);
    await pool().query("update public.startup_profiles set match_criteria = 'Other'");
    expect((await stateOf(actor))?.isUnchanged).toBe(false);
  });

  it("is never of another person, nor of another service, nor of a run that is not done", async () => {
    const [{ actor: me }, { actor: other }] = [await founder(), await founder()];
    const theirs = await run(other, {}, [{ investor_id: await investorPage() }]);
    const published = await run(me, { service: "publish" });
    const failed = await run(me, { state: "failed", problem: "failed" });
    for (const id of [theirs, published, failed, randomUUID()]) {
      expect(await stateOf(me, id)).toBeUndefined();
    }
    expect(await stateOf(me)).toMatchObject({ shown: null, history: [] });
  });

  it("shows a page as it is now: its address, or none once it is withdrawn", async () => {
    const { actor } = await founder();
    const id = await investorPage({
      slug: "angin",
      tagline: "First",
      tagline_th: "แรก",
      logo: "/l.webp",
    });
    await run(actor, { language: "th" }, [{ investor_id: id }]);
    expect(await shownTo(actor)).toMatchObject([
      { page: "/investors/angin", tagline: "แรก", logo: "/l.webp", country: "Singapore" },
    ]);
    await pool().query("update public.investors set is_published = false");
    expect(await shownTo(actor)).toMatchObject([
      { page: null, name: "Angin", introduction: "impossible" },
    ]);
    await pool().query("delete from public.investors");
    expect(await shownTo(actor)).toEqual([]);
  });

  it("is of startups for an investor", async () => {
    const { actor } = await fund();
    const { pageId } = await founder();
    await run(actor, {}, [{ startup_id: pageId }]);
    expect(await stateOf(actor, undefined, INVESTOR_ROLE)).toMatchObject({
      shown: { results: [{ candidateId: pageId, name: "Kasirin", introduction: "possible" }] },
    });
  });

  it("says who can be asked for an introduction: not a page of nobody's, nor without a page of one's own", async () => {
    const me = await founder();
    const [member, nobodys] = [await fund({ name: "Member" }), await investorPage()];
    const found = [{ investor_id: member.pageId }, { investor_id: nobodys }];
    await run(me.actor, {}, found);
    const states = async () => (await shownTo(me.actor)).map(({ introduction }) => introduction);
    expect(await states()).toEqual(["possible", "impossible"]);
    await pool().query("update public.startups set is_published = false");
    expect(await states()).toEqual(["needs_page", "impossible"]);
  });
});

describe("feedback", () => {
  const say = (
    actor: Actor,
    candidateId: string,
    kind: "contacted" | "not_a_fit" | null,
    reason = "",
  ) => saveFeedback(pool(), actor, STARTUP_ROLE, { candidateId, kind, reason });

  it("is kept, changed and taken back, and shown to nobody else", async () => {
    const [{ actor }, { actor: other }] = [await founder(), await founder()];
    const id = await investorPage();
    for (const who of [actor, other]) await run(who, {}, [{ investor_id: id }]);
    expect(await say(actor, id, "contacted")).toBe(true);
    expect(await say(actor, id, "not_a_fit", "too\u0000 late\u202e")).toBe(true);
    expect(await shownTo(actor)).toMatchObject([
      { feedback: { kind: "not_a_fit", reason: "too late" } },
    ]);
    expect(await shownTo(other)).toMatchObject([{ feedback: null }]);
    expect(await say(other, id, null)).toBe(true);
    expect(await shownTo(actor)).toMatchObject([{ feedback: { kind: "not_a_fit" } }]);
    expect(await say(actor, id, null)).toBe(true);
    expect(await shownTo(actor)).toMatchObject([{ feedback: null }]);
  });

  it("is of the other side only, and of what the person can have met", async () => {
    const { actor } = await founder();
    const withdrawn = await investorPage({ is_published: false });
    for (const id of [await startupPage(), randomUUID(), withdrawn]) {
      expect(await say(actor, id, "not_a_fit")).toBe(false);
    }
    await run(actor, {}, [{ investor_id: withdrawn }]);
    expect(await say(actor, withdrawn, "not_a_fit")).toBe(true);
  });
});
