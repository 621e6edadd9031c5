import { describe, expect, it } from "vitest";
import type { ProfileFinding } from "../../../contracts/profile-review.ts";
import type { ProfileEvidence } from "../../judging/profiles/profile-evidence.ts";
import { readPublicationState } from "./read-publication.ts";
import { publishingDatabase } from "./test-publishing.ts";
import { withdrawPage } from "./withdraw.ts";

const { pool, run, entries, work, approve, founder, fund, publish, page } = publishingDatabase();

const REASON: ProfileFinding = {
  rule: "thin_description",
  weight: "rejects",
  place: "description",
  text: "",
  why: "It says too little.",
  fix: "Say what you make.",
};

describe("a profile that passes", () => {
  it("becomes a page of its public part, at once and with nothing private", async () => {
    const { actor } = await founder("Lúa Vàng Đỏ");
    expect(await run(await publish(actor, approve()))).toMatchObject({ state: "done" });
    const made = await page(actor);
    expect(made).toMatchObject({
      slug: "lua-vang-do",
      name: "Lúa Vàng Đỏ",
      website: "https://luavang.example",
      linkedin: null,
      logo: `/logos/${actor.userId}/l`,
      is_published: true,
      is_sample: false,
    });
    expect(JSON.stringify(made)).not.toMatch(/901234567|hello@/);
    expect(await readPublicationState(pool(), actor)).toMatchObject({
      run: { state: "done" },
      judged: { verdict: "approved", findings: [] },
    });
  });

  it("keeps its page, its address and its first day when it is published again", async () => {
    const { actor } = await founder();
    await publish(actor, approve());
    const first = await page(actor);
    await pool().query(
      "update public.startup_profiles set name = 'Lúa Mới', version = version + 1 where user_id = $1",
      [actor.userId],
    );
    await publish(actor, approve());
    expect(await page(actor)).toMatchObject({
      id: first.id,
      slug: first.slug,
      name: "Lúa Mới",
      published_at: first.published_at,
    });
  });

  it("of an investor becomes an investor's page; a name in other letters still gets an address", async () => {
    const { actor } = await fund();
    await publish(actor, approve());
    expect(await page(actor, "Investor")).toMatchObject({
      slug: expect.stringMatching(/^investor(-\d+)?$/),
      name: "种子资本",
      target_industries: ["fintech"],
    });
  });

  it("does not take another's address, however many of a name come at once", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => founder("Same Name")));
    await Promise.all(people.map(({ actor }) => publish(actor, approve())));
    const slugs = await Promise.all(people.map(async ({ actor }) => (await page(actor)).slug));
    expect(slugs.toSorted()).toEqual(["same-name", "same-name-2", "same-name-3", "same-name-4"]);
  });
});

describe("a profile that does not pass", () => {
  it("is not published, is told why, and is not paid back", async () => {
    const { actor, accountId } = await founder();
    await publish(
      actor,
      work(() => ({ verdict: "rejected", findings: [REASON] })),
    );
    expect(await page(actor)).toBeUndefined();
    expect(await entries(accountId)).toEqual([
      ["grant", 200],
      ["spend", -20],
    ]);
    expect(await readPublicationState(pool(), actor)).toMatchObject({
      run: { state: "done" },
      judged: { verdict: "rejected", findings: [REASON] },
    });
  });

  it("leaves the page that is published as it was", async () => {
    const { actor } = await founder();
    await publish(actor, approve());
    const before = await page(actor);
    await pool().query("update public.startup_profiles set name = 'Spam' where user_id = $1", [
      actor.userId,
    ]);
    await publish(
      actor,
      work(() => ({ verdict: "rejected", findings: [REASON] })),
    );
    expect(await page(actor)).toEqual(before);
  });
});

it("the review sees the draft and what the website says", async () => {
  const { actor } = await founder("Lúa Vàng");
  const seen: ProfileEvidence[] = [];
  await publish(
    actor,
    work((evidence) => {
      seen.push(evidence);
      return { verdict: "approved", findings: [] };
    }),
  );
  expect(seen).toMatchObject([
    {
      role: "Startup",
      draft: { name: "Lúa Vàng", ventureRound: "seed", foundedYear: 2023, country: "Vietnam" },
      website: { state: "answers", title: "Lúa Vàng" },
      pitchDeck: null,
      businessLicense: null,
      language: "en",
    },
  ]);
  const { rows } = await pool().query(
    "select website, website_responded from public.publications where user_id = $1",
    [actor.userId],
  );
  expect(rows).toEqual([{ website: "https://luavang.example", website_responded: true }]);
});

describe("withdrawing", () => {
  it("takes the page down, and the next publish brings the same one back", async () => {
    const { actor } = await founder();
    await publish(actor, approve());
    const before = await page(actor);
    expect(await withdrawPage(pool(), actor, "Startup")).toBe(true);
    expect(await page(actor)).toMatchObject({ id: before.id, is_published: false });
    expect(await withdrawPage(pool(), actor, "Startup")).toBe(false);
    await publish(actor, approve());
    expect(await page(actor)).toMatchObject({ slug: before.slug, is_published: true });
  });

  it("takes nobody else's page down", async () => {
    const [mine, theirs] = [await founder(), await founder()];
    await publish(theirs.actor, approve());
    expect(await withdrawPage(pool(), mine.actor, "Startup")).toBe(false);
    expect(await page(theirs.actor)).toMatchObject({ is_published: true });
  });

  it("waits for a publish that is under way", async () => {
    const { actor } = await founder();
    await publish(
      actor,
      work(async () => {
        await expect(withdrawPage(pool(), actor, "Startup")).rejects.toThrow("being published");
        return { verdict: "approved", findings: [] };
      }),
    );
    expect(await page(actor)).toMatchObject({ is_published: true });
  });
});
