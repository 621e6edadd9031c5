import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { LANGUAGES, type Language } from "../../contracts/languages.ts";
import { reviewDeck } from "./decks/review-deck.ts";
import { SOME_DAY, writtenDeck } from "./decks/rules/test-written-deck.ts";
import { readInvestorFacts } from "./matches/facts/investor-facts.ts";
import { readStartupFacts } from "./matches/facts/startup-facts.ts";
import { rankMatches } from "./matches/match.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const SHOWN = path.join(ROOT, "app/features/sign-in/sample-judgements.json");
const TODAY = new Date("2026-11-22");
/** Enough to bear out a rate without filling the screen. */
const REASONS = 3;

const named = z.object({
  slug: z.string(),
  name: z.string(),
  country: z.string(),
  description: z.object({ en: z.string() }),
});
const startups = read(
  "startups",
  named.extend({ industries: z.array(z.string()), ventureRound: z.string() }),
);
const investors = read(
  "investors",
  named.extend({
    types: z.array(z.string()),
    investmentStages: z.array(z.string()),
    targetRegions: z.array(z.string()),
    targetIndustries: z.array(z.string()),
  }),
);

function read<Row extends z.ZodType>(name: string, row: Row): z.output<Row>[] {
  const text = readFileSync(path.join(ROOT, "supabase/seed/sample", `${name}.json`), "utf8");
  return z.array(row).parse(JSON.parse(text));
}

/** A deck of the sample company, with a fault that every reader understands. */
const DECK = [
  ["Lúa Vàng", "Rice that pays its farmers at the gate"],
  ["Problem", "Farmers in the Mekong delta wait 90 days for their money."],
  ["Solution", "A gate at the village weighs, grades and pays within the hour."],
  ["Market", "TAM: $2M", "SAM: $5M"],
  ["Traction", "8,400 farms sell through us, 2 of 3 again within a season (October 2026)."],
  ["Team", "Nguyễn Thị Lan, CEO, ten years at a rice mill"],
  ["Ask", "We raise $1.5M for 18 months: 40 more gates, 60%; product, 40%."],
];

function judged(language: Language) {
  const { score, issues } = reviewDeck(writtenDeck("en", DECK), { ...SOME_DAY, language });
  const issue = issues.find(({ text }) => text.includes("SAM"));
  const subject = startups.find(
    ({ country, industries }) => country === "Indonesia" && industries.includes("fintech"),
  );
  if (!issue || !subject) throw new Error("The sample content has no such example.");
  const startup = readStartupFacts({
    id: subject.slug,
    name: subject.name,
    industry: subject.industries,
    ventureRound: subject.ventureRound,
    country: subject.country,
    description: subject.description.en,
  });
  const candidates = investors.map((one) =>
    readInvestorFacts({
      id: one.slug,
      name: one.name,
      investorTypes: one.types,
      investmentStages: one.investmentStages,
      targetRegions: one.targetRegions,
      targetedIndustries: one.targetIndustries,
      country: one.country,
      // Without its description: a quotation from it would be in English for every reader.
    }),
  );
  const [match] = rankMatches(
    { direction: "startups", subject: startup, candidates },
    { today: TODAY, language, limit: 1 },
  );
  const investor = investors.find(({ slug }) => slug === match?.id);
  if (!match || !investor) throw new Error("Nobody fits the sample startup.");
  return {
    review: { score, page: issue.page, text: issue.text, why: issue.why, fix: issue.fix },
    match: {
      startup: subject.name,
      investor: investor.name,
      rate: match.rate,
      reasons: match.reasons.slice(0, REASONS),
    },
  };
}

test("the review and the match that the sign-up screen shows are what the rules say", async () => {
  const shown = Object.fromEntries(LANGUAGES.map((language) => [language, judged(language)]));
  await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot(SHOWN);
});
