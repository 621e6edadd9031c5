import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { listIntroductions as listContract } from "../../../contracts/introductions.ts";
import { saveFeedback } from "../matches/feedback.ts";
import type { Member } from "../matches/test-market.ts";
import { readIntroductionStates } from "./introduction-states.ts";
import { listIntroductions } from "./list-introductions.ts";
import { introductionsDatabase } from "./test-introductions.ts";

const market = introductionsDatabase();
const { pool, founder, fund, investorPage, run, activity } = market;
const { couple, ask, askBack, answer, asked, mails } = market;

beforeEach(() => market.clear());

async function listOf({ actor }: Member) {
  const introductions = await listIntroductions(pool(), actor);
  return listContract.output.parse({ introductions }).introductions;
}

const stateFor = async ({ actor }: Member, candidateId: string) =>
  (await readIntroductionStates(pool(), actor.userId, "startups", [candidateId])).get(candidateId);

beforeEach(async () => {
  await pool().query("delete from graphile_worker._private_jobs");
});

describe("asking", () => {
  it("is visible to both, and mailed to the person asked", async () => {
    const { startup, investor } = await couple();
    const id = await asked(startup, investor, "We pay farmers.");
    const common = {
      id,
      state: "asked",
      message: "We pay farmers.",
      email: null,
      answeredAt: null,
    };
    expect(await listOf(startup)).toMatchObject([{ ...common, isMine: true, name: "Angin" }]);
    expect(await listOf(investor)).toMatchObject([{ ...common, isMine: false, name: "Kasirin" }]);
    expect(await activity(startup.actor)).toEqual(["introduction_asked"]);
    expect(await activity(investor.actor)).toEqual(["introduction_received"]);
    expect(await mails()).toEqual(["asked to asked"]);
    expect(await stateFor(startup, investor.pageId)).toBe("asked");
  });

  it("shows who was asked what the other's page and one's own matches say, until it is withdrawn", async () => {
    const { startup, investor } = await couple();
    await asked(startup, investor);
    await pool().query(
      `update public.startups set tagline_vi = 'Thanh toán', founder_name = 'Sari Wijaya'
        where id = $1`,
      [startup.pageId],
    );
    const [shown] = await listIntroductions(pool(), investor.actor, "vi");
    expect(shown).toMatchObject({
      card: {
        tagline: "Thanh toán",
        country: "Indonesia",
        industries: ["fintech"],
        stages: ["seed"],
        founder: "Sari Wijaya",
      },
      own: { name: "Angin", page: expect.stringMatching(/^\/investors\//) },
      match: { rate: expect.any(Number), language: "en" },
    });
    const [mine] = await listOf(startup);
    expect(mine).toMatchObject({ own: { name: "Kasirin" }, match: null });
    await pool().query("update public.startups set is_published = false");
    expect(await listOf(investor)).toMatchObject([{ card: null, page: null }]);
  });

  it("takes control characters and overrides of direction out of the message", async () => {
    const { startup, investor } = await couple();
    await asked(startup, investor, "One\r\ntwo\u0000\u001b[31m \u202eevil\u2066\u200b\ufeff");
    expect(await listOf(investor)).toMatchObject([{ message: "One\ntwo[31m evil" }]);
  });

  it("twice is refused, whoever asked, while the first is open", async () => {
    const { startup, investor } = await couple();
    await asked(startup, investor);
    expect(await ask(startup, investor.pageId, "Once more")).toEqual({ outcome: "standing" });
    expect(await askBack(investor, startup.pageId)).toMatchObject({ outcome: "agreed" });
    expect(await ask(startup, investor.pageId)).toEqual({ outcome: "standing" });
    expect(await askBack(investor, startup.pageId)).toEqual({ outcome: "standing" });
    expect(await listOf(startup)).toHaveLength(1);
  });

  it("is for those whom a run of one's own has found", async () => {
    const [startup, investor, other] = [await founder(), await fund(), await founder()];
    await run(other.actor, {}, [{ investor_id: investor.pageId }]);
    for (const id of [investor.pageId, other.pageId, randomUUID()]) {
      expect(await ask(startup, id)).toEqual({ outcome: "unknown" });
    }
    expect(await listOf(investor)).toEqual([]);
  });

  it("is impossible when nobody can answer, or nobody can see who asks", async () => {
    const { startup, investor } = await couple();
    const nobodys = await investorPage();
    const own = await investorPage();
    await market.insert("investor_profiles", { user_id: startup.actor.userId, investor_id: own });
    await run(startup.actor, {}, [{ investor_id: nobodys }, { investor_id: own }]);
    for (const id of [nobodys, own]) {
      expect(await ask(startup, id)).toEqual({ outcome: "impossible" });
    }
    await pool().query("update public.startups set is_published = false");
    expect(await ask(startup, investor.pageId)).toEqual({ outcome: "impossible" });
    await pool().query("update public.startups set is_published = true");
    await pool().query("update public.investors set is_published = false");
    expect(await ask(startup, investor.pageId)).toEqual({ outcome: "unknown" });
    expect(await mails()).toEqual([]);
  });

  it("is impossible without a page of one's own", async () => {
    const { startup, investor } = await couple();
    await pool().query("delete from public.startups");
    expect(await ask(startup, investor.pageId)).toEqual({ outcome: "impossible" });
  });

  it("is for 20 a day, also when all are asked at once", async () => {
    const startup = await founder();
    const investors = await Promise.all(Array.from({ length: 23 }, () => fund()));
    for (const { pageId } of investors) await run(startup.actor, {}, [{ investor_id: pageId }]);
    const results = await Promise.all(investors.map(({ pageId }) => ask(startup, pageId)));
    const outcomes = results.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual([...Array(20).fill("asked"), ...Array(3).fill("too_many")]);
    const refused = results.find(({ outcome }) => outcome === "too_many");
    expect(refused).toEqual({ outcome: "too_many", retryAfter: expect.any(Number) });
    await pool().query(
      "update public.introductions set created_at = created_at - interval '1 day'",
    );
    const left = investors[results.findIndex(({ outcome }) => outcome === "too_many")];
    expect(await ask(startup, left?.pageId ?? "")).toMatchObject({ outcome: "asked" });
  });

  it("by both at the same time ends with one introduction, agreed", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { startup, investor } = await couple();
      const both = await Promise.all([
        ask(startup, investor.pageId),
        askBack(investor, startup.pageId),
      ]);
      expect(both.map(({ outcome }) => outcome).sort()).toEqual(["agreed", "asked"]);
      expect(await listOf(startup)).toMatchObject([{ state: "agreed" }]);
      expect(await listOf(investor)).toMatchObject([{ state: "agreed" }]);
    }
  });

  it("by one many times at once is one request, told once", async () => {
    const { startup, investor } = await couple();
    const all = await Promise.all(Array.from({ length: 5 }, () => ask(startup, investor.pageId)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(all[0]).toMatchObject({ outcome: "asked" });
    expect(await mails()).toEqual(["asked to asked"]);
  });
});

describe("answering", () => {
  it("with yes gives both the other's address, and tells both", async () => {
    const { startup, investor } = await couple();
    const id = await asked(startup, investor);
    expect(await answer(investor, id, "agreed")).toBe(true);
    expect(await listOf(startup)).toMatchObject([{ state: "agreed", email: investor.actor.email }]);
    expect(await listOf(investor)).toMatchObject([{ state: "agreed", email: startup.actor.email }]);
    expect(await mails()).toEqual(["asked to asked", "agreed to asker", "agreed to asked"]);
    expect(await activity(startup.actor)).toEqual(["introduction_asked", "introduction_agreed"]);
    expect(await activity(investor.actor)).toEqual([
      "introduction_received",
      "introduction_agreed",
    ]);
  });

  it("is followed up by whoever says that they contacted the other, until it is taken back", async () => {
    const { startup, investor } = await couple();
    await answer(investor, await asked(startup, investor), "agreed");
    const candidateId = investor.pageId;
    const say = (kind: "contacted" | "not_a_fit" | null) =>
      saveFeedback(pool(), startup.actor, STARTUP_ROLE, { candidateId, kind, reason: "" });
    expect(await listOf(startup)).toMatchObject([{ isContacted: false }]);
    expect(await say("contacted")).toBe(true);
    expect(await listOf(startup)).toMatchObject([{ isContacted: true }]);
    expect(await listOf(investor)).toMatchObject([{ isContacted: false }]);
    for (const other of ["not_a_fit", null] as const) {
      await say(other);
      expect(await listOf(startup)).toMatchObject([{ isContacted: false }]);
    }
  });

  it("with no is mailed to the asker only, and reveals no address", async () => {
    const { startup, investor } = await couple();
    const id = await asked(startup, investor);
    expect(await answer(investor, id, "declined")).toBe(true);
    for (const side of [startup, investor]) {
      expect(await listOf(side)).toMatchObject([{ state: "declined", email: null }]);
    }
    expect(await mails()).toEqual(["asked to asked", "declined to asker"]);
  });

  it("is for the person asked, and withdrawing for the asker", async () => {
    const { startup, investor } = await couple();
    const outsider = await fund();
    const id = await asked(startup, investor);
    for (const said of ["agreed", "declined"] as const) {
      expect(await answer(startup, id, said)).toBe(false);
    }
    expect(await answer(investor, id, "withdrawn")).toBe(false);
    for (const said of ["agreed", "declined", "withdrawn"] as const) {
      expect(await answer(outsider, id, said)).toBe(false);
      expect(await answer(investor, randomUUID(), said)).toBe(false);
    }
    expect(await listOf(startup)).toMatchObject([{ state: "asked", email: null }]);
    expect(await listOf(outsider)).toEqual([]);
  });

  it("is final; the same again changes nothing", async () => {
    const { startup, investor } = await couple();
    const id = await asked(startup, investor);
    await answer(investor, id, "declined");
    expect(await answer(investor, id, "declined")).toBe(true);
    expect(await answer(investor, id, "agreed")).toBe(false);
    expect(await answer(startup, id, "withdrawn")).toBe(false);
    expect(await listOf(startup)).toMatchObject([{ state: "declined", email: null }]);
    expect(await mails()).toEqual(["asked to asked", "declined to asker"]);
  });

  it("and withdrawing at the same time has one outcome", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { startup, investor } = await couple();
      const id = await asked(startup, investor);
      const done = await Promise.all([
        answer(investor, id, "agreed"),
        answer(startup, id, "withdrawn"),
      ]);
      expect(done.filter(Boolean)).toHaveLength(1);
      const [{ state, email } = { state: "", email: "" }] = await listOf(startup);
      expect([state, email]).toEqual(
        done[0] ? ["agreed", investor.actor.email] : ["withdrawn", null],
      );
    }
  });

  it("with yes is refused while the asker's page is withdrawn; with no it is not", async () => {
    const { startup, investor } = await couple();
    const id = await asked(startup, investor);
    await pool().query("update public.startups set is_published = false");
    expect(await answer(investor, id, "agreed")).toBe(false);
    expect(await askBack(investor, startup.pageId)).toEqual({ outcome: "unknown" });
    expect(await listOf(investor)).toMatchObject([{ state: "asked", page: null, email: null }]);
    expect(await answer(investor, id, "declined")).toBe(true);
  });
});

describe("asking again", () => {
  const daysPass = (days: number) =>
    pool().query(
      `update public.introductions set created_at = created_at - $1 * interval '1 day',
              answered_at = answered_at - $1 * interval '1 day'`,
      [days],
    );

  it.each([
    ["declined", 89, 2],
    ["withdrawn", 6, 2],
  ] as const)("after it was %s is possible after %i days and a few", async (said, early, more) => {
    const { startup, investor } = await couple();
    const id = await asked(startup, investor);
    await answer(said === "declined" ? investor : startup, id, said);
    for (const days of [0, early]) {
      await daysPass(days);
      expect(await ask(startup, investor.pageId)).toEqual({ outcome: "impossible" });
      expect(await stateFor(startup, investor.pageId)).toBe(said);
    }
    await daysPass(more);
    expect(await stateFor(startup, investor.pageId)).toBe("possible");
    expect(await ask(startup, investor.pageId)).toMatchObject({ outcome: "asked" });
  });

  it("is possible at once for the side that declined", async () => {
    const { startup, investor } = await couple();
    await answer(investor, await asked(startup, investor), "declined");
    expect(await askBack(investor, startup.pageId)).toMatchObject({ outcome: "asked" });
  });
});
