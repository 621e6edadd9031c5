import { randomUUID } from "node:crypto";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { signedIn } from "../testing/clients.ts";
import { FAULTY, restrictedSlides, STRONG } from "../testing/decks.ts";
import { mailTo } from "../testing/mails.ts";
import { type Member, makeMember } from "../testing/people.ts";
import { pdf } from "./pdfs.ts";
import { AT_ANY_PRICE, servicesOn } from "./services.ts";

const server = inject("server");
const on = servicesOn(server);
const REVIEW = "deck-review/start";

const issue = z.object({
  id: z.string(),
  category: z.string(),
  rule: z.string(),
  page: z.number().nullable(),
  text: z.string(),
  why: z.string(),
  fix: z.string(),
  saidIn: z.string().optional(),
});
const state = z.object({
  run: z.looseObject({ id: z.string(), state: z.string() }).nullable(),
  review: z
    .object({
      id: z.string(),
      isOfPresentDeck: z.boolean(),
      fixed: z.array(z.string()),
      review: z.looseObject({ score: z.number(), issues: z.array(issue), pages: z.number() }),
    })
    .nullable(),
  changes: z
    .looseObject({
      scoreBefore: z.number(),
      gone: z.array(issue),
      newIds: z.array(z.string()),
      remainingIds: z.array(z.string()),
    })
    .nullable(),
  history: z.array(
    z.object({ id: z.string(), score: z.number(), judgedBy: z.literal("rules") }).loose(),
  ),
  reader: z.string(),
});

const readState = async (who: Member, reviewId?: string, language?: string) =>
  state.parse(await on.read(who, "deck-review/read", { reviewId, language }));

async function founder(credits = 20): Promise<Member> {
  const who = await makeMember(server);
  await on.give(who, credits);
  return who;
}

async function reviewOf(who: Member) {
  const { review } = await readState(who);
  if (!review) throw new Error("There is no review.");
  return review;
}

async function textOf(file: PDFDocumentProxy): Promise<string> {
  let text = "";
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent();
    text += items.map((item) => ("str" in item ? item.str : "")).join("");
  }
  return text;
}

const withoutSpaces = (text: string) => text.normalize("NFC").replace(/\s+/g, "");

describe("a review", () => {
  it("quotes what is wrong from its page, scores the deck, and mails its person", async () => {
    const who = await founder();
    await on.deck(who, FAULTY);
    expect(await on.finish(who, REVIEW)).toMatchObject({ state: "done", problem: null });
    const { review } = await reviewOf(who);
    expect(review.pages).toBe(FAULTY.length);
    // For the profile's form, and for nobody else.
    expect(review.figures).toMatchObject({
      raising: { amount: 1_500_000, currency: "USD" },
      revenue: null,
    });
    for (const { page, text } of review.issues) {
      const words = page === null ? "" : (FAULTY[page - 1] ?? []).join(" ");
      if (page !== null) expect(words.replaceAll("\n", " ")).toContain(text.replaceAll("\n", " "));
    }
    const shares = review.issues.find(({ text }) => text.includes("40% seller acquisition"));
    expect(shares).toMatchObject({ page: 13 });
    expect(review.issues.some(({ page }) => page === 8)).toBe(true);
    expect(await on.entries(who)).toEqual([
      ["grant", 20],
      ["spend", -5],
    ]);
    const mail = await mailTo(server, who.email);
    expect(mail.text).toContain("/profile?tab=review");
    expect(mail.text).not.toContain("page views");
  });

  it("of a better deck lists what was fixed and how much the score changed", async () => {
    const who = await founder();
    await on.deck(who, FAULTY);
    await on.finish(who, REVIEW);
    const first = await reviewOf(who);
    await on.deck(who, STRONG);
    expect((await reviewOf(who)).isOfPresentDeck).toBe(false);
    await on.finish(who, REVIEW);
    const { review, changes, history } = await readState(who);
    expect(review?.review.score).toBeGreaterThan(first.review.score);
    expect(changes).toMatchObject({ scoreBefore: first.review.score });
    expect(changes?.gone.map(({ text }) => text).join(" ")).toContain("40% seller acquisition");
    expect(history.map(({ id }) => id)).toEqual([review?.id, first.id]);
    expect((await readState(who, first.id)).review?.id).toBe(first.id);
  });

  it("keeps the marks of what is fixed, and removes them again", async () => {
    const who = await founder();
    await on.deck(who, FAULTY);
    await on.finish(who, REVIEW);
    const { id, review } = await reviewOf(who);
    const [one, other] = review.issues.map((found) => found.id);
    const mark = (issueId: string | undefined, fixed: boolean) =>
      on.call(who, "deck-review/mark-issue", { reviewId: id, issueId, fixed });
    await mark(one, true);
    await mark(one, true);
    await mark(other, true);
    expect((await reviewOf(who)).fixed.toSorted()).toEqual([one, other].toSorted());
    await mark(other, false);
    expect((await reviewOf(who)).fixed).toEqual([one]);
    expect((await mark("no-such-issue", true)).code).toBe("not_found");
    expect((await mark("\u0000", true)).code).toBe("invalid_input");
    const stranger = await founder();
    const theirs = { reviewId: id, issueId: one, fixed: false };
    expect((await on.call(stranger, "deck-review/mark-issue", theirs)).code).toBe("not_found");
    expect((await reviewOf(who)).fixed).toEqual([one]);
  });

  it.each(["en", "zh", "vi", "th", "id"])("is a PDF to keep, in %s", async (language) => {
    const who = await founder();
    await on.deck(who, FAULTY);
    await on.finish(who, REVIEW);
    const { id } = await reviewOf(who);
    const answer = await fetch(`${server.url}/api/deck-review/report`, {
      method: "POST",
      headers: { authorization: `Bearer ${who.token}`, "content-type": "application/json" },
      body: JSON.stringify({ reviewId: id, language }),
    });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const file = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()) }).promise;
    // Only as long as its content: at most two pages for two issues.
    expect(file.numPages).toBeLessThanOrEqual(2);
    // Whatever the run's language, the rules' findings are in the reader's, there and on the page.
    const own = (await reviewOf(who)).review.issues;
    const read = (await readState(who, id, language)).review?.review.issues ?? [];
    expect(read.map(({ saidIn }) => saidIn)).toEqual(own.map(() => language));
    expect(read.map(({ fix }) => fix)).toEqual(own.map(({ fix }) => fix));
    if (language !== "en")
      expect(read.map(({ why }) => why)).not.toEqual(own.map(({ why }) => why));
    const [first] = read;
    expect(withoutSpaces(await textOf(file))).toContain(withoutSpaces(first?.why ?? "none"));
    const stranger = await founder();
    const asked = { reviewId: id, language };
    expect((await on.call(stranger, "deck-review/report", asked)).code).toBe("not_found");
  });

  it("cannot be read by anybody else, however they ask", async () => {
    const who = await founder();
    await on.deck(who, STRONG);
    await on.finish(who, REVIEW);
    const { id } = await reviewOf(who);
    const stranger = await founder();
    const asked = await on.call(stranger, "deck-review/read", { reviewId: id });
    expect(asked.code).toBe("not_found");
    for (const table of ["runs", "deck_reviews", "deck_issue_marks"]) {
      const { data, error } = await signedIn(server, stranger.token).from(table).select();
      expect([table, data, error]).toEqual([table, [], null]);
    }
  });
});

