import { describe, expect, it } from "vitest";
import { runsDatabase } from "../runs/test-runs.ts";
import { checkProfile } from "./check-profile.ts";
import { readPublicationState } from "./read-publication.ts";

const { pool, person, entries } = runsDatabase();

/** The profiles in these tests have no files. */
const storage = {
  fetch: async () => {
    throw new Error("nothing is to be fetched");
  },
};
const answering = () => ({
  pool: pool(),
  storage,
  readWebsite: async (address: string) => ({ ok: true, address, title: "Lúa Vàng" }) as const,
});
const silent = () => ({
  ...answering(),
  readWebsite: async () => ({ ok: false, problem: "website_unreachable" }) as const,
});

/** Nobody leaves. */
const { signal } = new AbortController();

async function founder() {
  const someone = await person(200);
  await pool().query(
    `insert into public.startup_profiles (user_id, name, tagline, industries, venture_round,
       country, website, linkedin, company_email, founded_year, mobile_phone, founder_name)
     values ($1, 'Lúa Vàng', 'Rice', array['agritech'], 'seed', 'Vietnam',
       'https://luavang.example', '', 'hello@luavang.example', 2023, '+84901234567', 'Lan')`,
    [someone.actor.userId],
  );
  return someone;
}

async function fund() {
  const { actor } = await person(0);
  await pool().query("update public.profiles set role = 'Investor' where user_id = $1", [
    actor.userId,
  ]);
  await pool().query(
    `insert into public.investor_profiles (user_id, name, investor_types, country, target_industries)
     values ($1, '种子资本', array['venture_capital'], 'Singapore', array['fintech'])`,
    [actor.userId],
  );
  return actor;
}

describe("the free check", () => {
  it("says what the rules of publishing would, and costs, keeps and publishes nothing", async () => {
    const { actor, accountId } = await founder();
    const before = await entries(accountId);
    const verdict = await checkProfile(silent(), actor, "en", signal);
    expect(verdict?.verdict).toBe("rejected");
    const rules = verdict?.findings.map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(["thin_description", "website_silent"]));
    expect(await entries(accountId)).toEqual(before);
    expect(await readPublicationState(pool(), actor)).toEqual({ run: null, judged: null });
  });

  it("is in the reader's language, for investors as well", async () => {
    const verdict = await checkProfile(answering(), await fund(), "zh", signal);
    expect(verdict?.findings[0]?.why).toMatch(/\p{Script=Han}/u);
  });

  it("has nothing to say before a profile is saved", async () => {
    const { actor } = await person(0);
    expect(await checkProfile(answering(), actor, "en", signal)).toBeUndefined();
  });
});
