import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import { startupProfile } from "../../../contracts/startup-profile.ts";
import type { Actor } from "../account/actor.ts";
import { testReview } from "../deck-review/test-review.ts";
import { readStatus } from "./read-status.ts";
import { saveProfile } from "./save-profile.ts";
import { accountsDatabase } from "./test-accounts.ts";
import { STARTUP_FORM } from "./test-forms.ts";

const { pool, open } = accountsDatabase();
const SITE = "https://luavang.example";

async function founder(changes: object = {}): Promise<Actor> {
  const actor = await open(STARTUP_ROLE);
  const columns = { ...startupProfile("Vietnam").parse(STARTUP_FORM), website: SITE, ...changes };
  await saveProfile(pool(), actor, STARTUP_ROLE, { columns, version: 0 });
  return actor;
}

async function run({ userId }: Actor, service: string): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `insert into public.runs (user_id, service, idempotency_key, language, price, fingerprint,
       state, finished_at)
     values ($1, $2, $3, 'en', 5, repeat('0', 64), 'done', now()) returning id`,
    [userId, service, randomUUID()],
  );
  return rows[0]?.id ?? "";
}

const statusOf = (actor: Actor) => readStatus(pool(), DEFAULT_PRICES, actor);

describe("a website that a review of the profile has looked at", () => {
  async function judge(actor: Actor, website: string | null, responded: boolean | null) {
    await pool().query(
      `insert into public.publications (run_id, user_id, version, verdict, findings, engine,
         website, website_responded)
       values ($1, $2, 1, 'approved', '[]', 'rules', $3, $4)`,
      [await run(actor, "publish"), actor.userId, website, responded],
    );
  }
  const looked = async (actor: Actor) => (await statusOf(actor))?.reviewedWebsite;

  it("is told with what was found, by the newest review", async () => {
    const actor = await founder();
    expect(await looked(actor)).toBeNull();
    await judge(actor, SITE, false);
    expect(await looked(actor)).toMatchObject({ address: SITE, responded: false });
    await judge(actor, SITE, true);
    expect(await looked(actor)).toMatchObject({ address: SITE, responded: true });
  });

  it("is not told of another website, nor where it was not kept", async () => {
    const actor = await founder();
    await judge(actor, "https://luavang.test", true);
    expect(await looked(actor)).toBeNull();
    await judge(actor, null, null);
    expect(await looked(actor)).toBeNull();
  });
});

describe("what the deck asks for", () => {
  async function reviewed(changes: object): Promise<Actor> {
    const actor = await founder(changes);
    const raising = { amount: 1_200_000, currency: "USD", page: 13, quote: "Raising $1.2M" };
    await pool().query(
      `insert into public.deck_reviews (run_id, user_id, file_name, file_sha256, score, review, engine)
       values ($1, $2, 'Deck.pdf', repeat('a', 64), 7.2, $3, 'rules')`,
      [
        await run(actor, "deck_review"),
        actor.userId,
        { ...testReview(7.2), figures: { raising, revenue: null } },
      ],
    );
    await pool().query(
      `insert into public.profile_files (user_id, kind, path, name, bytes, sha256)
       values ($1, 'pitch_deck', 'd', 'Deck.pdf', 10, repeat('a', 64))`,
      [actor.userId],
    );
    return actor;
  }

  it.each([
    ["another amount", 1_500_000, "USD", true],
    ["the same amount", 1_200_000, "USD", false],
    ["another currency, which nobody can compare", 1_500_000, "SGD", false],
    ["none", null, null, false],
  ])("against a profile that says %s", async (_what, amount, currency, differs) => {
    const actor = await reviewed({ raising: amount, raising_currency: currency });
    expect((await statusOf(actor))?.askDiffers).toEqual(
      differs
        ? { deck: { amount: 1_200_000, currency: "USD" }, profile: { amount, currency } }
        : null,
    );
  });
});

describe("matches", () => {
  it("are counted with those whom somebody answers for", async () => {
    const actor = await founder();
    const pages = await Promise.all(
      ["one", "two"].map(async (name) => {
        const { rows } = await pool().query<{ id: string }>(
          `insert into public.investors (slug, name, country, investor_types, is_published, published_at)
           values ($1, $1, 'Singapore', '{venture_capital}', true, now()) returning id`,
          [`${name}-${randomUUID()}`],
        );
        return rows[0]?.id;
      }),
    );
    const runId = await run(actor, "match");
    await pool().query(
      `insert into public.match_results (run_id, place, investor_id, rate, reasons, against)
       select $1, row_number() over (), id, 80, array['Both.'], '' from unnest($2::uuid[]) id`,
      [runId, pages],
    );
    expect(await statusOf(actor)).toMatchObject({ matchesFound: 2, matchesReachable: 0 });
    const owner = await open("Investor");
    await pool().query(
      "insert into public.investor_profiles (user_id, investor_id, name) values ($1, $2, 'Two')",
      [owner.userId, pages[1]],
    );
    expect(await statusOf(actor)).toMatchObject({ matchesFound: 2, matchesReachable: 1 });
  });
});
