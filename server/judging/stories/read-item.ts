import type { Language } from "../../../contracts/languages.ts";
import { announcedOn } from "./announced-day.ts";
import type { FeedItem, ReadItem, RoundKind, Stated, StatedRound } from "./feed-item.ts";
import { partsOf } from "./item-parts.ts";
import { mostTold, weightOf } from "./most-told.ts";
import type { NameIndex } from "./name-index.ts";
import { nameKey } from "./name-key.ts";
import type { NameSpan } from "./name-span.ts";
import { tellsOfOneRound } from "./one-round.ts";
import { BESIDE_STAGES } from "./round-kinds.ts";
import { amountOf, isSameSum, type Sum } from "./stated-amount.ts";
import { companyOf, writtenName } from "./stated-company.ts";
import { investorsIn } from "./stated-investors.ts";
import type { Statement } from "./statements.ts";
import type { Sentence } from "./story-text.ts";
import { has, readPatterns } from "./word-patterns.ts";

const { equity } = readPatterns("round.json", ["equity"]);

/**
 * Reads an item by rule: the new funding round, if it reports exactly one, and those of the directory
 * whom it names. Anything that is not stated stays out.
 */
export function readItem(item: FeedItem, known: NameIndex, parts = partsOf(item, known)): ReadItem {
  const { sentences, spans, day: today, statements } = parts;
  const round = tellsOfOneRound(item, sentences, statements, spans)
    ? roundOf(item, sentences, statements, spans, today)
    : undefined;
  return { round: round?.stated, entities: entitiesOf(spans, round?.company) };
}

function roundOf(
  item: FeedItem,
  sentences: readonly Sentence[],
  statements: readonly Statement[],
  spans: readonly NameSpan[],
  today: string,
): { stated: StatedRound; company: string } | undefined {
  const candidate = companyOf(item, statements, spans);
  const written = candidate && writtenName(candidate, statements);
  if (!candidate || !written) return undefined;
  const told = statements.filter(({ time }) => time === "new");
  const stated: StatedRound = {
    company: { value: written.span.text, quote: written.sentence.quote },
    investors: investorsIn(item, sentences, statements, spans, candidate.key, today),
  };
  const amount = amountOf(told, sentences, item.language);
  if (amount && hasOnlyOthers(candidate.spans, told, amount.value)) return undefined;
  const kind = kindOf(told, item.language);
  const day = announcedOn(item, sentences, statements, today);
  if (amount) stated.amount = amount;
  if (kind) stated.kind = kind;
  if (day) stated.announcedOn = day;
  return { stated, company: candidate.key };
}

/** A company named only beside other sums has not got this one: market reports name many. */
function hasOnlyOthers(own: readonly NameSpan[], told: readonly Statement[], sum: Sum): boolean {
  const beside = told
    .filter(({ sentence }) => own.some((span) => span.sentence === sentence))
    .flatMap(({ amounts }) => amounts);
  return beside.length > 0 && !beside.some((one) => isSameSum(one, sum));
}

/** "…12 triệu USD, tương đương 316 tỷ đồng, trong vòng Series A" */
const NEAR_CLAUSE = 40;
/**
 * Many texts about lending and giving contain words for loans and grants: they describe the round only
 * if no stage is given, or the headline says so.
 */
function kindOf(told: readonly Statement[], language: Language): Stated<RoundKind> | undefined {
  // "In equity and debt": a loan named beside shares is part of the round.
  const own = told.map((one) => ({
    ...one,
    kinds: one.kinds.filter(
      ({ kind }) => kind !== "debt" || !has(equity[language], one.clause.text.toLowerCase()),
    ),
  }));
  // "Using Series A money" only mentions a round; a clause that reports one counts more.
  const isBesideTelling = ({ sentence, clause }: Statement) =>
    own.some(
      (one) =>
        one.isTelling &&
        one.sentence === sentence &&
        one.clause.start <= clause.start &&
        clause.start - one.clause.end <= NEAR_CLAUSE,
    );
  const telling = own.filter((one) => one.kinds.length > 0 && isBesideTelling(one));
  return kindTold(telling.length > 0 ? telling : own);
}

function kindTold(told: readonly Statement[]): Stated<RoundKind> | undefined {
  const kinds = told.flatMap((one) =>
    one.kinds.map(({ kind }) => ({ kind, sentence: one.sentence })),
  );
  const hasStage = kinds.some(({ kind }) => !BESIDE_STAGES.includes(kind));
  const isTitled = kinds.some(
    ({ kind, sentence }) => BESIDE_STAGES.includes(kind) && sentence.where === "title",
  );
  const isMeant = (kind: RoundKind) => !hasStage || isTitled || !BESIDE_STAGES.includes(kind);
  return mostTold(
    told.flatMap(({ sentence, kinds: own }) =>
      own
        .filter(({ kind }) => isMeant(kind))
        .map(({ kind }) => ({
          value: kind,
          key: kind,
          sentence,
          weight: weightOf(sentence),
        })),
    ),
  );
}

/** Each id once, the company of the round first. */
function entitiesOf(spans: readonly NameSpan[], company: string | undefined): string[] {
  const ids = spans.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const main = spans.find((span) => nameKey(span) === company)?.id;
  return [...new Set(main === undefined ? ids : [main, ...ids])];
}
