import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { signedIn, visitor } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { FAULTY, LICENSE } from "../testing/decks.ts";
import { eventually } from "../testing/eventually.ts";
import { mailTo } from "../testing/mails.ts";
import { type Member, makeMember } from "../testing/people.ts";
import { servicesOn } from "./services.ts";

/** Shorter than a page stays fresh: the cache must be told of a change. */
const SHOWN_WITHIN_MS = 30_000;
const server = inject("server");
const on = servicesOn(server);
const REVIEW = "deck-review/start";
const PUBLISH = "profile/publish";

/** A founder who may publish: the deck is reviewed, and there are credits. */
async function ready(changes: Record<string, unknown> = {}): Promise<Member> {
  const who = await on.founder(changes);
  await on.give(who, 65);
  expect(await on.finish(who, REVIEW)).toMatchObject({ state: "done" });
  return who;
}

const statusOf = (who: Member) => on.read(who, "profile/read-status");

async function pageOf(who: Member): Promise<{ slug: string; is_published: boolean }> {
  const { rows } = await withDatabase(server, (client) =>
    client.query(
      `select s.slug, s.is_published from public.startups s
         join public.startup_profiles p on p.startup_id = s.id where p.user_id = $1`,
      [who.id],
    ),
  );
  return rows[0];
}

const worded = z.object({ why: z.string(), saidIn: z.string() });

