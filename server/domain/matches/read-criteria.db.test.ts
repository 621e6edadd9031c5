import { beforeEach, describe, expect, it } from "vitest";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Constraint } from "../../../contracts/constraints.ts";
import type { Engine } from "../../judging/engine.ts";
import { rankMatches } from "../../judging/matches/match.ts";
import { rulesEngine } from "../../judging/rules-engine.ts";
import { saveMatchCriteria } from "../profiles/save-match-criteria.ts";
import { bounded, keepReading } from "./criteria-readings.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { withReading } from "./match-work.ts";
import { confirmCriteria, readCriteria, readingForRun } from "./read-criteria.ts";
import { searchFor } from "./search-for.ts";
import { readSubject, type Subject } from "./subject.ts";
import { asking, POINT, TEXT } from "./test-criteria.ts";
import { type Member, marketDatabase } from "./test-market.ts";

const market = marketDatabase();
const { pool, founder, fund } = market;
const FIELD: Constraint = { ...POINT, about: "field" };

beforeEach(() => market.clear());

const read = ({ actor }: Member, role: Role = STARTUP_ROLE) =>
  readCriteria(pool(), actor, role, "rules");
const confirm = (
  { actor }: Member,
  constraints: Constraint[],
  text = TEXT,
  role: Role = STARTUP_ROLE,
) => confirmCriteria(pool(), actor, role, { text, constraints });

async function subjectOf({ actor }: Member, role: Role = STARTUP_ROLE): Promise<Subject> {
  const subject = await readSubject(pool(), actor.userId, role);
  if (!subject) throw new Error("There is no draft");
  return subject;
}

async function idsFor(member: Member, role: Role = STARTUP_ROLE) {
  const today = new Date("2026-11-22T00:00:00Z");
  const subject = await subjectOf(member, role);
  const search = await searchFor(pool(), subject, { today, language: "en" });
  return rankMatches(search, { today, language: "en", limit: 20 }).map(({ id }) => id);
}

/** An engine that answers with one point, and counts how often it is asked. */
function countingEngine(name: string, before: () => Promise<unknown> = async () => undefined) {
  const asked: string[] = [];
  const engine: Engine = {
    ...rulesEngine(),
    name,
    async readCriteria({ text }) {
      asked.push(text);
      await before();
      return [POINT];
    },
  };
  return { engine, asked };
}

describe("a reading", () => {
  it("is of the saved criteria, by grammar, and not confirmed", async () => {
    const me = await founder({}, TEXT);
    expect(await read(me)).toMatchObject({
      outcome: "read",
      reading: { text: TEXT, readBy: "rules", isConfirmed: false },
    });
    const { rows } = await pool().query("select user_id, criteria from public.criteria_readings");
    expect(rows).toEqual([{ user_id: me.actor.userId, criteria: TEXT }]);
  });

  it("is kept for its text, and read again of another", async () => {
    const me = await founder({}, TEXT);
    const given = { text: TEXT, constraints: [POINT], readBy: "a model" };
    await keepReading(pool(), me.actor.userId, "startups", given);
    expect(await read(me)).toMatchObject({ reading: { constraints: [POINT], readBy: "a model" } });
    await saveMatchCriteria(pool(), me.actor, "Only family offices.");
    expect(await read(me)).toMatchObject({
      reading: { readBy: "rules", constraints: [{ polarity: "only", terms: ["family offices"] }] },
    });
  });

  it("is refused where nothing is saved", async () => {
    const nobody = { actor: await market.open(STARTUP_ROLE), pageId: "" };
    expect(await read(nobody)).toEqual({ outcome: "profile_missing" });
    expect(await confirm(nobody, [])).toEqual({ outcome: "profile_missing" });
    const me = await founder({}, "");
    expect(await read(me)).toEqual({ outcome: "criteria_missing" });
    expect(await confirm(me, [], "")).toEqual({ outcome: "criteria_missing" });
  });

  it("keeps no more points, and of each no more, than the contract has", () => {
    const long = { ...POINT, terms: Array(20).fill("b2b"), quote: "ก".repeat(3000) };
    const [first, ...others] = bounded(Array(100).fill(long));
    expect(others).toHaveLength(59);
    expect(first).toMatchObject({ terms: { length: 12 }, quote: "ก".repeat(600) });
  });
});

