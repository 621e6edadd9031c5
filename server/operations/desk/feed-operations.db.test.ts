import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../domain/account/actor.ts";
import type { ReadItem } from "../../judging/stories/feed-item.ts";
import { openFeeds } from "../../services/feeds/open-feeds.ts";
import { rss } from "../../services/feeds/test-feeds.ts";
import { AGENT, TestSites } from "../../services/website/test-sites.ts";
import { feedOperations } from "./feed-operations.ts";
import { refused, supportDesk } from "./test-support.ts";

const sites = new TestSites();
const desk = supportDesk((pool) =>
  feedOperations(pool, (address, language) =>
    openFeeds(AGENT, sites.limits()).find(address, language),
  ),
);
const { pool, staff, call } = desk;
let publisher: Actor;
let editor: Actor;

beforeEach(async () => {
  await pool().query("delete from desk.stories");
  publisher ??= await staff("publisher");
  editor ??= await staff("editor");
});
afterEach(() => sites.stop());

const FEED = { address: "https://feeds.example/rss", publisher: "Sawah Daily", language: "id" };

describe("feeds", () => {
  it("are added, changed, visited and removed by publishers, each address once", async () => {
    const saved = await call(publisher, "save-feed", FEED);
    const { id } = saved.data;
    expect(await call(publisher, "save-feed", FEED)).toMatchObject({
      error: { code: "invalid_input", details: { fields: { address: "addressTaken" } } },
    });
    expect(await call(editor, "save-feed", FEED)).toMatchObject(refused("permission_denied"));
    expect(await call(editor, "try-feed", FEED)).toMatchObject(refused("permission_denied"));
    await pool().query(
      "update desk.feeds set last_visit_at = now(), next_visit_at = now() + interval '5 hours'",
    );
    const { data } = await call(publisher, "visit-feed", { id });
    const minutes = (Date.parse(data.at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    await call(publisher, "save-feed", { ...FEED, id, isActive: false });
    const listed = await call(editor, "list-feeds", {});
    expect(listed.data.feeds).toMatchObject([{ publisher: "Sawah Daily", health: "paused" }]);
    expect(await call(publisher, "remove-feed", { id })).toEqual({ data: null });
    expect(await call(publisher, "remove-feed", { id })).toMatchObject(refused("not_found"));
    expect((await desk.actsOn(id)).map(({ act }) => act)).toEqual([
      "feeds.insert",
      "feeds.update",
      "feeds.update",
      "feeds.delete",
    ]);
  });

  it("are tried before: what they would bring, or why they bring nothing", async () => {
    const site = await sites.http((request, response) => {
      if (request.url === "/robots.txt") return response.writeHead(404).end();
      return response.end(
        rss("<item><title>One</title><link>/1</link></item>", "<language>th</language>"),
      );
    });
    // The contract only accepts public addresses, which this one's port shows it is not.
    expect(await call(publisher, "try-feed", { address: site, language: "en" })).toMatchObject(
      refused("invalid_input"),
    );
    const found = await openFeeds(AGENT, sites.limits()).find(`${site}/feed`, "en");
    expect(found).toMatchObject({ outcome: "feed", visit: { feed: { language: "th" } } });
    const failed = await call(publisher, "try-feed", {
      address: "https://gone.example",
      language: "en",
    });
    expect(failed).toEqual({ data: { outcome: "failed", problem: "unreachable" } });
  });
});

/** A story on which two publishers disagree. */
async function givenStory({ thirdAmount = 5_000_000 } = {}) {
  const company = await given(
    `insert into public.startups (slug, name, tagline, industries, venture_round, country, is_published, published_at)
     values ('nuri-' || gen_random_uuid(), 'Nuri', '', '{fintech}', 'seed', 'Vietnam', true, now()) returning id`,
  );
  const investor = await given(
    `insert into public.investors (slug, name, tagline, investor_types, country, is_published, published_at)
     values ('padi-' || gen_random_uuid(), 'Padi Ventures', '', '{venture_capital}', 'Vietnam', true, now()) returning id`,
  );
  const story = await given(
    `insert into desk.stories (title, language, has_round, entities) values ('Nuri raises', 'en', true, $1) returning id`,
    [[company, investor]],
  );
  const tell = (name: string, amount: number, day: string) => {
    const reading: ReadItem = {
      entities: [company, investor],
      round: {
        company: { value: "Nuri", quote: "Nuri raises" },
        amount: { value: { amount, currency: "USD" }, quote: `US$${amount}` },
        kind: { value: "seed", quote: "its seed round" },
        investors: [
          { value: "Padi", quote: "led by Padi", isLead: true },
          { value: "Stranger Capital", quote: "with Stranger Capital", isLead: false },
        ],
      },
    };
    return given(
      `insert into desk.feed_items
         (url, address, publisher, language, title, published_at, is_dated, state, story_id, reading, understood)
       values ($1, $1, $2, 'en', 'Nuri raises', $5, true, 'taken', $3, $4, $6) returning id`,
      [
        `https://${name}.example/1-${story}`,
        name,
        story,
        JSON.stringify(reading),
        day,
        JSON.stringify({ round: { company: [company], isKnown: true, isTitled: true } }),
      ],
    );
  };
  await tell("first", 5_000_000, "2026-11-24");
  await tell("second", 4_000_000, "2026-11-25");
  await tell("third", thirdAmount, "2026-11-26");
  return { company, investor, story };
}

async function given(sql: string, values: unknown[] = []): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(sql, values);
  return rows[0]?.id ?? "";
}

describe("stories", () => {
  it("show what each publisher states, where they disagree, and whom the directory does not know", async () => {
    const { company, investor, story } = await givenStory();
    expect(await call(editor, "list-stories", { hasRound: true, language: "en" })).toMatchObject({
      data: { total: 1, stories: [{ id: story, publishers: ["first", "second", "third"] }] },
    });
    expect((await call(editor, "list-stories", { language: "th" })).data.total).toBe(0);
    const { data } = await call(editor, "read-story", { id: story });
    expect(data.entities.map(({ id }: { id: string }) => id)).toEqual([company, investor]);
    expect(data.unknown).toEqual([{ kind: "investor", name: "Stranger Capital" }]);
    expect(data.round).toMatchObject({
      reports: 3,
      company: { stated: "Nuri", isDisputed: false },
      amount: {
        stated: { amount: 5_000_000, currency: "USD" },
        isDisputed: true,
        claims: [
          { value: { amount: 5_000_000 }, said: [{}, {}] },
          { value: { amount: 4_000_000 }, said: [{}] },
        ],
      },
      announcedOn: { stated: null, claims: [] },
    });
    expect(JSON.stringify(data)).not.toContain("understood");
  });

  it("become an article and a round once each, with their sources", async () => {
    const { company, investor, story } = await givenStory();
    const begin = (draft: string) => call(editor, "begin-from-story", { id: story, draft });
    const [one, two] = await Promise.all([begin("article"), begin("article")]);
    expect(one).toEqual(two);
    const round = await begin("round");
    const content = async (id: string) =>
      (await pool().query("select content, title, state from desk.documents where id = $1", [id]))
        .rows[0];
    expect(await content(one.data.documentId)).toMatchObject({
      state: "draft",
      content: {
        madeBy: "person",
        startups: [company],
        investors: [investor],
        sources: [{ publisher: "first" }, { publisher: "second" }, { publisher: "third" }],
      },
    });
    expect(await content(round.data.documentId)).toMatchObject({
      title: "Nuri · seed",
      content: {
        startup: { id: company, name: "Nuri" },
        kind: "seed",
        money: { amount: "5000000", currency: "USD" },
        investors: [{ id: investor, name: "Padi Ventures", isLead: true }],
        sources: { amount: { publisher: "first", readBy: null } },
      },
    });
    expect((await call(editor, "read-story", { id: story })).data).toMatchObject({
      state: "drafted",
      articleId: one.data.documentId,
      roundId: round.data.documentId,
    });
    const support = await staff("support");
    expect(await call(support, "begin-from-story", { id: story, draft: "article" })).toMatchObject(
      refused("permission_denied"),
    );
  });

  it("leave open in the round what the articles do not agree on", async () => {
    const { company, story } = await givenStory({ thirdAmount: 6_000_000 });
    const begun = await call(editor, "begin-from-story", { id: story, draft: "round" });
    const { rows } = await pool().query("select content from desk.documents where id = $1", [
      begun.data.documentId,
    ]);
    expect(rows[0].content).toMatchObject({ startup: { id: company }, kind: "seed", money: {} });
    expect(rows[0].content.sources.amount).toBeUndefined();
  });

  it("are dismissed, and taken up again", async () => {
    const { story } = await givenStory();
    const dismiss = (isDismissed: boolean) =>
      call(editor, "dismiss-stories", { ids: [story], isDismissed });
    expect(await dismiss(true)).toEqual({ data: { changed: 1 } });
    expect(await dismiss(true)).toEqual({ data: { changed: 0 } });
    expect((await call(editor, "list-stories", {})).data.total).toBe(0);
    await dismiss(false);
    expect((await call(editor, "list-stories", {})).data.total).toBe(1);
  });
});