describe("a review is refused, and costs nothing,", () => {
  it("without a deck, without credits, and for an investor", async () => {
    const who = await founder(4);
    const start = () => on.call(who, REVIEW, AT_ANY_PRICE, randomUUID());
    expect((await start()).code).toBe("deck_missing");
    await on.deck(who, STRONG);
    // Without a model nobody is sold a judgement.
    expect((await readState(who)).reader).toBe("rules");
    expect(await start()).toMatchObject({ status: 402, code: "not_enough_credits" });
    // A request without a price accepts only what is free, like pages from before prices were sent.
    const asked = { language: "en", isFree: true };
    expect((await on.call(who, REVIEW, asked, randomUUID())).code).toBe("price_raised");
    expect(await on.entries(who)).toEqual([["grant", 4]]);
    const investor = await makeMember(server, { role: "Investor" });
    expect((await on.call(investor, "deck-review/read")).code).toBe("permission_denied");
  });

  it("without a key, and a second time with the same one", async () => {
    const who = await founder();
    await on.deck(who, STRONG);
    const start = (key?: string) => on.call(who, REVIEW, AT_ANY_PRICE, key);
    expect(await start()).toMatchObject({ status: 400, code: "invalid_input" });
    const key = randomUUID();
    const [one, two] = await Promise.all([start(key), start(key)]);
    expect(one.data).toEqual(two.data);
    expect(await on.entries(who)).toEqual([
      ["grant", 20],
      ["spend", -5],
    ]);
  });
});

describe("a deck that cannot be reviewed gives the credits back:", () => {
  it("a deck that is removed before it is read", async () => {
    const who = await founder();
    await on.deck(who, STRONG);
    const reading = on.finish(who, REVIEW);
    await on.deck(who, pdf());
    // Whichever came first: nothing is paid without a review.
    const { state: ended, problem } = await reading;
    expect([ended, problem]).toSatisfy(
      ([end, why]: [string, string | null]) =>
        end === "done" || (end === "failed" && why === "file_changed"),
    );
    const spent = (await on.entries(who)).reduce((sum, [, amount]) => sum + amount, 0);
    expect(spent).toBe(ended === "done" ? 15 : 20);
  });

  it("one with more pages than anybody reads", async () => {
    const who = await founder();
    await on.deck(
      who,
      Array.from({ length: 121 }, (_, at): [string] => [`Appendix ${at}`]),
    );
    const run = await on.finish(who, REVIEW);
    expect([run.state, run.problem]).toEqual(["failed", "deck_too_long"]);
    expect(await on.entries(who)).toEqual([
      ["grant", 20],
      ["spend", -5],
      ["refund", 5],
    ]);
  });

  it("one without any text", async () => {
    const who = await founder();
    await on.deck(
      who,
      Array.from({ length: 3 }, (): [string] => [" "]),
    );
    const run = await on.finish(who, REVIEW);
    expect(run.state).toBe("failed");
    expect(["deck_empty", "deck_without_text"]).toContain(run.problem);
    expect(await on.entries(who)).toEqual([
      ["grant", 20],
      ["spend", -5],
      ["refund", 5],
    ]);
    expect((await readState(who)).review).toBeNull();
  });
});

it("a deck that may not be printed or copied is reviewed like any other", async () => {
  const [who, other] = await Promise.all([founder(), founder()]);
  await on.deck(who, STRONG);
  await on.deck(other, await restrictedSlides(STRONG));
  await on.finish(who, REVIEW);
  expect((await on.finish(other, REVIEW)).state).toBe("done");
  expect((await reviewOf(other)).review).toEqual((await reviewOf(who)).review);
});
