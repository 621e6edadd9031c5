import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Role } from "../../../contracts/accounts.ts";
import type { ComparedPoint, PointBasis } from "../../../contracts/compared-points.ts";
import type { Constraint } from "../../../contracts/constraints.ts";
import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { MessagesProvider } from "../../i18n/messages-context.tsx";
import { useUnmetWords } from "./unmet-words.tsx";

type Said = Partial<Constraint> & { basis?: PointBasis };

function unmet({ basis, ...said }: Said): ComparedPoint {
  const point: Constraint = {
    polarity: "seek",
    about: "field",
    terms: [],
    unless: [],
    condition: null,
    range: null,
    quote: "As it was written.",
    reading: "sure",
    ...said,
  };
  return { point, alternatives: [], state: "unmet", basis: basis ?? null };
}

type Read = { language?: Language; role?: Role; facts?: MatchResult["facts"] };

function Line({ compared, language, role, facts }: Required<Read> & { compared: ComparedPoint }) {
  return useUnmetWords({ role }, { facts, language })(compared);
}

async function read(
  compared: ComparedPoint,
  { language = "en", role = "Startup", facts = [] }: Read = {},
) {
  const words = async (namespace: string) =>
    (await import(`../../i18n/locales/${language}/${namespace}.json`)).default;
  const [matches, criteria, labels] = [
    await words("matches"),
    await words("criteria"),
    await words("labels"),
  ];
  return renderToStaticMarkup(
    <MessagesProvider language={language} messages={{ matches, criteria, labels }}>
      <Line compared={compared} language={language} role={role} facts={facts} />
    </MessagesProvider>,
  );
}

const PAGE_SAYS = "Farms only";
const REGIONS: MatchResult["facts"] = [
  { topic: "region", values: ["Vietnam", "Singapore"], fits: false },
];

describe("what is not met", () => {
  it.each<[string, Said, Read?]>([
    [
      "You asked for Thailand; they invest in Vietnam and Singapore",
      { about: "market", terms: ["Thailand"], basis: { kind: "country", values: ["Malaysia"] } },
      { facts: REGIONS },
    ],
    [
      "You asked for Thailand; they’re based in the Philippines",
      { about: "base", terms: ["Thailand"], basis: { kind: "country", values: ["Philippines"] } },
      { facts: REGIONS },
    ],
    [
      "You asked for a base in Thailand; they invest there from elsewhere",
      { about: "base", terms: ["Thailand"], basis: { kind: "regions", values: ["Thailand"] } },
    ],
    [
      "You asked for seed; they invest at Series A and Series B",
      {
        about: "stage",
        terms: ["seed"],
        basis: { kind: "stages", values: ["series_a", "series_b"] },
      },
    ],
    [
      "You asked for seed; they’re at Series A",
      { about: "stage", terms: ["seed"], basis: { kind: "stages", values: ["series_a"] } },
      { role: "Investor" },
    ],
    [
      "You asked for fintech; they focus on logistics",
      { terms: ["fintech"], basis: { kind: "industries", values: ["logistics"] } },
    ],
    [
      "Your range is from US$500K; they invest up to US$100K",
      {
        about: "cheque",
        range: { min: 500_000, max: null },
        basis: { kind: "cheque", range: { min: 0, max: 100_000 } },
      },
    ],
    [
      `You asked for fintech; their page says <q lang="en">${PAGE_SAYS}</q>`,
      { terms: ["fintech"], basis: { kind: "words", quote: PAGE_SAYS } },
    ],
    [
      "You don’t want investors in your rivals; they’ve backed Krua Cloud",
      { about: "rival", polarity: "never", basis: { kind: "backed", company: "Krua Cloud" } },
    ],
    [
      "You don’t want rivals of your companies; you’ve backed Krua Cloud",
      { about: "rival", polarity: "never", basis: { kind: "backed", company: "Krua Cloud" } },
      { role: "Investor" },
    ],
    [
      "You asked for all of Southeast Asia; they’re based in Malaysia",
      {
        about: "base",
        terms: ["Southeast Asia"],
        basis: { kind: "country", values: ["Malaysia"] },
      },
    ],
    [
      "You don’t want Malaysia; they’re based in Malaysia",
      {
        about: "base",
        polarity: "avoid",
        terms: ["Malaysia"],
        basis: { kind: "country", values: ["Malaysia"] },
      },
    ],
    ["You wrote “As it was written.”; they don’t match that", { reading: "notUnderstood" }],
  ])("is said as a person would: %s", async (line, said, how) => {
    expect(await read(unmet(said), how)).toBe(line);
  });

  it.each(LANGUAGES)("is one whole sentence with both sides, in %s", async (language) => {
    const basis = { kind: "types" as const, values: ["angel_investor"] };
    const line = await read(unmet({ about: "investorType", terms: ["“VC”"], basis }), { language });
    expect(line).toContain("“VC”");
    expect(line).not.toMatch(/[{}]|undefined/);
    expect(line.length).toBeGreaterThan(12);
  });
});
