import { unitsPerDollar } from "../../../contracts/currencies.ts";
import { announcedOn } from "./announced-day.ts";
import type { FeedItem, ReadItem, RoundKind, Stated, StatedRound } from "./feed-item.ts";
import { partsOf } from "./item-parts.ts";
import type { NameIndex } from "./name-index.ts";
import { nameKey } from "./name-key.ts";
import type { NameSpan } from "./name-span.ts";
import { tellsOfOneRound } from "./one-round.ts";
import { companyOf, writtenName } from "./stated-company.ts";
import { investorsIn } from "./stated-investors.ts";
import type { Statement } from "./statements.ts";
import type { Sentence } from "./story-text.ts";

/**
 * What an item says, by rule: the one new funding round that it reports, if it reports exactly one, and
 * whom of the directory it names. What is not stated stays out.
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
  const amount = amountOf(told);
  const kind = kindOf(told);
  const day = announcedOn(item, sentences, statements, today);
  if (amount) stated.amount = amount;
  if (kind) stated.kind = kind;
  if (day) stated.announcedOn = day;
  return { stated, company: candidate.key };
}

const WEIGHTS = { title: 3, summary: 2, text: 1 };
const FIRST = 2;

/** What is told oftenest, counting what stands at the beginning more; of equals the first. */
function mostTold<Value>(
  told: readonly { value: Value; key: string; sentence: Sentence; weight: number }[],
): Stated<Value> | undefined {
  const sums = new Map<string, number>();
  for (const { key, weight } of told) sums.set(key, (sums.get(key) ?? 0) + weight);
  const best = Math.max(0, ...sums.values());
  const [first] = told.filter(({ key }) => sums.get(key) === best);
  const inText = told.find(({ key, sentence }) => key === first?.key && sentence.where === "text");
  return first && { value: first.value, quote: (inText ?? first).sentence.quote };
}

function weightOf(sentence: Sentence): number {
  const isLead = sentence.where === "text" && sentence.paragraph === 0;
  return WEIGHTS[sentence.where] + (isLead ? FIRST : 0);
}

/** The first amount of each clause: what stands in brackets behind it is the same in another currency. */
function amountOf(
  told: readonly Statement[],
): Stated<{ amount: number; currency: string }> | undefined {
  // "80-100 million" is no sum, only where it may lie.
  const firsts = told.flatMap(({ sentence, kinds, amounts: [first, second] }) => {
    const isRange =
      first?.currency === second?.currency &&
      (second?.start ?? 0) - (first?.end ?? 0) <= NEAR_RANGE;
    return first && !(second && isRange)
      ? [{ sentence, first, second, hasKind: kinds.length > 0 }]
      : [];
  });
  const originalOf = originals(firsts);
  const isRounded = ({ sentence, first }: (typeof firsts)[number]) =>
    ROUNDED.test(sentence.low.slice(0, first.start)) &&
    firsts.some(
      ({ sentence: other, first: exact }) =>
        exact.currency === first.currency &&
        exact.amount !== first.amount &&
        Math.abs(Math.log(exact.amount / first.amount)) < NEAR_ROUNDED &&
        !NEARLY.test(other.low.slice(0, exact.start)),
    );
  return mostTold(
    firsts.flatMap((one) => {
      const { sentence, hasKind } = one;
      const first = originalOf(one.first);
      if (isRounded(one) || first.amount / unitsPerDollar(first.currency) < LEAST_DOLLARS)
        return [];
      const { amount, currency } = first;
      return [
        {
          value: { amount, currency },
          key: `${amount} ${currency}`,
          sentence,
          // What a part of it is, stands beside; the round's own sum stands with its name.
          weight: weightOf(sentence) + (hasKind ? 1 : 0),
        },
      ];
    }),
  );
}

type Sum = { amount: number; currency: string };

/**
 * "65 million baht (US$2 million)" makes the dollars of a headline a conversion: what was paid are
 * baht. Where others tell it the other way round, nobody knows which it was.
 */
function originals(
  told: readonly { first: Sum; second: Sum | undefined }[],
): <Given extends Sum>(sum: Given) => Given | Sum {
  const isNear = (one: Sum, other: Sum) =>
    one.currency === other.currency && Math.abs(Math.log(one.amount / other.amount)) < NEAR_ROUNDED;
  const dollars = ({ amount, currency }: Sum) => amount / unitsPerDollar(currency);
  const pairs = told.flatMap(({ first, second }) =>
    second &&
    second.currency !== first.currency &&
    Math.abs(Math.log(dollars(first) / dollars(second))) < NEAR_CONVERTED
      ? [{ original: first, converted: second }]
      : [],
  );
  return (sum) =>
    pairs.some(({ original }) => isNear(original, sum))
      ? sum
      : (pairs.find(({ converted }) => isNear(converted, sum))?.original ?? sum);
}

const NEAR_CONVERTED = 0.15;
const NEAR_RANGE = 6;
const BESIDE_STAGES: readonly RoundKind[] = ["debt", "grant"];
/** "Nearly 400" is told more exactly elsewhere. */
const ROUNDED =
  /(?:nearly|almost|over|more than|some|about|around|gần|hơn|khoảng|近|约|逾|超过?|เกือบ|กว่า|ราว|hampir|lebih dari|sekitar) ?(?:\p{Sc}|us|rp|rm|s|p)*\p{Sc}? ?$/u;
const NEARLY = /(?:nearly|almost|gần|近|เกือบ|hampir) ?\S{0,4}$/u;
const NEAR_ROUNDED = 0.1;
/** Less is a price, or a fee. */
const LEAST_DOLLARS = 5000;

/**
 * A lender's or a charity's words stand in many texts about those who live by them: they are of the round
 * where no stage is told, or the headline says so.
 */
function kindOf(told: readonly Statement[]): Stated<RoundKind> | undefined {
  // "Using Series A money" only speaks of a round; what tells of it says more.
  const telling = told.filter(({ isTelling, kinds }) => isTelling && kinds.length > 0);
  return kindTold(telling.length > 0 ? telling : told);
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

/** Each once, the company of the round first. */
function entitiesOf(spans: readonly NameSpan[], company: string | undefined): string[] {
  const ids = spans.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const main = spans.find((span) => nameKey(span) === company)?.id;
  return [...new Set(main === undefined ? ids : [main, ...ids])];
}
