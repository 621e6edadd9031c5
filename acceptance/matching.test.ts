import { randomUUID } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { signedIn } from "../testing/clients.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { mailsTo, mailTo } from "../testing/mails.ts";
import { type Member, makeMember } from "../testing/people.ts";
import { servicesOn } from "./services.ts";

const server = inject("server");
const on = servicesOn(server);
const MATCH = "match/start";

const state = z.looseObject({
  isUnchanged: z.boolean(),
  shown: z
    .looseObject({
      runId: z.string(),
      results: z.array(
        z.looseObject({
          candidateId: z.string(),
          name: z.string(),
          rate: z.number(),
          reasons: z.array(z.string()),
          against: z.string(),
          language: z.string(),
          introduction: z.string(),
        }),
      ),
    })
    .nullable(),
  history: z.array(z.looseObject({ runId: z.string(), count: z.number() })),
});

const reading = z.object({
  text: z.string(),
  constraints: z.array(z.looseObject({})),
  isConfirmed: z.boolean(),
});

const readState = async (who: Member, wanted: { runId?: string; language?: "th" } = {}) =>
  state.parse(await on.read(who, "match/read", wanted));
const resultsOf = async (who: Member) => (await readState(who)).shown?.results ?? [];
const saveCriteria = (who: Member, criteria: string) =>
  on.call(who, "match/save-criteria", { criteria });

async function founder(credits = 20): Promise<Member> {
  const who = await on.founder();
  await on.give(who, credits);
  return who;
}

