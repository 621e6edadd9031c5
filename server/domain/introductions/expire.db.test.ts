import { beforeEach, describe, expect, it } from "vitest";
import { listIntroductions as listContract } from "../../../contracts/introductions.ts";
import { LANGUAGES } from "../../../contracts/languages.ts";
import type { Member } from "../matches/test-market.ts";
import { expireIntroductions } from "./expire.ts";
import { composeIntroductionMail } from "./introduction-mail.ts";
import { readIntroductionStates } from "./introduction-states.ts";
import { listIntroductions } from "./list-introductions.ts";
import { introductionsDatabase } from "./test-introductions.ts";

const market = introductionsDatabase();
const { pool, couple, ask, askBack, answer, asked, mails, activity } = market;
const ASKED_AT = "2026-11-02T03:04:05Z";
const IN_TIME = new Date("2026-11-16T03:04:04Z");
const DUE = new Date("2026-11-16T03:04:05Z");

beforeEach(async () => {
  await market.clear();
  await pool().query("delete from graphile_worker._private_jobs");
});

/** An ask of two weeks ago, with all its mails sent. */
async function askedThen(startup: Member, investor: Member): Promise<string> {
  const id = await asked(startup, investor);
  await pool().query("update public.introductions set created_at = $2 where id = $1", [
    id,
    ASKED_AT,
  ]);
  await pool().query("delete from graphile_worker._private_jobs");
  return id;
}

async function listOf({ actor }: Member) {
  const introductions = await listIntroductions(pool(), actor);
  return listContract.output.parse({ introductions }).introductions;
}

describe("an ask that nobody answers", () => {
  it("stays open until the last second of two weeks", async () => {
    const { startup, investor } = await couple();
    await askedThen(startup, investor);
    expect(await expireIntroductions(pool(), IN_TIME)).toBe(0);
    expect(await listOf(startup)).toMatchObject([{ state: "asked", answeredAt: null }]);
    expect(await mails()).toEqual([]);
  });

  it("then ends for both, who are told, and reveals no address", async () => {
    const { startup, investor } = await couple();
    await askedThen(startup, investor);
    expect(await expireIntroductions(pool(), DUE)).toBe(1);
    for (const side of [startup, investor]) {
      expect(await listOf(side)).toMatchObject([
        { state: "expired", email: null, answeredAt: expect.any(String) },
      ]);
      expect((await activity(side.actor)).at(-1)).toBe("introduction_expired");
    }
    expect(await mails()).toEqual(["expired to asker", "expired to asked"]);
  });

  it("is withdrawn where the asker's page is gone: it could not be accepted", async () => {
    const { startup, investor } = await couple();
    await askedThen(startup, investor);
    await pool().query("update public.startups set is_published = false");
    expect(await expireIntroductions(pool(), DUE)).toBe(1);
    expect(await listOf(investor)).toMatchObject([{ state: "withdrawn" }]);
  });

  it("ends once, also when the job runs twice, or twice at once", async () => {
    const { startup, investor } = await couple();
    await askedThen(startup, investor);
    const both = await Promise.all([
      expireIntroductions(pool(), DUE),
      expireIntroductions(pool(), DUE),
    ]);
    expect(both.sort()).toEqual([0, 1]);
    const told = await mails();
    const noted = await activity(investor.actor);
    const listed = await listOf(startup);
    expect(await expireIntroductions(pool(), DUE)).toBe(0);
    expect([await mails(), await activity(investor.actor), await listOf(startup)]).toEqual([
      told,
      noted,
      listed,
    ]);
  });

  it("costs nothing, so nothing is given back", async () => {
    const { startup, investor } = await couple();
    await askedThen(startup, investor);
    await expireIntroductions(pool(), DUE);
    const { rows } = await pool().query("select from public.credit_entries");
    expect(rows).toEqual([]);
  });

  it("is answered or ended, never both", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { startup, investor } = await couple();
      const id = await askedThen(startup, investor);
      const [isAnswered, ended] = await Promise.all([
        answer(investor, id, "agreed"),
        expireIntroductions(pool(), DUE),
      ]);
      expect(ended).toBe(isAnswered ? 0 : 1);
      expect(await listOf(startup)).toMatchObject([{ state: isAnswered ? "agreed" : "expired" }]);
    }
  });

  it("can no longer be answered or withdrawn", async () => {
    const { startup, investor } = await couple();
    const id = await askedThen(startup, investor);
    await expireIntroductions(pool(), DUE);
    expect(await answer(investor, id, "agreed")).toBe(false);
    expect(await answer(investor, id, "declined")).toBe(false);
    expect(await answer(startup, id, "withdrawn")).toBe(false);
  });

  it("may be asked again by the asker after a month, by the other at once", async () => {
    const { startup, investor } = await couple();
    await askedThen(startup, investor);
    await expireIntroductions(pool(), DUE);
    const state = async () =>
      (
        await readIntroductionStates(pool(), startup.actor.userId, "startups", [investor.pageId])
      ).get(investor.pageId);
    expect(await state()).toBe("expired");
    expect(await ask(startup, investor.pageId)).toEqual({ outcome: "impossible" });
    await pool().query(
      "update public.introductions set answered_at = now() - interval '30 days 1 second'",
    );
    expect(await state()).toBe("possible");
    await pool().query("update public.introductions set answered_at = now()");
    expect(await askBack(investor, startup.pageId)).toMatchObject({ outcome: "asked" });
  });
});

