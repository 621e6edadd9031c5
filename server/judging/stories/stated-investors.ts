import type { Language } from "../../../contracts/languages.ts";
import type { FeedItem, Stated } from "./feed-item.ts";
import { companyKey, nameKey } from "./name-key.ts";
import { isOrganisation, isPersonHere } from "./name-nature.ts";
import type { NameSpan } from "./name-span.ts";
import { APPOSITION, hasOtherRole } from "./other-role.ts";
import { isPastClause, type Statement } from "./statements.ts";
import type { Sentence } from "./story-text.ts";
import { type Hit, has, hitsOf, readPatterns } from "./word-patterns.ts";

type Investor = Stated<string> & { isLead: boolean };
type Cue = Hit & { isLead: boolean; side: "before" | "after"; isStrong: boolean };

const roles = readPatterns("roles.json", [
  "leadBefore",
  "leadAfter",
  "joinBefore",
  "joinAfter",
  "stop",
]);
const { get } = readPatterns("round.json", ["get"]);
/** How far a name may be from the word for its role: "the Singapore-based early-stage investor". */
const NEAR: Record<Language, number> = { en: 46, id: 40, vi: 40, th: 14, zh: 18 };
const NEAR_NEXT = 40;
const FIRST_PARAGRAPHS = 2;
/** "by", "with", "dari": a short word proves little. */
const LONGEST_WEAK = 5;
const JOINING =
  /^(?:[\s,，、;]|and|as well as|along with|together with|plus|&|dan|serta|và|cùng(?: với)?|และ|กับ|รวมถึง|ร่วมกับ|ร่วมด้วย|和|与|及|以及|连同|the|existing|new|investors?|fellow|return\p{L}*|\p{L}+'s|quỹ|nhà đầu tư|investor|asal|from|จาก|ของ|กองทุน|\p{L}+-based|\p{L}+ (?:fund|investor|firm|giant|conglomerate))*$/u;
const HAS_JOINT =
  /[,，、&]|(?:^|[\s\p{Script=Thai}])(?:and|plus|with|dan|serta|và|cùng|và quỹ)(?=\s)|และ|กับ|รวมถึง|ร่วม|和|与|及/u;
/** After money, these say whose it is. */
const SOURCE = /^(?:from|dari|từ|จาก|来自)/u;
const LATTER = /后者(?=领投)|the latter (?=led|leading)/u;

/** The investors, each with the sentence that says so, and whether they led the round. */
export function investorsIn(
  item: FeedItem,
  sentences: readonly Sentence[],
  statements: readonly Statement[],
  spans: readonly NameSpan[],
  company: string,
  today: string,
): Investor[] {
  const found = new Map<string, Investor & { span: NameSpan }>();
  for (const sentence of sentences.filter((one) =>
    tellsOfRound(one, statements, sentences, item.language),
  )) {
    const others = spans.filter(
      (span) =>
        span.sentence === sentence &&
        nameKey(span) !== company &&
        !hasOtherRole(span, item.language),
    );
    let last: NameSpan[] = [];
    const cues = cuesIn(sentence, item.language);
    for (const cue of cues) {
      const clause = sentence.clauses.find(
        ({ start, end }) => start <= cue.start && cue.start < end,
      );
      if (clause && isPastClause(clause, item.language, today)) continue;
      const latter = LATTER.exec(sentence.low.slice(Math.max(0, cue.start - 12), cue.end));
      const chain = latter ? last.slice(-1) : chainOf(cue, cues, sentence, others, item.language);
      const isBehindMoney = statements.some(
        (one) =>
          one.sentence === sentence &&
          one.time === "new" &&
          SOURCE.test(sentence.low.slice(cue.start, cue.end)) &&
          [...one.amounts, ...one.gets].some(({ end }) => end <= cue.start),
      );
      const own = { ...cue, isStrong: cue.isStrong || isBehindMoney };
      const investors = chain.filter((span) => isInvestor(span, own, item));
      if (investors.length > 0) last = investors;
      for (const span of investors) {
        const key = nameKey(span);
        const other = found.get(key);
        found.set(key, {
          span: other?.span ?? span,
          value: other?.value ?? span.text,
          quote: other?.isLead || !cue.isLead ? (other?.quote ?? sentence.quote) : sentence.quote,
          isLead: (other?.isLead ?? false) || cue.isLead,
        });
      }
    }
  }
  // An investor of the directory beside a new round is in it, unless its clause tells another role.
  for (const span of spans) {
    const { sentence, start, kind } = span;
    const clause = sentence.clauses.find((one) => one.start <= start && start < one.end);
    const isEarly = sentence.paragraph < FIRST_PARAGRAPHS;
    if (kind !== "investor" || !isEarly || found.has(nameKey(span)) || nameKey(span) === company)
      continue;
    if (companyKey(span.text) === companyKey(item.publisher)) continue;
    if (!clause || isPastClause(clause, item.language, today)) continue;
    if (hasOtherRole(span, item.language)) continue;
    if (tellsOfRound(sentence, statements, sentences, item.language))
      found.set(nameKey(span), { span, value: span.text, quote: sentence.quote, isLead: false });
  }
  return withoutShortForms([...found.values()]).map(({ span, value, quote, isLead }) => ({
    value: fullName(value, span, spans),
    quote,
    isLead,
  }));
}

/** Whether it is the sentence of a new round, or the next one, which tells who joined. */
function tellsOfRound(
  sentence: Sentence,
  statements: readonly Statement[],
  sentences: readonly Sentence[],
  language: Language,
): boolean {
  const own = statements.filter((one) => one.sentence === sentence);
  if (own.some(({ time }) => time === "new")) return true;
  if (own.length > 0) return false;
  if (sentence.where !== "text") return true;
  const isLed =
    has(roles.leadBefore[language], sentence.low) || has(roles.leadAfter[language], sentence.low);
  const before = sentences.slice(0, sentences.indexOf(sentence)).slice(-2);
  const isNext = before.some((one) =>
    statements.some(({ sentence: told, time }) => told === one && time === "new"),
  );
  return isLed || isNext;
}

function cuesIn({ low }: Sentence, language: Language): Cue[] {
  const of = (name: "leadBefore" | "leadAfter" | "joinBefore" | "joinAfter"): Cue[] =>
    hitsOf(roles[name][language], low).map((hit) => ({
      ...hit,
      isLead: name.startsWith("lead"),
      side: name.endsWith("Before") ? "before" : "after",
      isStrong: name !== "joinBefore" || hit.end - hit.start > LONGEST_WEAK,
    }));
  const leads = [...of("leadBefore"), ...of("leadAfter")];
  const joins = [...of("joinBefore"), ...of("joinAfter")].filter((join) =>
    leads.every(({ start, end }) => join.end <= start || end <= join.start),
  );
  return [...leads, ...joins].toSorted((one, other) => one.start - other.start);
}

/** The names that belong to a word for a role, each joined to the next. */
function chainOf(
  cue: Cue,
  cues: readonly Cue[],
  sentence: Sentence,
  spans: readonly NameSpan[],
  language: Language,
): NameSpan[] {
  const { low } = sentence;
  // "Mekong Seed Fund and two angels joined": unnamed investors follow a word for several.
  const isCueIn = (from: number, to: number) =>
    cues.some(
      (other) =>
        other !== cue &&
        (cue.side === "before" || other.side === "after") &&
        from <= other.start &&
        other.end <= to,
    );
  const isNear = (from: number, to: number, most: number) => {
    const gap = low.slice(from, to).replace(APPOSITION, " ");
    return (
      gap.length <= most &&
      !isCueIn(from, to) &&
      !/[.!?。；;"“”]/.test(gap) &&
      !has(roles.stop[language], gap)
    );
  };
  const chain: NameSpan[] = [];
  if (cue.side === "before") {
    const rest = spans.filter(({ start }) => start >= cue.end);
    for (const span of rest) {
      const last = chain.at(-1);
      const gap = low.slice(last?.end ?? cue.end, span.start);
      const isNext = last
        ? isNear(last.end, span.start, NEAR_NEXT) &&
          isJoint(gap, language) &&
          !has(get[language], gap) &&
          isPlainJoint(gap)
        : isNear(cue.end, span.start, NEAR[language]);
      if (!isNext) break;
      chain.push(span);
    }
    return chain;
  }
  const rest = spans.filter(({ end }) => end <= cue.start).toReversed();
  for (const span of rest) {
    const next = chain[0];
    const gap = low.slice(span.end, next?.start ?? cue.start);
    const isNext = next
      ? isNear(span.end, next.start, NEAR_NEXT) &&
        isJoint(gap, language) &&
        JOINING.test(gap.trim())
      : isNear(span.end, cue.start, NEAR[language]) &&
        !has(roles.leadAfter[language], gap) &&
        !has(get[language], gap);
    if (!isNext) break;
    chain.unshift(span);
  }
  return chain;
}

/** In Chinese a comma separates clauses, and another sign the members of a list. */
function isJoint(gap: string, language: Language): boolean {
  return HAS_JOINT.test(language === "zh" ? gap.replaceAll(",", " ") : gap);
}

/** Whether no word between them separates two halves of a sentence. */
function isPlainJoint(gap: string): boolean {
  return JOINING.test(gap.trim()) || gap.length < 26;
}

function isInvestor(span: NameSpan, cue: Cue, item: FeedItem): boolean {
  if (span.kind === "investor") return true;
  if (span.kind === "startup" || span.isDoubtful) return false;
  if (companyKey(span.text) === companyKey(item.publisher)) return false;
  if (isOrganisation(span.text, item.language) || isCalledFund(span)) return true;
  return (
    cue.isStrong &&
    !isPersonHere(span, item.language) &&
    cue.side === "before" &&
    span.text.length > 2
  );
}

/** "Harbour backs …" in a headline is Harbour Ventures in the text. */
function fullName(value: string, { id }: NameSpan, spans: readonly NameSpan[]): string {
  const longer = spans.find(
    (other) => id !== undefined && other.id === id && other.text.startsWith(`${value} `),
  );
  return longer?.text ?? value;
}

function isCalledFund({ sentence, start }: NameSpan): boolean {
  return /(?:quỹ(?: đầu tư| ngoại)?|กองทุน|fund|investor|ventura) ?$/u.test(
    sentence.low.slice(0, start),
  );
}

/** "Longmen led" means Longmen Capital, named before. */
function withoutShortForms<Found extends Investor & { span: NameSpan }>(
  found: readonly Found[],
): Found[] {
  const longerOf = (one: Found) =>
    found.find(
      (other) =>
        other !== one &&
        one.span.id === undefined &&
        companyKey(other.value).startsWith(companyKey(one.value)),
    );
  return found
    .filter((one) => !longerOf(one))
    .map((one) => {
      const isLead = one.isLead || found.some((other) => longerOf(other) === one && other.isLead);
      return { ...one, isLead };
    });
}