describe("what is confirmed", () => {
  it("is shown from then on, also to somebody who had not read it before", async () => {
    const me = await founder({}, TEXT);
    expect(await confirm(me, [POINT])).toMatchObject({ reading: { isConfirmed: true } });
    expect(await read(me)).toMatchObject({ reading: { constraints: [POINT], isConfirmed: true } });
    expect(await confirm(me, [])).toMatchObject({ reading: { constraints: [] } });
  });

  it("is refused of criteria that were saved over, and kept from what is read meanwhile", async () => {
    const me = await founder({}, TEXT);
    expect(await confirm(me, [POINT], "Another text")).toEqual({ outcome: "edited_elsewhere" });
    await confirm(me, [POINT]);
    const late = { text: TEXT, constraints: [], readBy: "a model" };
    await keepReading(pool(), me.actor.userId, "startups", late);
    await keepReading(pool(), me.actor.userId, "startups", { ...late, text: "Another text" });
    expect(await read(me)).toMatchObject({ reading: { constraints: [POINT], isConfirmed: true } });
  });

  it("has no sign that nobody sees", async () => {
    const me = await founder({}, TEXT);
    const hidden = {
      ...POINT,
      terms: ["token\u0000 funds\u200b", "\u200b"],
      quote: "No\u0000 \ud800 funds",
    };
    expect(await confirm(me, [hidden])).toMatchObject({
      reading: { constraints: [{ terms: ["token funds"] }] },
    });
  });

  it("decides for its person, changes the match, and ends with its text", async () => {
    const me = await founder({}, TEXT);
    const other = await fund();
    expect(await idsFor(me)).toEqual([other.pageId]);
    const before = fingerprintOf(await subjectOf(me));
    await read(me);
    expect(fingerprintOf(await subjectOf(me))).toBe(before);

    await confirm(me, [POINT]);
    expect((await subjectOf(me)).profile.constraints).toEqual([POINT]);
    expect(await idsFor(me)).toEqual([]);
    const confirmed = fingerprintOf(await subjectOf(me));
    expect(confirmed).not.toBe(before);
    await confirm(me, [{ ...POINT, polarity: "avoid" }]);
    expect(fingerprintOf(await subjectOf(me))).not.toBe(confirmed);

    await saveMatchCriteria(pool(), me.actor, "A lead who knows payments.");
    expect((await subjectOf(me)).profile.constraints).toBeUndefined();
    expect(await idsFor(me)).toEqual([other.pageId]);
  });

  it("puts last what they would rather not have, and leaves nobody out for it", async () => {
    const me = await founder({}, TEXT);
    const [venture, family] = [
      await fund({ country: "Indonesia" }),
      await fund({ investor_types: ["family_office"] }),
    ];
    await confirm(me, [{ ...POINT, polarity: "avoid" }]);
    expect(await idsFor(me)).toEqual([family.pageId, venture.pageId]);
    await confirm(me, [POINT]);
    expect(await idsFor(me)).toEqual([family.pageId]);
  });

  it("decides as a candidate's, and is told to nobody", async () => {
    const me = await founder({ description: "QR payments for kiosks." });
    const criteria = "Zebrafish thesis.";
    const other = await fund({}, criteria);
    expect(await idsFor(me)).toEqual([other.pageId]);
    const refusal = { ...FIELD, terms: ["payments"], quote: "Zebrafish" };
    await confirm(other, [refusal], criteria, INVESTOR_ROLE);
    expect(await idsFor(me)).toEqual([]);
    const today = new Date();
    const search = await searchFor(pool(), await subjectOf(me), { today, language: "en" });
    if (search.direction !== "startups") throw new Error("A founder looks for investors");
    const [candidate] = search.candidates;
    if (!candidate) throw new Error("There is no candidate");
    expect(candidate.criteria.isConfirmed).toBe(true);
    expect(JSON.stringify(search.asPublic?.(candidate))).not.toContain("Zebrafish");
  });

  it("counts no more for a candidate that has saved another text", async () => {
    const me = await founder();
    const other = await fund({}, "Nothing in particular.");
    const refusal = { ...FIELD, terms: ["fintech"] };
    await confirm(other, [refusal], "Nothing in particular.", INVESTOR_ROLE);
    expect(await idsFor(me)).toEqual([]);
    await saveMatchCriteria(pool(), other.actor, "Nothing else in particular.");
    expect(await idsFor(me)).toEqual([other.pageId]);
  });
});

describe("a match that nobody has confirmed the points for", () => {
  it("asks a model once for a text, whatever the rules read before", async () => {
    const me = await founder({}, TEXT);
    await read(me);
    const { engine, asked } = countingEngine("a model");
    for (const _run of [1, 2]) {
      expect(await readingForRun(pool(), engine, await subjectOf(me), asking)).toEqual([POINT]);
    }
    expect(asked).toEqual([TEXT]);
    expect(await read(me)).toMatchObject({ reading: { constraints: [POINT], readBy: "a model" } });
  });

  it("goes by what was read, and what is confirmed goes before it", async () => {
    const me = await founder({}, TEXT);
    const ownOf = (subject: Subject) => withReading(subject, [POINT]).facts().own.constraints;
    expect(ownOf(await subjectOf(me))).toEqual([POINT]);
    await confirm(me, []);
    expect(ownOf(await subjectOf(me))).toEqual([]);
  });

  it("asks nobody where they are confirmed, or nothing is written", async () => {
    const { engine, asked } = countingEngine("a model");
    const [silent, me] = [await founder({}, ""), await founder({}, TEXT)];
    await confirm(me, [POINT]);
    for (const member of [silent, me]) {
      const subject = await subjectOf(member);
      expect(await readingForRun(pool(), engine, subject, asking)).toBeUndefined();
    }
    expect(asked).toEqual([]);
  });

  it("leaves alone what was confirmed while the model read", async () => {
    const me = await founder({}, TEXT);
    const { engine } = countingEngine("a model", () => confirm(me, []));
    await readingForRun(pool(), engine, await subjectOf(me), asking);
    expect(await read(me)).toMatchObject({ reading: { constraints: [], isConfirmed: true } });
  });
});