it("however often it happens, pushes nothing that waits out of the list", async () => {
  const { startup, investor } = await couple();
  await asked(startup, investor);
  await pool().query(
    `insert into public.introductions (startup_id, investor_id, asked_by, asked_of, state, created_at, answered_at)
     select startup_id, investor_id, asked_by, asked_of, 'expired', now() + n * interval '1 second', now()
       from public.introductions, generate_series(1, 201) as n`,
  );
  const listed = await listOf(investor);
  expect(listed).toHaveLength(201);
  expect(listed.at(-1)).toMatchObject({ state: "asked" });
});

it("leaves alone what was answered or withdrawn", async () => {
  for (const said of ["agreed", "declined", "withdrawn"] as const) {
    const { startup, investor } = await couple();
    const id = await askedThen(startup, investor);
    await answer(said === "withdrawn" ? startup : investor, id, said);
    expect(await expireIntroductions(pool(), DUE)).toBe(0);
    expect(await listOf(startup)).toMatchObject([{ state: said }]);
  }
});

it("of several the others end, too, when one cannot", async () => {
  const [first, second] = [await couple(), await couple()];
  const stuck = await askedThen(first.startup, first.investor);
  await askedThen(second.startup, second.investor);
  await pool().query(
    "update public.introductions set created_at = created_at - interval '1 day' where id = $1",
    [stuck],
  );
  await pool().query(
    `alter table public.introductions add constraint stuck check (id <> '${stuck}' or state = 'asked')`,
  );
  await expect(expireIntroductions(pool(), DUE)).rejects.toThrow("1 of 2 asks did not end");
  expect(await listOf(second.startup)).toMatchObject([{ state: "expired" }]);
  await pool().query("alter table public.introductions drop constraint stuck");
  expect(await expireIntroductions(pool(), DUE)).toBe(1);
});

describe("the mails about it", () => {
  const mailOf = (introductionId: string, to: "asker" | "asked") =>
    composeIntroductionMail(
      pool(),
      { introductionId, news: "expired", to },
      "https://benih.example",
    );

  it.each(LANGUAGES)("are complete in %s, and tell nobody's address", async (language) => {
    const { startup, investor } = await couple();
    await pool().query("update public.profiles set language = $1", [language]);
    const id = await askedThen(startup, investor);
    await expireIntroductions(pool(), DUE);
    for (const [to, reader, other, company, told] of [
      ["asker", startup, investor, "Angin", "?tab=match"],
      ["asked", investor, startup, "Kasirin", "14"],
    ] as const) {
      const mail = await mailOf(id, to);
      expect(mail?.to).toBe(reader.actor.email);
      expect(mail?.subject).toContain(company);
      expect(mail?.text).toContain(told);
      expect(mail?.text).not.toMatch(/\{\w+\}/);
      expect(`${mail?.text}${mail?.html}`).not.toContain(other.actor.email);
    }
  });

  it("do not come about an ask that is open, or from a page that nobody can see", async () => {
    const { startup, investor } = await couple();
    const id = await askedThen(startup, investor);
    expect(await mailOf(id, "asker")).toBeUndefined();
    await expireIntroductions(pool(), DUE);
    await pool().query("update public.startups set is_published = false");
    expect(await mailOf(id, "asked")).toBeUndefined();
    expect(await mailOf(id, "asker")).toBeDefined();
  });

  it("do not come to those who want none", async () => {
    const { startup, investor } = await couple();
    const id = await askedThen(startup, investor);
    await expireIntroductions(pool(), DUE);
    await pool().query("update public.profiles set mails_results = false");
    expect([await mailOf(id, "asker"), await mailOf(id, "asked")]).toEqual([undefined, undefined]);
  });
});
