import type { Constraint, ConstraintSubject, Polarity } from "../../../../contracts/constraints.ts";
import { type Stages, stageNames } from "../../../language/stages.ts";
import { conceptOf } from "../lexicon/concepts.ts";
import type { Cue } from "../lexicon/lexicon.ts";
import type { Units } from "../text/units.ts";
import type { Mention, Stance } from "./mentions.ts";
import { saidAmounts, speaksRoughly } from "./money.ts";
import type { ReadText } from "./read-text.ts";
import { type Item, type Sentence, written } from "./sentences.ts";
import { isDecided } from "./set-aside-so-far.ts";
import { boundedStages, type StageLimits } from "./stage-limits.ts";

/** Reads a text into constraints by grammar, where no model reads it. */

const LONGEST_QUOTE = 2000;
/** More exceptions than anybody makes to one refusal. */
const ENOUGH_EXCEPTIONS = 50;
/** The longest a term may be. */
const LONGEST_NAME = 120;

const POLARITY_OF: Record<Exclude<Stance, "exclude" | "exception" | "aside">, Polarity> = {
  wish: "seek",
  prefer: "prefer",
  must: "must",
  only: "only",
};

/**
 * What texts ask for and refuse, sentence by sentence.
 * @param amountsAre what an amount is about when the text does not say.
 */
export function constraintsIn(
  texts: readonly ReadText[],
  amountsAre: "cheque" | "other",
): Constraint[] {
  return texts.flatMap((text) =>
    text.sentences.flatMap(({ sentence, reading }) => {
      const { units, written: asWritten } = text;
      const quote = quoteOf({ ...units, text: asWritten }, sentence);
      const limits = boundedStages(units, sentence, reading.mentions);
      const drafts = [
        ...(saysAnySector(sentence) ? [draftOf("seek", "everySector", quote)] : []),
        ...(reading.refusesRivals
          ? [{ ...draftOf("never", "rival", quote), terms: rivalsNamedIn(quote) }]
          : []),
        ...(reading.closed ? [draftOf("never", "newDeals", quote)] : []),
        ...mentioned(sentence, reading.mentions, limits, quote, amountsAre === "cheque"),
        ...amounts(text, sentence, amountsAre, quote),
      ];
      const isRefusal = drafts.some(({ polarity }) => polarity === "never" || polarity === "avoid");
      if (refusesSomething(sentence) && !isRefusal) {
        return [...drafts, { ...draftOf("never", "other", quote), reading: "notUnderstood" }];
      }
      if (drafts.length > 0) return drafts;
      return [{ ...draftOf("seek", "other", quote), reading: "notUnderstood" }];
    }),
  );
}

/** A name in capitals says whose rivals are meant: "no competitors of Crowde". */
const RIVALS_OF =
  /(?:(?:competitors?|rivals?) (?:of|to)|pesaing(?: dari)?|kompetitor(?: dari)?|đối thủ(?: cạnh tranh)? của|คู่แข่งของ) ?(\p{Lu}[\p{L}\p{N}&]*(?: \p{Lu}[\p{L}\p{N}&]*)*)/u;
const RIVALS_BEHIND = new RegExp(
  `(\\p{Lu}[\\p{L}\\p{N}]{0,${LONGEST_NAME - 1}}) ?的?(?:竞争对手|竞品|对手)`,
  "u",
);

function rivalsNamedIn(quote: string): string[] {
  const name = (RIVALS_OF.exec(quote) ?? RIVALS_BEHIND.exec(quote))?.[1];
  return name === undefined ? [] : [name];
}

function draftOf(polarity: Polarity, about: ConstraintSubject, quote: string): Constraint {
  return {
    polarity,
    about,
    terms: [],
    unless: [],
    condition: null,
    range: null,
    quote,
    reading: "sure",
  };
}

function mentioned(
  sentence: Sentence,
  mentions: readonly Mention[],
  limits: StageLimits,
  quote: string,
  areCriteria: boolean,
): Constraint[] {
  // A mere "no" in a description may be about anything; in criteria it is meant, unless they say "rather".
  const isSoft = SOFTLY.test(quote) || sentence.says("prefer");
  const knowsMost = isCovered(sentence);
  const drafts: Constraint[] = [];
  let group: Constraint[] = [];
  for (const [at, { stance, item, firm, phrase }] of mentions.entries()) {
    const terms = termsOf(item, limits);
    if (stance === "exclude") {
      const last = group.at(-1);
      if (mentions[at - 1]?.phrase === phrase && last) last.terms.push(...terms);
      else {
        const isNever = areCriteria ? !isSoft : firm;
        const polarity = isNever ? "never" : "avoid";
        const draft: Constraint = {
          ...draftOf(polarity, subjectOf(item, sentence, stance), quote),
          terms,
          reading: isPlain(sentence, false) && !isOfOneself(item, sentence) ? "sure" : "doubtful",
        };
        if (mentions[at - 1]?.stance !== "exclude") group = [];
        group.push(draft);
        drafts.push(draft);
      }
    } else if (stance === "exception") {
      for (const draft of group)
        if (draft.unless.length < ENOUGH_EXCEPTIONS) draft.unless.push(...terms);
    } else if (stance !== "aside") {
      const about = subjectOf(item, sentence, stance);
      const isLimit = stance === "only" || stance === "must";
      const isClear = isPlain(sentence, true) && (about !== "field" || knowsMost);
      const reading = !isLimit || isClear ? "sure" : "doubtful";
      drafts.push({ ...draftOf(POLARITY_OF[stance], about, quote), terms, reading });
    }
  }
  if (limits.excluded !== 0) {
    drafts.push({ ...draftOf("never", "stage", quote), terms: stageNames(limits.excluded) });
  }
  return drafts;
}