describe("a profile", () => {
  const name = `Parcelo ${randomUUID().slice(0, 8)}`;
  let who: Member;
  beforeAll(async () => {
    who = await ready({ name });
  });

  it("is published: its public part is shown to everybody, at once", async () => {
    expect(await statusOf(who)).toMatchObject({ blockers: [], publication: "not_published" });
    expect(await on.finish(who, PUBLISH)).toMatchObject({ state: "done" });
    expect(await on.read(who, "profile/read-publication")).toMatchObject({
      judged: { verdict: "approved" },
    });
    const { slug } = await pageOf(who);
    expect(await statusOf(who)).toMatchObject({
      publication: "published",
      page: `/startups/${slug}`,
    });
    const page = await fetch(`${server.url}/startups/${slug}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(name);
    expect(html).not.toContain("81 234 5678");
    expect(html).not.toContain("hello@parcelo.example");
    const { data } = await visitor(server).from("startups").select("name").eq("slug", slug);
    expect(data).toEqual([{ name }]);
    expect(await (await fetch(`${server.url}/startups?name=${name}`)).text()).toContain(slug);
    expect(await (await fetch(`${server.url}/search?q=${name}`)).text()).toContain(slug);
    const logo = /\/storage\/v1\/object\/public\/logos\/[^"'\s&]+/.exec(html)?.[0] ?? "";
    expect((await fetch(new URL(logo, server.url))).headers.get("content-type")).toBe("image/webp");
    expect((await mailTo(server, who.email)).text).toContain(`/startups/${slug}`);
  });

  it("must be published again after an edit, and until then shows the published version", async () => {
    const again = await on.call(who, PUBLISH, { language: "en" }, randomUUID());
    expect(again.code).toBe("publish_blocked");
    const { slug } = await pageOf(who);
    const { data } = await signedIn(server, who.token)
      .from("startup_profiles")
      .select("version, name, tagline");
    await withDatabase(server, (client) =>
      client.query(
        `update public.startup_profiles set tagline = 'Parcels the same evening',
                version = version + 1 where user_id = $1`,
        [who.id],
      ),
    );
    expect(data).toHaveLength(1);
    expect(await statusOf(who)).toMatchObject({ publication: "needs_publishing" });
    const shown = async () => (await fetch(`${server.url}/startups/${slug}`)).text();
    expect(await shown()).not.toContain("Parcels the same evening");
    await on.finish(who, PUBLISH);
    // The cached page is dropped when the change is announced, which is after the run has ended.
    await eventually("the new version is shown", SHOWN_WITHIN_MS, async () =>
      (await shown()).includes("Parcels the same evening") ? true : undefined,
    );
  });

  it("is withdrawn and comes back at the same address", async () => {
    const { slug } = await pageOf(who);
    expect((await on.call(who, "profile/withdraw")).status).toBe(200);
    expect((await fetch(`${server.url}/startups/${slug}`)).status).toBe(404);
    expect((await on.call(who, "profile/withdraw")).code).toBe("not_found");
    await on.finish(who, PUBLISH);
    await eventually("the page is back", SHOWN_WITHIN_MS, async () =>
      (await fetch(`${server.url}/startups/${slug}`)).status === 200 ? true : undefined,
    );
    expect(await on.entries(who)).toEqual([
      ["grant", 65],
      ["spend", -5],
      ["spend", -20],
      ["spend", -20],
      ["spend", -20],
    ]);
  });
});

describe("publishing", () => {
  it("is rejected with reasons that quote, and is paid all the same", async () => {
    const who = await ready({ description: DOUBTFUL });
    expect(await on.finish(who, PUBLISH)).toMatchObject({ state: "done" });
    expect(await on.read(who, "profile/read-publication")).toMatchObject({
      judged: {
        verdict: "rejected",
        findings: expect.arrayContaining([
          expect.objectContaining({ rule: "advertising", weight: "rejects", place: "description" }),
        ]),
      },
    });
    const saidIn = async (language?: string) => {
      const read = await on.read(who, "profile/read-publication", { language });
      return z.object({ judged: z.object({ findings: z.array(worded) }) }).parse(read).judged
        .findings;
    };
    const [own, thai] = [await saidIn(), await saidIn("th")];
    expect(thai.map((one) => one.saidIn)).toEqual(own.map(() => "th"));
    expect(thai.map(({ why }) => why)).not.toEqual(own.map(({ why }) => why));
    expect(await pageOf(who)).toBeUndefined();
    expect(await on.entries(who)).toEqual([
      ["grant", 65],
      ["spend", -5],
      ["spend", -20],
    ]);
  });

  it("an investor publishes for 100 credits, without a deck", async () => {
    const email = `deals.${randomUUID()}@harvest.example`;
    const who = await makeMember(server, { role: "Investor", email });
    await on.call(who, "investor-profile/save", { version: 0, profile: INVESTOR });
    await on.deck(
      who,
      [
        ["Certificate", "Straits Harvest Pte. Ltd. is registered in Singapore since 2015."],
        ...LICENSE,
      ],
      "business_license",
    );
    expect(await statusOf(who)).toMatchObject({ blockers: ["not_enough_credits"] });
    const start = () => on.call(who, PUBLISH, { language: "en" }, randomUUID());
    expect((await start()).code).toBe("not_enough_credits");
    await on.give(who, 100);
    await on.finish(who, PUBLISH);
    expect(await on.read(who, "profile/read-publication")).toMatchObject({
      judged: { verdict: "approved" },
    });
    const { page } = Object(await statusOf(who));
    expect((await fetch(new URL(page, server.url))).status).toBe(200);
    expect(await on.entries(who)).toEqual([
      ["grant", 100],
      ["spend", -100],
    ]);
  });
});

describe("publishing is blocked, and costs nothing,", () => {
  const blocked = async (who: Member) => {
    const answer = await on.call(who, PUBLISH, { language: "en" }, randomUUID());
    expect(answer).toMatchObject({ status: 409, code: "publish_blocked" });
    return Object(await statusOf(who)).blockers;
  };

  it("while the deck has not been reviewed, or was replaced since", async () => {
    const who = await on.founder();
    await on.give(who, 65);
    expect(await blocked(who)).toEqual(["score_unavailable"]);
    await on.finish(who, REVIEW);
    await on.deck(who, FAULTY);
    expect(await blocked(who)).toEqual(["score_unavailable"]);
  });

  it("while the score is too low", async () => {
    const who = await on.founder();
    await on.give(who, 65);
    await on.deck(who, [
      [
        "Parcelo",
        "A revolutionary super app that will disrupt everything, everywhere, for everybody",
      ],
      [
        "The market",
        "The market is huge. Everybody needs parcels, and 1% of China is enough for us.",
      ],
      ["Team", "We are great people with passion, and the best in the world at what we do."],
      ["Growth", "We grow extremely fast and will make 900 million dollars in 2028."],
    ]);
    expect(await on.finish(who, REVIEW)).toMatchObject({ state: "done" });
    expect(await blocked(who)).toEqual(["score_too_low"]);
    expect(await on.entries(who)).toEqual([
      ["grant", 65],
      ["spend", -5],
    ]);
  });

  it("while the business license is another company's, which is said before anybody pays", async () => {
    const who = await ready();
    await on.deck(
      who,
      [
        ["Certificate", "Mekong Lantern Trading Company Limited is registered in Can Tho."],
        ["Registration", "The company was registered by the department on 4 May 2015 for trade."],
      ],
      "business_license",
    );
    expect(await blocked(who)).toEqual(["objections_stand"]);
    expect(await statusOf(who)).toMatchObject({
      isRejected: false,
      objections: [{ rule: "license_of_other_company", place: "business_license" }],
    });
    expect(await on.entries(who)).toHaveLength(2);
    await on.deck(who, LICENSE, "business_license");
    expect(await statusOf(who)).toMatchObject({ blockers: [], objections: [] });
  });

  it("while the profile is what the review has rejected, also saved anew", async () => {
    const who = await ready({ description: DOUBTFUL });
    await on.finish(who, PUBLISH);
    expect(await blocked(who)).toEqual(["objections_stand"]);
    const edit = (values: string) =>
      withDatabase(server, (client) =>
        client.query(
          `update public.startup_profiles set version = version + 1, ${values} where user_id = $1`,
          [who.id],
        ),
      );
    await edit("mobile_phone = '+6681234999'");
    expect(await blocked(who)).toEqual(["objections_stand"]);
    expect(await statusOf(who)).toMatchObject({
      isRejected: true,
      objections: [{ rule: "advertising", place: "description" }],
    });
    expect(await on.entries(who)).toHaveLength(3);
    await edit("description = replace(description, 'Invest now: guaranteed returns', 'Returns')");
    expect(await statusOf(who)).toMatchObject({ blockers: [], objections: [] });
  });

  it("while the company's e-mail is on another domain, or tasks are open", async () => {
    const who = await ready({ company_email: "hello@other-company.example" });
    expect(await blocked(who)).toEqual(["company_email_required"]);
    const new_one = await makeMember(server);
    expect(await blocked(new_one)).toEqual([
      "incomplete_tasks",
      "score_unavailable",
      "not_enough_credits",
    ]);
  });
});

const DOUBTFUL =
  "Parcelo delivers parcels the same day in cities outside Bangkok, from online sellers to buyers who choose an hour. Invest now: guaranteed returns of 20% every month for everybody who joins us this week.";

const INVESTOR = {
  name: "Straits Harvest",
  tagline: "Seed money for food and farming in Southeast Asia",
  description:
    "Straits Harvest invests in young companies that make food and farming in Southeast Asia less wasteful: cold chains, aquaculture, credit for farmers. First cheques of 250,000 to 800,000 US dollars, and we follow on until Series B. Fourteen companies since 2015, in Vietnam, Thailand and Indonesia.",
  investor_types: ["venture_capital"],
  investment_stages: ["seed", "series_a"],
  target_regions: ["Vietnam", "Thailand"],
  target_industries: ["agritech"],
  founded_year: "2015",
  country: "Singapore",
  city: "",
  address: "1 Raffles Place",
  company_email: "deals@harvest.example",
  website: "https://harvest.example",
};
