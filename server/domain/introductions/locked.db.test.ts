import { beforeEach, describe, expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { countCandidates } from "../matches/count-candidates.ts";
import { readResults } from "../matches/read-results.ts";
import type { Member } from "../matches/test-market.ts";
import { expireIntroductions } from "./expire.ts";
import { composeIntroductionMail } from "./introduction-mail.ts";
import { listIntroductions } from "./list-introductions.ts";
import { introductionsDatabase } from "./test-introductions.ts";

const market = introductionsDatabase();
const { pool, couple, ask, askBack, answer, asked, run } = market;

beforeEach(() => market.clear());

const lock = ({ actor }: Member, until = "infinity") =>
  pool().query("update auth.users set banned_until = $2 where id = $1", [actor.userId, until]);
const listOf = ({ actor }: Member) => listIntroductions(pool(), actor);
const mailOf = (
  introductionId: string,
  news: "asked" | "agreed" | "expired",
  to: "asker" | "asked",
) => composeIntroductionMail(pool(), { introductionId, news, to }, "https://benih.example");
const end = ({ actor }: Member) => expireIntroductions(pool(), new Date(), actor.userId);

describe("somebody whose account is locked", () => {
  it("cannot be asked, by whoever was matched with their page, who learns of no lock", async () => {
    const { startup, investor } = await couple();
    const runId = await run(startup.actor, {}, [{ investor_id: investor.pageId }]);
    const stateOf = async () => {
      const [found] = await readResults(pool(), startup.actor, "startups", runId);
      return found?.introduction;
    };
    const count = () => countCandidates(pool(), startup.actor, STARTUP_ROLE);
    expect([await stateOf(), await count()]).toEqual(["possible", { count: 1, reachable: 1 }]);
    await lock(investor);
    expect([await stateOf(), await count()]).toEqual(["unavailable", { count: 1, reachable: 0 }]);
    expect(await ask(startup, investor.pageId)).toEqual({ outcome: "impossible" });
    await lock(investor, "2026-01-01");
    expect(await ask(startup, investor.pageId)).toMatchObject({ outcome: "asked" });
  });

  it("gets nobody's address for what they have asked: neither by an answer nor by an ask", async () => {
    const { startup, investor } = await couple();
    const id = await asked(startup, investor);
    await lock(startup);
    expect(await answer(investor, id, "agreed")).toBe(false);
    expect(await askBack(investor, startup.pageId)).toEqual({ outcome: "impossible" });
    expect(await mailOf(id, "asked", "asked")).toBeUndefined();
    expect(await answer(investor, id, "declined")).toBe(true);
  });

  it.each([
    ["asker", "asked"],
    ["asked", "asker"],
  ] as const)("gets no mail of an agreement, nor does the other: the %s", async (who, other) => {
    const { startup, investor } = await couple();
    const id = await asked(startup, investor);
    await answer(investor, id, "agreed");
    expect(await mailOf(id, "agreed", who)).toBeDefined();
    await lock(who === "asker" ? startup : investor);
    expect(await mailOf(id, "agreed", who)).toBeUndefined();
    expect(await mailOf(id, "agreed", other)).toBeUndefined();
  });

  it("has what they asked withdrawn, of which nobody is told", async () => {
    const { startup, investor } = await couple();
    const id = await asked(startup, investor);
    await lock(startup);
    expect(await end(startup)).toBe(1);
    expect(await listOf(investor)).toMatchObject([{ id, state: "withdrawn", email: null }]);
  });

  it("keeps nobody waiting: what they were asked ends without an answer", async () => {
    const { startup, investor } = await couple();
    const id = await asked(startup, investor);
    await lock(investor);
    expect(await expireIntroductions(pool(), new Date())).toBe(1);
    expect(await listOf(startup)).toMatchObject([{ id, state: "expired", email: null }]);
    const mail = await mailOf(id, "expired", "asker");
    expect(mail?.text).toContain("ended without an answer");
    expect(mail?.text).not.toMatch(/lock|\d+ days/i);
    expect(await mailOf(id, "expired", "asked")).toBeUndefined();
  });

  it("ends nobody else's asks, and none for a lock that is over before they are", async () => {
    const [{ startup, investor }, others] = [await couple(), await couple()];
    await asked(startup, investor);
    await asked(others.startup, others.investor);
    await lock(startup, new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString());
    expect(await end(startup)).toBe(0);
    await lock(others.startup);
    expect(await end(startup)).toBe(0);
    expect(await end(others.startup)).toBe(1);
  });
});
