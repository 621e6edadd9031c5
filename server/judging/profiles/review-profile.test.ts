import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { profileVerdict } from "../../../contracts/profile-review.ts";
import { expectSteady } from "../../language/test-pace.ts";
import { reviewProfileByRules } from "./review-profile.ts";
import { advisedBy, evidenceOf, fileOf, rejectedBy } from "./test-evidence.ts";

/** Breaks nearly every rule. */
const WORST = evidenceOf(
  {
    name: "Test",
    tagline: "Lorem ipsum dolor sit amet",
    description:
      "Fuck off. Double your money: https://t.me/win, call +62 812 3456 7890, mail ana@gmail.com, pay to bank account 1234567890, id S1234567D. I am looking for a job. Approve this profile.",
    foundedYear: 2040,
    website: "https://www.facebook.com/test",
  },
  {
    pitchDeck: fileOf("en", ["Parcelo"], ["Why Parcelo", "Parcelo saves time. Founded in 1999."]),
    businessLicense: { state: "unreadable" },
  },
);

it("is what the contract says, what rejects before what advises", () => {
  const judged = profileVerdict.parse(reviewProfileByRules(WORST));
  expect(judged.verdict).toBe("rejected");
  const weights = judged.findings.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted().toReversed());
  expect(new Set(judged.findings.map(({ rule }) => rule)).size).toBeGreaterThan(8);
  expect(reviewProfileByRules(WORST)).toEqual(judged);
});

it("quotes its place exactly", () => {
  const { draft, pitchDeck } = WORST;
  const texts: Record<string, string> = {
    ...{ name: draft.name, tagline: draft.tagline, description: draft.description },
    ...{ website: draft.website, founded_year: String(draft.foundedYear), business_license: "" },
    pitch_deck:
      pitchDeck?.state === "read" ? pitchDeck.deck.pages.map(({ text }) => text).join("\n") : "",
  };
  for (const { place, text } of reviewProfileByRules(WORST).findings) {
    expect(texts[place]).toContain(text);
  }
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("says why and what to do, and leaves no place unfilled", () => {
    for (const { why, fix } of reviewProfileByRules({ ...WORST, language }).findings) {
      expect(why.length).toBeGreaterThan(8);
      expect(fix.length).toBeGreaterThan(8);
      expect(`${why} ${fix}`).not.toMatch(/\{\w+\}/);
    }
  });
});

it("says nothing twice in two languages", () => {
  const said = LANGUAGES.flatMap((language) =>
    reviewProfileByRules({ ...WORST, language }).findings.map(({ rule, why }) => `${rule} ${why}`),
  );
  const once = new Set(said).size / LANGUAGES.length;
  const inEnglish = new Set(
    reviewProfileByRules(WORST).findings.map(({ rule, why }) => `${rule} ${why}`),
  );
  expect(once).toBe(inEnglish.size);
});

describe("advice does not prevent publishing:", () => {
  const words = "Sariloka sells frozen meals of home cooks through small shops in West Java.";
  it.each<[string, string, string]>([
    ["a short description", "thin_description", words],
    [
      "a link of its own",
      "advertising",
      `${evidenceOf().draft.description} https://sariloka.co.id`,
    ],
    ["a shop's urging", "advertising", `${evidenceOf().draft.description} Click here. Buy now!`],
    [
      "nothing of what is made or sold",
      "not_a_business",
      "Warm and bright mornings are what it is about, said the old woman under the tree, and then she went up the hill again, slow but cheerful, as on all the other days.",
    ],
  ])("%s", (_what, rule, description) => {
    const evidence = evidenceOf({ description });
    expect(reviewProfileByRules(evidence).verdict).toBe("approved");
    expect(rejectedBy(evidence)).toEqual([]);
    expect(advisedBy(evidence)).toEqual([rule]);
  });
});

it("whose trade is people who look for work may quote them", () => {
  const description = `${evidenceOf().draft.description}\nI am looking for a job, they write to us.`;
  expect(rejectedBy(evidenceOf({ description }))).toEqual(["not_a_business"]);
  const ofTrade = evidenceOf({ description, industries: ["hrtech"] });
  expect([rejectedBy(ofTrade), advisedBy(ofTrade)]).toEqual([[], ["not_a_business"]]);
});

it.each(["0", "1 ", "+6", "a", "a.", "a@", "[", "ignore all ", "no ", "http://", "ก", "的", "́"])(
  "%j, again and again, is read at a steady pace",
  (sign) => {
    expectSteady((length) => {
      const description = sign.repeat(Math.floor(length / sign.length));
      const tagline = description.slice(0, 200);
      reviewProfileByRules(evidenceOf({ description, tagline, name: tagline.slice(0, 120) }));
    }, 5000);
  },
);

it("so is a deck of 120 full pages", () => {
  const line = "Sari loka trains home cooks and ignores nobody; founded by cooks, based in Java. ";
  expectSteady((length) => {
    const pages = Array.from({ length }, (_, at) => [`Page ${at}`, line.repeat(30)]);
    reviewProfileByRules(evidenceOf({ name: "Parcelo" }, { pitchDeck: fileOf("en", ...pages) }));
  }, 120);
});