describe("a match", () => {
  it("ranks the investors of the directory, with reasons and one against", async () => {
    const who = await founder();
    await saveCriteria(who, "Seed funds that know logistics in Thailand. No token funds.");
    expect(await on.finish(who, MATCH)).toMatchObject({ state: "done" });
    const results = await resultsOf(who);
    expect(results.length).toBeGreaterThan(2);
    const rates = results.map(({ rate }) => rate);
    expect(rates).toEqual(rates.toSorted((one, other) => other - one));
    for (const { reasons, against } of results) {
      expect(reasons.length).toBeGreaterThanOrEqual(1);
      expect(reasons.length).toBeLessThanOrEqual(3);
      expect(against).not.toBe("");
    }
    const ids = results.map(({ candidateId }) => candidateId);
    const { data } = await signedIn(server, who.token)
      .from("investors")
      .select("investor_types")
      .in("id", ids);
    expect(data?.flatMap((row) => row.investor_types)).not.toContain("token_fund");
    expect(await on.entries(who)).toEqual([
      ["grant", 20],
      ["spend", -3],
    ]);
    expect((await mailTo(server, who.email)).text).toContain("/profile?tab=match");
  });

  it("is told in another language when its reader changes it", async () => {
    const who = await founder();
    await saveCriteria(who, "Seed funds that know logistics in Thailand.");
    await on.finish(who, MATCH);
    const own = await resultsOf(who);
    const inThai = (await readState(who, { language: "th" })).shown?.results ?? [];
    expect(inThai.map(({ candidateId }) => candidateId)).toEqual(
      own.map(({ candidateId }) => candidateId),
    );
    expect(own.map(({ language }) => language)).toEqual(own.map(() => "en"));
    for (const { reasons, against, language } of inThai) {
      expect(language).toBe("th");
      for (const text of [...reasons, against]) expect(text).toMatch(/\p{Script=Thai}/u);
    }
  });

  it("that would say the same again says so before it costs anything", async () => {
    const who = await founder();
    await saveCriteria(who, "Seed funds that know logistics.");
    await on.finish(who, MATCH);
    expect((await readState(who)).isUnchanged).toBe(true);
    const start = (input: object) =>
      on.call(who, MATCH, { language: "en", ...input }, randomUUID());
    expect((await start({})).code).toBe("match_unchanged");
    await on.finish(who, MATCH, { evenIfUnchanged: true });
    await saveCriteria(who, "Series A funds that know fintech.");
    expect((await readState(who)).isUnchanged).toBe(false);
    await on.finish(who, MATCH);
    const { history, shown } = await readState(who);
    expect(history).toHaveLength(3);
    expect(history[0]?.runId).toBe(shown?.runId);
    const first = history.at(-1)?.runId;
    expect((await readState(who, { runId: first })).shown?.runId).toBe(first);
    expect((await on.entries(who)).map(([, amount]) => amount)).toEqual([20, -3, -3, -3]);
  });

  it("leaves out companies marked as no fit", async () => {
    const who = await founder();
    await saveCriteria(who, "Seed funds that know logistics in Thailand.");
    await on.finish(who, MATCH);
    const [best] = await resultsOf(who);
    const { candidateId } = best ?? { candidateId: "" };
    const said = { candidateId, kind: "not_a_fit", reason: "Too small for us" };
    expect((await on.call(who, "match/save-feedback", said)).status).toBe(200);
    expect((await resultsOf(who))[0]).toMatchObject({
      feedback: { kind: "not_a_fit", reason: "Too small for us" },
    });
    await on.finish(who, MATCH);
    expect((await resultsOf(who)).map((result) => result.candidateId)).not.toContain(candidateId);
  });

  it("cannot be read by anybody else", async () => {
    const who = await founder();
    await saveCriteria(who, "Seed funds that know logistics.");
    const { id } = await on.finish(who, MATCH);
    const stranger = await founder();
    expect((await on.call(stranger, "match/read", { runId: id })).code).toBe("not_found");
    const { data } = await signedIn(server, stranger.token).from("match_results").select();
    expect(data).toEqual([]);
  });

  it("leaves out what its person has confirmed to refuse, as the criteria are saved now", async () => {
    const who = await founder();
    expect((await on.call(who, "match/read-criteria")).code).toBe("criteria_missing");
    await saveCriteria(who, "Somebody who knows logistics.");
    const read = reading.parse(await on.read(who, "match/read-criteria"));
    expect(read).toMatchObject({ text: "Somebody who knows logistics.", isConfirmed: false });
    const quote = "Somebody who knows logistics";
    const refusal = {
      polarity: "never",
      about: "investorType",
      terms: ["venture capital"],
      quote,
      reading: "sure",
    };
    const meant = { text: read.text, constraints: [...read.constraints, refusal] };
    const confirm = (input: object) => on.call(who, "match/confirm-criteria", input);
    expect(await confirm({ ...meant, text: "Others." })).toMatchObject({
      status: 409,
      code: "edited_elsewhere",
    });
    expect((await confirm({ ...meant, constraints: Array(61).fill(refusal) })).code).toBe(
      "invalid_input",
    );
    expect((await confirm(meant)).status).toBe(200);
    expect(reading.parse(await on.read(who, "match/read-criteria")).isConfirmed).toBe(true);
    await on.finish(who, MATCH);
    const ids = (await resultsOf(who)).map(({ candidateId }) => candidateId);
    const { data } = await signedIn(server, who.token)
      .from("investors")
      .select("investor_types")
      .in("id", ids);
    expect(data?.flatMap((row) => row.investor_types)).not.toContain("venture_capital");
  });

  it("that finds nobody gives its credits back", async () => {
    const who = await founder();
    await saveCriteria(who, "No investor of any kind.");
    const quote = "No investor of any kind";
    const refusal = { polarity: "never", about: "investorType", quote, reading: "sure" };
    const { data } = await signedIn(server, who.token).from("investors").select("investor_types");
    const none = { ...refusal, terms: [...new Set(data?.flatMap((row) => row.investor_types))] };
    await on.read(who, "match/confirm-criteria", { text: `${quote}.`, constraints: [none] });
    expect(await on.finish(who, MATCH)).toMatchObject({ state: "done" });
    expect(await resultsOf(who)).toEqual([]);
    expect(await on.entries(who)).toEqual([
      ["grant", 20],
      ["spend", -3],
      ["refund", 3],
    ]);
  });

  it("is refused, and costs nothing, without criteria, profile or credits", async () => {
    const start = (who: Member) => on.call(who, MATCH, { language: "en" }, randomUUID());
    const nobody = await makeMember(server);
    await on.give(nobody, 20);
    expect((await start(nobody)).code).toBe("profile_missing");
    const who = await founder(2);
    expect((await start(who)).code).toBe("criteria_missing");
    await saveCriteria(who, "Seed funds.");
    expect(await start(who)).toMatchObject({ status: 402, code: "not_enough_credits" });
    expect(await on.entries(who)).toEqual([["grant", 2]]);
  });
});

