import { COUNTRIES, VENTURE_ROUNDS } from "../../../../contracts/catalogue.ts";
import { withinSentence } from "../../../../contracts/within-sentence.ts";
import { datesIn } from "../../../language/dates.ts";
import { fold, folded, type Searchable, searchable, withoutMarks } from "../../../language/fold.ts";
import { instructionsIn } from "../../../language/instructions.ts";
import { clausesIn } from "../../../language/sentences.ts";
import { stageNames } from "../../../language/stages.ts";
import { labelWords } from "../../../words/label-words.ts";
import type { Deck } from "../../decks/read/deck.ts";
import { readCountry, readStages } from "../../matches/facts/values.ts";
import { places, says } from "../lexicon/phrases.ts";
import { companyNames, isNamedIn } from "../text/company-names.ts";
import { shortQuote } from "../text/short-quote.ts";
import type { Fault, ReadProfile, Rule } from "./fault.ts";

type Statement = { page: number; text: string; search: Searchable };
type Differing = { there: string; here: string };

/** The deck's year, seat and round contradict the form's: worth a look, no more. */
export const deckContradictsProfile: Rule = (profile) => {
  const { pitchDeck } = profile.evidence;
  if (pitchDeck?.state !== "read") return [];
  const statements = statementsOf(pitchDeck.deck);
  const names = companyNames(profile.evidence.draft.name);
  return [
    ...first(statements, (one) => differingYear(one, profile, names)),
    ...first(statements, (one) => differingSeat(one, profile, names)),
    ...first(statements, (one) => differingRound(one, profile)),
  ];
};

/** The sentences that may mention a year, a seat or a round. */
function statementsOf(deck: Deck): Statement[] {
  return deck.pages
    .filter((page) => {
      const text = folded(page.text);
      const search = { text, plain: withoutMarks(text) };
      return says("founded", search) || says("seated", search) || says("raising", search);
    })
    .flatMap((page) =>
      clausesIn(page.text)
        .filter(({ text }) => instructionsIn(text).length === 0)
        .map(({ text }) => ({ page: page.number, text, search: searchable(text) })),
    );
}

/** Reports the first contradiction only; it stands for the others. */
function first(
  statements: readonly Statement[],
  compare: (one: Statement) => Differing | "same" | undefined,
): Fault[] {
  for (const statement of statements) {
    const found = compare(statement);
    if (found === "same") return [];
    if (found) return [faultOf(statement, found)];
  }
  return [];
}

function faultOf({ page, text }: Statement, { there, here }: Differing): Fault {
  return {
    rule: "deck_contradicts_profile",
    weight: "advice",
    place: "pitch_deck",
    text: shortQuote(text),
    fill: { page: String(page), there, here },
  };
}

/** Characters within which the year follows "founded", and the place "based in". */
const NEAR_YEAR = 16;
const NEAR_PLACE = 40;

function differingYear(
  { search, text }: Statement,
  { evidence: { draft } }: ReadProfile,
  names: readonly string[],
): Differing | "same" | undefined {
  const [founded] = places("founded", search);
  if (!founded || draft.foundedYear === null || !isOfCompany(founded.start, text, search, names)) {
    return undefined;
  }
  const [date] = datesIn(fold(search.text.slice(founded.end, founded.end + NEAR_YEAR)));
  const before = /(\d{4}) ?年?$/.exec(search.text.slice(0, founded.start));
  const year = date?.from.slice(0, 4) ?? before?.[1];
  if (year === undefined) return undefined;
  const here = String(draft.foundedYear);
  return year === here ? "same" : { there: year, here };
}

/** Other companies are founded as well: the sentence must begin with it, or name this company. */
function isOfCompany(
  at: number,
  text: string,
  { text: folded }: Searchable,
  names: readonly string[],
) {
  const before = folded.slice(0, at).trim();
  return before === "" || OURS.test(before) || isNamedIn(text, names);
}

const OURS =
  /^(?:we|we are|we were|our company|the company|company|kami|perusahaan|perusahaan kami|chúng tôi|công ty|công ty chúng tôi|เรา|บริษัท|บริษัทของเรา|我们|公司|我司|本公司)(?: (?:was|were|is|được))?$|^\d{4} ?年?$/u;

function differingSeat(
  { search, text }: Statement,
  { evidence: { draft, language } }: ReadProfile,
  names: readonly string[],
): Differing | "same" | undefined {
  const [seated] = places("seated", search);
  if (!seated || !isOfCompany(seated.start, text, search, names)) return undefined;
  const country = readCountry(
    search.quote(seated.end, Math.min(search.text.length, seated.end + NEAR_PLACE)),
  );
  const t = labelWords(language);
  const here = COUNTRIES.find((name) => name === draft.country);
  const there = COUNTRIES.find((name) => name === country);
  if (!here || !there) return undefined;
  return here === there ? "same" : { there: t(there), here: t(here) };
}

function differingRound(
  { search, text }: Statement,
  { evidence: { draft, language } }: ReadProfile,
): Differing | "same" | undefined {
  if (draft.ventureRound === null || !says("raising", search) || says("raised", search))
    return undefined;
  const [there, ...others] = stageNames(readStages(text) ?? 0);
  const here = VENTURE_ROUNDS.find((round) => round === draft.ventureRound);
  if (!there || !here || others.length > 0) return undefined;
  const t = labelWords(language);
  if (here === there) return "same";
  return { there: withinSentence(t(there), language), here: withinSentence(t(here), language) };
}
