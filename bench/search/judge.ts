import { understandQuery } from "../../app/features/search/understand-query.server.ts";
import { LANGUAGES } from "../../contracts/languages.ts";
import { countRounds, planCareer, type Stage } from "../../supabase/seed/scale/careers.ts";
import { idOf } from "../../supabase/seed/scale/identity.ts";
import { investorRow } from "../../supabase/seed/scale/investors.ts";
import type { Names } from "../../supabase/seed/scale/names.ts";
import { sizesFor } from "../../supabase/seed/scale/sizes.ts";
import { startupRow } from "../../supabase/seed/scale/startups.ts";
import { type Story, writeStories } from "../../supabase/seed/scale/stories.ts";
import { VOCABULARIES } from "../../supabase/seed/scale/vocabulary/languages.ts";
import { PLACES } from "../../supabase/seed/scale/vocabulary/vocabulary.ts";
import type { Answer } from "./answers.ts";
import { filed, filedAs, type Query, type Terms } from "./query.ts";
import { isRight, type Subject, subjectOf } from "./subject.ts";

/** How many answers of a group are judged. */
export const JUDGED = 10;

export type Verdict = {
  /** The share found of those that should be among the first ten; 1 when none should. */
  recall: number;
  /** The share of correct results; undefined when there are none to judge. */
  precision: number | undefined;
};

type Asked = { query: Query; answer: Answer };

/**
 * Judges answers against the content itself, which is generated again; nothing here reads the
 * database.
 * @param count of all stories.
 */
export function judgeAnswers(asked: Asked[], names: Names, count: number): Map<Query, Verdict> {
  const news = tally(
    asked.flatMap(({ query, answer }) => ask(query, newsTerms(query), answer.news)),
    stories(names, count),
  );
  const startups = tally(
    asked.flatMap(({ query, answer }) => ask(query, query.startupTexts, answer.startup)),
    startupSubjects(names, countRounds(sizesFor(count))),
  );
  const investors = tally(
    asked.flatMap(({ query, answer }) => ask(query, query.investorTexts, answer.investor)),
    investorSubjects(names),
  );
  return new Map(
    asked.map(({ query, answer }) => {
      const found = [news, startups, investors].flatMap((judged) => judged.get(query) ?? []);
      const recalls = [...found.map(recallOf), ...namedRecalls(query, answer, names)];
      const precisions = found.flatMap(precisionOf);
      return [query, { recall: mean(recalls) ?? 1, precision: mean(precisions) }];
    }),
  );
}

/** One group of a query: its results, and the expected ones. */
type Tally = { query: Query; terms: Terms; ids: Set<string>; right: number; total: number };

function ask(query: Query, terms: Terms | undefined, ids: string[]): Tally[] {
  return terms ? [{ query, terms, ids: new Set(ids), right: 0, total: 0 }] : [];
}

type Candidate = { id: string; subject(): Subject };

/** Counts the correct ones, among the results and (up to the number judged) among all expected. */
function tally(tallies: Tally[], candidates: Iterable<Candidate>): Map<Query, Tally> {
  const answers = new Set(tallies.flatMap(({ ids }) => [...ids]));
  let open = tallies;
  for (const { id, subject } of candidates) {
    const answered = answers.has(id);
    if (!answered && open.length === 0) continue;
    const known = subject();
    for (const each of answered ? tallies : open) {
      if (!isRight(known, each.terms)) continue;
      each.total++;
      if (each.ids.has(id)) each.right++;
    }
    open = open.filter(({ total }) => total < JUDGED);
  }
  return new Map(tallies.map((each) => [each.query, each]));
}

/**
 * News are right by their words; if a query consists only of values, by the values of the startups
 * in them.
 */
function newsTerms({ news, text }: Query): Terms | undefined {
  const { chosen, rest, isEither } = understandQuery(text);
  const { country = [], industry = [], ...others } = chosen;
  const isFiled = rest === "" && Object.keys(others).length === 0;
  if (!news || !isFiled || country.length + industry.length === 0) return news;
  const industries = isEither ? industry.map((one) => [one]) : [industry];
  const places = country.length > 0 ? country.map((one) => [one]) : [[]];
  return [
    ...news,
    ...places.flatMap((place) => industries.map((some) => [...some, ...place].map(filed))),
  ];
}