/** An investor with a public page and a finished match. */
async function matchedInvestor(): Promise<Member> {
  const who = await makeMember(server, {
    role: "Investor",
    email: `deals.${randomUUID()}@harvest.example`,
  });
  await on.call(who, "investor-profile/save", { version: 0, profile: INVESTOR });
  await on.deck(
    who,
    [["Certificate", "Harvest Lane Pte. Ltd. is registered in Singapore since 4 May 2015."]],
    "business_license",
  );
  await on.give(who, 130);
  await on.finish(who, "profile/publish");
  await saveCriteria(who, "Same-day parcel delivery in Chiang Mai, from founders who ran depots.");
  await on.finish(who, MATCH);
  return who;
}

describe("an introduction", () => {
  it("tells no address before both want it, and both then", async () => {
    const name = `Parcelo ${randomUUID().slice(0, 8)}`;
    const startup = await on.founder({ name });
    await on.give(startup, 25);
    await on.finish(startup, "deck-review/start");
    await on.finish(startup, "profile/publish");
    const investor = await matchedInvestor();
    const found = (await resultsOf(investor)).find((result) => result.name === name);
    expect(found).toMatchObject({ introduction: "possible" });
    const asked = await on.call(investor, "introductions/ask", {
      candidateId: found?.candidateId,
      message: "We like your loops. See https://evil.example/now",
    });
    expect(asked.status).toBe(200);
    const list = async (who: Member) => JSON.stringify(await on.read(who, "introductions/list"));
    const mail = await newsFor(startup, "introduction=");
    expect(mail.text).toContain("Harvest Lane");
    expect(mail.text + mail.html + (await list(startup)) + (await list(investor))).not.toMatch(
      new RegExp(`${investor.email}|nok\\.`),
    );
    const { id } = z.object({ id: z.uuid() }).parse(asked.data);
    const stranger = await makeMember(server);
    const answer = (who: Member) => on.call(who, "introductions/answer", { id, answer: "agreed" });
    expect((await answer(stranger)).code).toBe("not_found");
    expect((await answer(investor)).status).not.toBe(200);
    expect((await answer(startup)).status).toBe(200);
    expect(await list(startup)).toContain(investor.email);
    expect(await list(investor)).toContain(startup.email);
    expect((await newsFor(investor, startup.email)).text).toContain(name);
    expect((await newsFor(startup, investor.email)).text).toContain("Harvest Lane");
    expect(await list(stranger)).not.toContain("example");
  });

  it("needs a page of one's own to ask with", async () => {
    await matchedInvestor();
    const who = await founder();
    await saveCriteria(who, "Seed funds for same-day parcel delivery in Thailand.");
    await on.finish(who, MATCH);
    const states = (await resultsOf(who)).map(({ introduction }) => introduction);
    expect(states).toContain("needs_page");
    expect(states).not.toContain("possible");
  });
});

/** The newest mail to the person with this text. */
function newsFor({ email }: Member, words: string) {
  return eventually(`a mail to ${email}`, PATIENCE_MS, async () => {
    const mails = await mailsTo(server, email);
    return mails.find(({ text }) => text.includes(words));
  });
}

const INVESTOR = {
  name: "Harvest Lane",
  tagline: "Seed money for logistics",
  description:
    "Harvest Lane invests in young companies that move goods in Southeast Asia: first cheques of 250,000 to 800,000 US dollars at seed, mostly in Thailand and Vietnam, since 2015.",
  investor_types: ["venture_capital"],
  investment_stages: ["seed"],
  target_regions: ["Thailand", "Vietnam"],
  target_industries: ["logistics"],
  founded_year: "2015",
  country: "Singapore",
  city: "",
  address: "1 Raffles Place",
  company_email: "deals@harvest.example",
  website: "https://harvest.example",
};