/** Words that make a refusal a wish. */
const SOFTLY =
  /\b(rather not|ideally|preferably|prefer(?:red|s)? not|if possible|try to avoid)\b|最好|尽量|尽可能|(?<!\p{L})(tốt nhất|nếu được|hạn chế)(?!\p{L})|ถ้าเป็นไปได้|ไม่ค่อย|\b(sebaiknya|sebisa mungkin|kalau bisa|lebih baik tidak)\b/iu;

/** Cues that qualify a refusal: conditions, turns, wishes, things of the past, denials. */
const BENDS: readonly Cue[] = [
  "if",
  "beside",
  "contrast",
  "prefer",
  "accept",
  "past",
  "now",
  "denies",
  "neutral",
  "so_far",
];

/** "Any sector except property" is plain, "no property except for students" is qualified. */
function isPlain(sentence: Sentence, isLimit: boolean): boolean {
  const isExcepted = sentence.says("except") && !sentence.says("any_sector");
  const isBent = BENDS.some((cue) => sentence.says(cue));
  return !isBent && !isExcepted && (isLimit || !sentence.says("only"));
}

/** "We have never lost money in fintech": a mere "no" after "we" may be about what they are or have. */
function isOfOneself(item: Item, sentence: Sentence): boolean {
  const isOurs = sentence.items.some(({ cues, from }) => cues.has("we") && from < item.from);
  return isOurs && !isDecided(item, sentence);
}

const MOST_UNKNOWN = 0.5;

/** Whether we know most of a sentence: what we cannot read may well be what "only" is about. */
function isCovered({ from, to, items }: Sentence): boolean {
  const known = items.reduce((sum, item) => sum + item.to - item.from, 0);
  return 1 - known / Math.max(1, to - from) <= MOST_UNKNOWN;
}

function termsOf(item: Item, limits: StageLimits): string[] {
  const isOnlyStage = item.meanings.every(({ kind }) => kind === "stage");
  if (!isOnlyStage) return [item.written];
  const meant = item.meanings.reduce(
    (all: Stages, meaning) =>
      meaning.kind === "stage" ? all | (limits.read.get(item) ?? meaning.stages) : all,
    0,
  );
  return stageNames(meant);
}

function subjectOf({ meanings }: Item, sentence: Sentence, stance: Stance): ConstraintSubject {
  const [meaning] = meanings;
  switch (meaning?.kind) {
    case "stage":
      return "stage";
    case "place":
      if (sentence.says("seat")) return "registration";
      return stance === "only" && sentence.says("based") ? "base" : "market";
    case "type":
      return "investorType";
    case "concept": {
      const { group } = conceptOf(meaning.concept);
      return group === "trait" || group === "help" ? group : "field";
    }
    default:
      return "other";
  }
}

function amounts(
  { units, amounts: found }: ReadText,
  sentence: Sentence,
  amountsAre: "cheque" | "other",
  quote: string,
): Constraint[] {
  const isRough = speaksRoughly(units, sentence);
  const demands = sentence.says("must");
  return saidAmounts(units, sentence, found, amountsAre).flatMap(
    ({ role, range: { min, max }, bound, refused, isNamed, isOnly }): Constraint[] => {
      if (role === "other") return [];
      const range = { min, max: Number.isFinite(max) ? max : null };
      const isLeast = bound === "min" && isNamed && !isRough;
      // Criteria that name a revenue require it: "companies with $1M ARR".
      const isAsked = amountsAre === "cheque" && !isRough;
      const isLimit = {
        cheque: refused || isLeast,
        ask: false,
        earned: bound !== "max" && (bound === "min" || demands || isAsked),
      }[role];
      const about = ({ cheque: "cheque", ask: "raising", earned: "revenue" } as const)[role];
      const polarity = isOnly && !isRough ? "only" : isLimit ? "must" : "seek";
      return [{ ...draftOf(polarity, about, quote), range }];
    },
  );
}

function refusesSomething(sentence: Sentence): boolean {
  if (sentence.says("so_far")) return false;
  return sentence.says("neg") || sentence.says("refuse") || sentence.says("after");
}

/** "We are no generalists" is a denial. */
function saysAnySector({ items }: Sentence): boolean {
  return items.some(({ cues, from }, at) => {
    const before = items[at - 1];
    const denied = before?.cues.has("neg") && from - before.to <= 2;
    return cues.has("any_sector") && !denied;
  });
}

function quoteOf(units: Units, sentence: Sentence): string {
  return written(units, sentence.from, sentence.to)
    .replace(/\s+/g, " ")
    .replace(/(?<![.。;])[.。;]+$/, "")
    .slice(0, LONGEST_QUOTE);
}
