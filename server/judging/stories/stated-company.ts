import type { Language } from "../../../contracts/languages.ts";
import type { FeedItem } from "./feed-item.ts";
import { MEANT_ROLE, PLAIN_ROLE, roleIn } from "./money-roles.ts";
import { companyKey, nameKey } from "./name-key.ts";
import {
  isAttribute,
  isCued,
  isLead,
  isOfCompany,
  isOrganisation,
  isPersonHere,
  isPlaceHere,
  isRelation,
  speaksFor,
} from "./name-nature.ts";
import type { NameSpan } from "./name-span.ts";
import { BESIDE_STAGES, kindsIn } from "./round-kinds.ts";
import type { Statement } from "./statements.ts";
import type { Sentence } from "./story-text.ts";
import { endsWith, readPatterns } from "./word-patterns.ts";

export type Candidate = { key: string; score: number; spans: NameSpan[] };

const { called, company } = readPatterns("roles.json", ["called", "company"]);
const MOST_TOLD = 4;
const LEAST_SCORE = 4;
const NEAR_VERB = 24;
const FIRST_PARAGRAPHS = 2;

/** The one of an item's names that gets the money: the subject of its rounds, told most often, no investor. */
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
  // A word that may only be capitalised as the first of a sentence is the company if nobody else is.
  const isSure = ({ spans: own }: Candidate) => own.some(({ isDoubtful }) => !isDoubtful);
  const [best] = candidates
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted(
      (one, other) => Number(isSure(other)) - Number(isSure(one)) || other.score - one.score,
    );
  if (!best) return onlyStartup(candidates, statements, spans, item.language);
  const isOneOfSeveral = candidates.some(
    (other) => other !== best && getsOther(other, best, statements, item.language),
  );
  return isOneOfSeveral ? undefined : best;
}

/**
 * The only startup of the directory in an item that tells of a round without a name: "the company has
 * closed its Series A".
 */
function onlyStartup(
  candidates: readonly Candidate[],
  statements: readonly Statement[],
  spans: readonly NameSpan[],
  language: Language,
): Candidate | undefined {
  const [one, ...others] = candidates.filter(({ spans: [first] }) => first?.kind === "startup");
  // It may be the one that gives loans and grants.
  const told = statements.filter(
    ({ time, isTelling, kinds }) =>
      time === "new" && isTelling && kinds.some(({ kind }) => !BESIDE_STAGES.includes(kind)),
  );
  const isNameless = told.every(({ sentence }) =>
    spans.every(
      (span) =>
        span.sentence !== sentence ||
        span.isDoubtful ||
        span.kind !== undefined ||
        isOrganisation(span.text, "en"),
    ),
  );
  const isFirst = one?.spans.some(
    ({ sentence }) => sentence.paragraph <= 0 || sentence.where !== "text",
  );
  const isMeant = one?.spans.every((span) => !isAttribute(span, language));
  return isMeant && others.length === 0 && told.length > 0 && isNameless && isFirst
    ? one
    : undefined;
}

/** Whether the beginning says that somebody else got another sum: then it reports two rounds. */
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
  const isNoName =
    isKind(first.text) ||
    isRelation(first.text, language) ||
    isShortForFirm(first, spans, language);
  if (first.id === undefined && isNoName) return -100;
  const inTitle = own.some(({ sentence }) => sentence.where === "title") ? 3 : 0;
  const told = Math.min(MOST_TOLD, own.filter(({ sentence }) => sentence.where === "text").length);
  // A company in a headline is also in the text.
  const untold = told === 0 && item.text !== "" && first.id === undefined ? -3 : 0;
  const known = first.kind === "startup" ? 2 : first.kind === "investor" ? -9 : 0;
  const isFirm = isOrganisation(first.text, language) && first.kind !== "startup" ? -5 : 0;
  const cued = own.some((span) => isCued(span, company[language], language)) ? 2 : 0;
  const titled = own.filter(
    (span) => isPersonHere(span, language) || isOfCompany(span, spans, language),
  ).length;
  const isSpokenFor = own.some((span) => speaksFor(span, spans, language));
  const isPerson = titled * 2 > own.length && known <= 0 && !isSpokenFor ? -6 : 0;
  const invests = own.some((span) => isLead(span, language)) ? -6 : 0;
  const roles = statements
    .filter(({ time }) => time === "new")
    .map((statement) => roleIn(statement, own, spans, language));
  // "The company is called …": the text gives the name of the one it has been telling about.
  const isCalled = own.some(({ sentence, start }) => {
    const before = sentence.low
      .slice(0, start)
      .replace(/[\s"“‘「『]+$/u, "")
      .slice(-14);
    return first.kind !== "investor" && endsWith(called[language], before);
  });
  // Somebody who is only mentioned beside it, or who gives, has got nothing.
  if (!isCalled && !isSpokenFor && !roles.some((role) => role >= PLAIN_ROLE)) return -100;
  const gets = Math.min(
    9,
    roles.reduce((sum, role) => sum + role, isCalled ? LEAST_SCORE : isSpokenFor ? MEANT_ROLE : 0),
  );
  const isAsked = own.every(({ sentence, start }) =>
    /["“]\s*$/u.test(sentence.plain.slice(0, start)),
  );
  const doubt = own.every(({ isDoubtful }) => isDoubtful) ? (isAsked ? -3 : -1) : 0;
  // "Menanamkan modal di GayoGo": money goes into a company, not a place.
  const isPlace =
    own.every((span) => isPlaceHere(span, language)) && Math.max(...roles, 0) <= MEANT_ROLE
      ? -6
      : 0;
  // An unknown name in Thai or Chinese may be an ordinary word.
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
  return sum;
}

/** "Bridge Round" is what was raised, not who raised it. */
function isKind(text: string): boolean {
  return kindsIn(text).some(({ start, end }) => (end - start) * 2 >= text.length);
}

/** "Playforge" if "Playforge Capital" gives the money. */
function isShortForFirm(
  { text }: NameSpan,
  spans: readonly NameSpan[],
  language: Language,
): boolean {
  return spans.some(
    (other) => other.text.startsWith(`${text} `) && isOrganisation(other.text, language),
  );
}

const WHAT_IT_MAKES =
  /^(?:科技|智能|生物|医疗|能源|教育|网络|物流|农业|食品|数据|机器人|出行|电子|材料|实验室)/u;

/** The name as written where the item tells of the round, preferably in its text. */
export function writtenName(
  candidate: Candidate,
  statements: readonly Statement[],
): { span: NameSpan; sentence: Sentence } | undefined {
  const told = statements.filter(({ time }) => time === "new").map(({ sentence }) => sentence);
  const ranks = (span: NameSpan) =>
    (told.includes(span.sentence) ? 0 : 4) +
    (span.sentence.where === "text" ? 0 : span.sentence.where === "title" ? 1 : 2);
  const inOrder = candidate.spans.toSorted((one, other) => ranks(one) - ranks(other));
  const [span] = inOrder;
  if (!span) return undefined;
  // "搬山" is "搬山科技" if one sentence calls it that.
  for (const { sentence, start, end, id } of inOrder) {
    const more = id === undefined ? WHAT_IT_MAKES.exec(sentence.plain.slice(end))?.[0] : undefined;
    const text = sentence.quote.slice(start, end + (more?.length ?? 0));
    if (more) return { span: { ...span, sentence, text }, sentence };
  }
  return { span, sentence: span.sentence };
}