function* stories(names: Names, count: number): Generator<Candidate> {
  const rounds = countRounds(sizesFor(count));
  const filedUnder = (place: number) => {
    const { stage } = planCareer(place, rounds[place] ?? 0);
    const { industries, country } = startupRow(place, names.startups[place] ?? "", stage);
    return [...listed(industries), ...listed(country)].map(filedAs);
  };
  for (const story of writeStories(count, names)) {
    yield {
      id: idOf("news", story.place),
      subject: () => storySubject(story, story.startups.flatMap(filedUnder)),
    };
  }
}

function storySubject({ titles, excerpts }: Story, values: string[]): Subject {
  const texts = [...Object.values(titles), ...Object.values(excerpts)];
  const whole = texts.map((parts) => parts.join(""));
  return subjectOf([...whole, ...values].join(" | "), texts.flat());
}

function* startupSubjects(names: Names, rounds: number[]): Generator<Candidate> {
  for (const [place, name] of names.startups.entries()) {
    const stage = () => planCareer(place, rounds[place] ?? 0).stage;
    yield { id: idOf("startup", place), subject: () => startupSubject(place, name, stage()) };
  }
}

function* investorSubjects(names: Names): Generator<Candidate> {
  for (const [place, name] of names.investors.entries()) {
    yield { id: idOf("investor", place), subject: () => investorSubject(place, name) };
  }
}

/** An investor's name and its values. */
function investorSubject(place: number, name: string): Subject {
  const row = investorRow(place, name);
  const values = [row.investor_types, row.target_industries, row.investment_stages, row.country];
  return subjectOf([name, ...values.flatMap(listed).map(filedAs)].join(" | "));
}

function listed(value: unknown): string[] {
  return String(value ?? "").split(",");
}

/** A startup's description, and the names of its categories. */
function startupSubject(place: number, name: string, stage: Stage): Subject {
  const row = startupRow(place, name, stage);
  const texts = Object.entries(row)
    .filter(([column]) => /^(name|tagline|description|city|founder_name)/.test(column))
    .map(([, text]) => String(text ?? ""));
  const under = listed(row.industries);
  const labels = LANGUAGES.flatMap((language) => [
    ...Object.entries(VOCABULARIES[language].industries)
      .filter(([industry]) => under.includes(industry))
      .flatMap(([, called]) => called),
    ...PLACES.filter((country) => country === row.country).map(
      (country) => VOCABULARIES[language].places[country],
    ),
  ]);
  const values = [...under, stage, ...listed(row.country)].map(filedAs);
  return subjectOf([...texts, ...labels, ...values].join(" | "));
}

function recallOf({ ids, right, total }: Tally): number {
  if (total === 0) return ids.size === 0 ? 1 : 0;
  return right / Math.min(JUDGED, total);
}

function precisionOf({ ids, right, total }: Tally): number[] {
  return total > 0 && ids.size > 0 ? [right / ids.size] : [];
}

function namedRecalls(query: Query, answer: Answer, names: Names): number[] {
  return [
    ...shareOf(query.startups, names.startups, answer.startup, "startup"),
    ...shareOf(query.investors, names.investors, answer.investor, "investor"),
    ...(query.nothing ?? []).map((kind) => (answer[kind].length === 0 ? 1 : 0)),
  ];
}

/** The share of the wanted names among the ids that were found. */
function shareOf(
  wanted: readonly string[] | undefined,
  all: readonly string[],
  ids: string[],
  kind: "startup" | "investor",
): number[] {
  if (!wanted) return [];
  const found = wanted.filter((name) => ids.includes(idOf(kind, all.indexOf(name))));
  return [found.length / wanted.length];
}

export function mean(values: number[]): number | undefined {
  if (values.length === 0) return undefined;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
