import type { Language } from "../../../contracts/languages.ts";
import { nameKey } from "./name-key.ts";
import { isAttribute, isOrganisation, isPersonHere, isPlaceHere } from "./name-nature.ts";
import type { NameSpan } from "./name-span.ts";
import type { Statement } from "./statements.ts";
import type { Sentence } from "./story-text.ts";
import { hitsOf, readPatterns } from "./word-patterns.ts";

const { into, company } = readPatterns("roles.json", ["into", "company"]);
const NEAR_INTO = 70;
const NEAR_NEXT_CLAUSE = 40;
/** How far before a name is searched: a stranger's sentence may be a whole page. */
const INTO_REACH = 200;
const LONGEST_PRONOUN = 34;
/** "…, and it has raised", which means the last one named. */
const PRONOUN: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:and |but |as )?(?:it|they|which|who|the (?:\\S+ ){0,3}(?:${company.en.source}))\\b`,
    "u",
  ),
  id: /^(?:dan |lalu )?(?:yang|ia|mereka|perusahaan|startup)\b/u,
  vi: /^(?:và )?(?:công ty|họ|startup|doanh nghiệp)(?!\p{L})/u,
  th: /^(?:และ|โดย)?(?:ซึ่ง|ที่|บริษัท)/u,
  zh: /^(?:该?公司|其|并|后者|它)/u,
};
/** Being named in a clause in which somebody gets money; if money is only given there, that is not enough. */
export const PLAIN_ROLE = 2;
export const MEANT_ROLE = 3;
const SUBJECT_ROLE = 4;

/** How clearly it gets the money there: as the subject of a word for getting, or after "into". */
export function roleIn(
  { sentence, gets, gives, amounts, kinds, clause }: Statement,
  own: readonly NameSpan[],
  spans: readonly NameSpan[],
  language: Language,
): number {
  const named = own.filter((span) => span.sentence === sentence);
  const here = named.filter((span) => !isAttribute(span, language));
  if (named.length > 0 && here.length === 0) return 0;
  // If money is only given, the last one named may be the giver: "the company is putting $8m into ports".
  if (here.length === 0)
    return gets.length > 0 && isMeantBefore(sentence, own, spans, language) ? MEANT_ROLE : 0;
  const inSentence = spans.filter((span) => span.sentence === sentence);
  const isInto = here.some(({ start }) =>
    hitsOf(into[language], sentence.low, Math.max(0, start - INTO_REACH), start).some(
      ({ end }) =>
        start - end <= (start < clause.end ? NEAR_INTO : NEAR_NEXT_CLAUSE) &&
        !inSentence.some((other) => other.start >= end && other.end <= start),
    ),
  );
  if (gives.length + amounts.length > 0 && isInto) return 4;
  // The first one named, apart from places and from people who only speak for it.
  const isSubject = here.some(({ start, end }) => {
    const verb = gets.find((get) => get.start >= Math.max(clause.start, end))?.start;
    return (
      verb !== undefined &&
      !inSentence.some(
        (other) =>
          !other.isDoubtful &&
          other.end <= verb &&
          other.start < start &&
          other.kind !== "investor" &&
          !isPlaceHere(other, language) &&
          !isAttribute(other, language) &&
          nameKeyless(other, own),
      )
    );
  });
  if (isSubject) return 4;
  const before = inSentence.filter(
    (span) => span.end <= clause.start && span.kind !== "investor" && !isAttribute(span, language),
  );
  const last = before.at(-1);
  if (
    gets.length > 0 &&
    last &&
    !nameKeyless(last, own) &&
    PRONOUN[language].test(sentence.low.slice(clause.start))
  )
    return SUBJECT_ROLE;
  const isHere = here.some(({ start }) => start >= clause.start && start < clause.end);
  const isGot = gets.length > 0 || kinds.some(({ kind }) => kind !== "debt" && kind !== "grant");
  if (isHere) return isGot ? PLAIN_ROLE : 1;
  // "The pick is Seed Tani, …, through a seed round of …": nobody else is there.
  const isAlone = inSentence.every(
    (other) => other.kind === "investor" || other.isDoubtful || !nameKeyless(other, own),
  );
  return isAlone && isGot && amounts.length > 0 ? PLAIN_ROLE : 0;
}

/** "The startup has raised …" means the last one named before. */
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
