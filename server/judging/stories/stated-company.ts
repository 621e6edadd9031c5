import type { Language } from "../../../contracts/languages.ts";
import { fold } from "../../language/fold.ts";
import { inSimplified } from "../../language/simplified.ts";
import type { FeedItem } from "./feed-item.ts";
import { withoutLegalForm } from "./legal-forms.ts";
import type { NameSpan } from "./name-span.ts";
import type { Statement } from "./statements.ts";
import type { Sentence } from "./story-text.ts";
import { hitsOf, readPatterns } from "./word-patterns.ts";

export type Candidate = { key: string; score: number; spans: NameSpan[] };

const { into, called, company, person, place, leadBefore, leadAfter } = readPatterns("roles.json", [
  "place",
  "into",
  "called",
  "company",
  "person",
  "leadBefore",
  "leadAfter",
]);
const { orgEnding } = readPatterns("openers.json", ["orgEnding"]);
const MOST_TOLD = 4;
const LEAST_SCORE = 4;
const NEAR_INTO = 70;
const NEAR_VERB = 24;
const NEAR_NEXT_CLAUSE = 40;
const FIRST_PARAGRAPHS = 2;
const LONGEST_PRONOUN = 34;

/** One key for all ways to write one name. */
export function nameKey(span: Pick<NameSpan, "text" | "id">): string {
  return span.id ?? companyKey(span.text);
}

export function companyKey(name: string): string {
  return inSimplified(fold(withoutLegalForm(name))).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Who gets the money, of all that an item names: the subject of its rounds, told most often, no investor. */
export function companyOf(
  item: FeedItem,
  statements: readonly Statement[],
  spans: readonly NameSpan[],
): Candidate | undefined {
  const groups = Map.groupBy(spans, nameKey);
  const candidates = [...groups].map(([key, own]) => ({
    key,
    spans: own,
    score: scoreOf(own, item, statements, spans),
  }));
  // A word that may only have its capital because it stands first is the company where nobody else is.
  const isSure = ({ spans: own }: Candidate) => own.some(({ isDoubtful }) => !isDoubtful);
  const [best] = candidates
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted(
      (one, other) => Number(isSure(other)) - Number(isSure(one)) || other.score - one.score,
    );
  if (!best) return undefined;
  const isOneOfSeveral = candidates.some(
    (other) => other !== best && getsOther(other, best, statements, item.language),
  );
  return isOneOfSeveral ? undefined : best;
}

/** Whether the beginning tells, of somebody else, that they got another sum: then it reports two rounds. */
function getsOther(
  other: Candidate,
  best: Candidate,
  statements: readonly Statement[],
  language: Language,
): boolean {
  const [first] = other.spans;
  if (
    !first ||
    first.isDoubtful ||
    first.kind === "investor" ||
    isOrganisation(first.text, language)
  )
    return false;
  const sums = (candidate: Candidate) =>
    statements
      .filter(({ time, sentence }) => time === "new" && sentence.paragraph < FIRST_PARAGRAPHS)
      .filter(({ sentence, gets }) =>
        candidate.spans.some(
          (span) =>
            span.sentence === sentence &&
            gets.some(({ start }) => start >= span.end && start - span.end <= NEAR_VERB),
        ),
      )
      .flatMap(({ amounts }) => amounts.slice(0, 1).map(({ amount }) => amount));
  const own = sums(best);
  return own.length > 0 && sums(other).some((sum) => !own.includes(sum));
}

function scoreOf(
  own: readonly NameSpan[],
  item: FeedItem,
  statements: readonly Statement[],
  spans: readonly NameSpan[],
): number {
  const { language } = item;
  const [first] = own;
  if (!first || companyKey(first.text) === companyKey(item.publisher)) return -100;
  const inTitle = own.some(({ sentence }) => sentence.where === "title") ? 3 : 0;
  const told = Math.min(MOST_TOLD, own.filter(({ sentence }) => sentence.where === "text").length);
  // A headline names nobody of whom the text does not tell.
  const untold = told === 0 && item.text !== "" && first.id === undefined ? -3 : 0;
  const known = first.kind === "startup" ? 2 : first.kind === "investor" ? -9 : 0;
  const isFirm = isOrganisation(first.text, language) && first.kind !== "startup" ? -5 : 0;
  const cued = own.some((span) => isCued(span, company[language], language)) ? 2 : 0;
  const titled = own.filter((span) => isPersonHere(span, language)).length;
  const isPerson = titled * 2 > own.length && known <= 0 ? -6 : 0;
  const invests = own.some((span) => isLead(span, language)) ? -6 : 0;
  const roles = statements
    .filter(({ time }) => time === "new")
    .map((statement) => roleIn(statement, own, spans, language));
  // "The company is called …": so a text names whom it told of before.
  const isCalled = own.some(({ sentence, start }) => {
    const before = sentence.low
      .slice(0, start)
      .replace(/[\s"“‘「『]+$/u, "")
      .slice(-14);
    return first.kind !== "investor" && endsWith(called[language], before);
  });
  const gets = Math.min(
    9,
    roles.reduce((sum, role) => sum + role, isCalled ? LEAST_SCORE : 0),
  );
  const doubt = own.every(({ isDoubtful }) => isDoubtful) ? -1 : 0;
  const isPlace = own.every((span) => isPlaceHere(span, language)) ? -6 : 0;
  // A name of Thai or Chinese letters that nobody knows may be a word.
  const isGuessed = first.id === undefined && !/\p{Script=Latin}/u.test(first.text) ? -1 : 0;
  const sum =
    doubt +
    isPlace +
    untold +
    isGuessed +
    inTitle +
    told +
    known +
    isFirm +
    cued +
    isPerson +
    invests +
    gets;
  // Who is only told of has got nothing.
  return gets > 0 ? sum : sum - 2;
}

/** Whether it gets the money there: it stands first, before the word for it, or behind "into". */
function roleIn(
  { sentence, gets, gives, amounts, clause }: Statement,
  own: readonly NameSpan[],
  spans: readonly NameSpan[],
  language: Language,
): number {
  const here = own.filter((span) => span.sentence === sentence);
  if (here.length === 0) return isMeantBefore(sentence, own, spans, language) ? 3 : 0;
  const inSentence = spans.filter((span) => span.sentence === sentence);
  const isInto = here.some(({ start }) =>
    hitsOf(into[language], sentence.low, 0, start).some(
      ({ end }) =>
        start - end <= (start < clause.end ? NEAR_INTO : NEAR_NEXT_CLAUSE) &&
        !inSentence.some((other) => other.start >= end && other.end <= start),
    ),
  );
  if (gives.length + amounts.length > 0 && isInto) return 4;
  const verb = gets.find(({ start }) => start >= clause.start)?.start;
  const isSubject = here.some(
    ({ start, end }) =>
      verb !== undefined &&
      end <= verb &&
      !inSentence.some(
        (other) =>
          !other.isDoubtful &&
          other.end <= verb &&
          other.start < start &&
          other.kind !== "investor" &&
          nameKeyless(other, own),
      ),
  );
  if (isSubject) return 4;
  return here.some(({ start }) => start >= clause.start && start < clause.end) ? 1 : 0;
}

/** "The startup has raised …" is told of who was named last before. */
function isMeantBefore(
  sentence: Sentence,
  own: readonly NameSpan[],
  spans: readonly NameSpan[],
  language: Language,
): boolean {
  const first = sentence.low.slice(0, LONGEST_PRONOUN);
  if (sentence.where !== "text" || hitsOf(company[language], first).length === 0) return false;
  const sentences = [...new Set(spans.map((span) => span.sentence))];
  const before = sentences.filter((one) => one.where === "text" && one.at < sentence.at);
  const last = before.at(-1);
  const [named] = spans.filter(
    (span) =>
      span.sentence === last &&
      span.kind !== "investor" &&
      !isPersonHere(span, language) &&
      !isOrganisation(span.text, language),
  );
  return named !== undefined && own.some((span) => nameKey(span) === nameKey(named));
}

function nameKeyless(other: NameSpan, own: readonly NameSpan[]): boolean {
  return own.every((span) => nameKey(span) !== nameKey(other));
}

function endsWith(pattern: RegExp, text: string): boolean {
  return new RegExp(`${pattern.source}$`, "u").test(text);
}

export function isOrganisation(name: string, language: Language): boolean {
  const low = name.toLowerCase();
  const isBank = /^(?:(?:bank|banco|ngân hàng|yayasan|quỹ)(?!\p{L})|ธนาคาร|มูลนิธิ)/u.test(low);
  return isBank || [orgEnding[language], orgEnding.en].some((ending) => endsWith(ending, low));
}

function isCued({ sentence, start, end }: NameSpan, pattern: RegExp, language: Language): boolean {
  const { low } = sentence;
  const before = hitsOf(pattern, low, Math.max(0, start - 24), start);
  const isBefore = before.some(
    (hit) =>
      low
        .slice(hit.end, start)
        .trim()
        .replace(/^(?:asal \S+|sử dụng)$/, "") === "",
  );
  if (isBefore) return true;
  // "Pandan, a Singapore startup that …"
  const apposition =
    /^(?:\s*[(（][^)）]{1,40}[)）])?[,，]?\s?(?<said>[^,.，。]{0,60})/u.exec(low.slice(end))?.groups
      ?.said ?? "";
  const isBehind = /^(?:\s*[,(（，]|\s+\p{Script=Thai})/u.test(low.slice(end));
  return isBehind && language !== "zh" && hitsOf(pattern, apposition).length > 0;
}

export function isPersonHere({ sentence, start, end }: NameSpan, language: Language): boolean {
  const { low } = sentence;
  const before = low.slice(Math.max(0, start - 26), start).trimEnd();
  const titles = [person[language], person.en];
  const isTitled = titles.some((pattern) =>
    hitsOf(pattern, before).some((hit) => before.slice(hit.end).trim() === ""),
  );
  const behind = low.slice(end, end + 40);
  const isExplained = titles.some((pattern) =>
    hitsOf(pattern, behind).some((hit) =>
      /^\s*[,，(（]\s*(?:the |its |the company's |sang |nhà )?$/u.test(behind.slice(0, hit.start)),
    ),
  );
  return isTitled || isExplained;
}

/** "A startup in Malang", "quận Hải Châu": behind such words stands where, not who. */
function isPlaceHere({ sentence, start, end, id }: NameSpan, language: Language): boolean {
  const before = sentence.low.slice(Math.max(0, start - 14), start).trimEnd();
  // "The Ipoh recycler"
  if (language === "en" && /\bthe$/.test(before) && /^ \p{Ll}/u.test(sentence.plain.slice(end)))
    return id === undefined;
  return id === undefined && endsWith(place[language], before);
}

function isLead({ sentence, start, end }: NameSpan, language: Language): boolean {
  const { low } = sentence;
  const before = hitsOf(leadBefore[language], low, Math.max(0, start - 40), start);
  const behind = hitsOf(leadAfter[language], low, end, end + 30);
  const isBehind = behind.some((hit) => hit.start - end <= 2);
  return before.some((hit) => start - hit.end <= 2) || isBehind;
}

/** As the item writes it where it tells of the round: in its text, if it does so there. */
export function writtenName(
  candidate: Candidate,
  statements: readonly Statement[],
): { span: NameSpan; sentence: Sentence } | undefined {
  const told = statements.filter(({ time }) => time === "new").map(({ sentence }) => sentence);
  const ranks = (span: NameSpan) =>
    (told.includes(span.sentence) ? 0 : 4) +
    (span.sentence.where === "text" ? 0 : span.sentence.where === "title" ? 1 : 2);
  const [span] = candidate.spans.toSorted((one, other) => ranks(one) - ranks(other));
  return span && { span, sentence: span.sentence };
}
