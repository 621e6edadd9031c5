import type { Stages } from "../../../language/stages.ts";
import { conceptAt } from "../lexicon/concepts.ts";
import type { Cue } from "../lexicon/lexicon.ts";
import type { Units } from "../text/units.ts";
import type { Mention } from "./mentions.ts";
import { type Range, saidAmounts, speaksRoughly } from "./money.ts";
import type { ReadText } from "./read-text.ts";
import { type Item, type Sentence, written } from "./sentences.ts";
import { boundedStages, type StageLimits } from "./stage-limits.ts";

/** What is refused: all of its parts together, so that "B2C e-commerce" is not all e-commerce. */
export type Exclusion = {
  concepts: number[];
  stages: Stages;
  places: readonly string[];
  types: string[];
  /** Concepts that lift it: "no crypto except stablecoin payments". */
  unless: number[];
  firm: boolean;
  quote: string;
};

/** What a text looks for, and what it refuses. */
export type Thesis = {
  /** Wishes by concept: 1, more where preferred or required. */
  concepts: Map<number, number>;
  required: Set<number>;
  stages: Stages;
  places: Set<string>;
  everywhere: boolean;
  types: Set<string>;
  anySector: boolean;
  /** Limits: nothing else of the kind is looked at. */
  only: {
    concepts: Set<number>;
    stages: Stages;
    places: Set<string>;
    types: Set<string>;
    /** "Only investors based in …" speaks of a seat, not of where one invests. */
    placesAreSeats: boolean;
    /** "Must be incorporated in …": a company elsewhere may be. */
    placesAreRegistered: boolean;
  };
  exclusions: Exclusion[];
  cheque?: Range;
  ask?: Range;
  earned?: Range;
  earnedAtLeast?: number;
  /** Cheques beyond this are refused outright: "no cheques below $250k". */
  chequeLimit?: Range;
  refusesRivals: boolean;
  closed: boolean;
  /** Sentences that refuse something, as they may refuse somebody by name. */
  refusals: string[];
  /** Where each concept is wished for, to be quoted. */
  quotes: Map<number, string>;
};

const WEIGHTS = { wish: 1, prefer: 1.5, must: 2, only: 2 } as const;
const LONGEST_QUOTE = 140;

/**
 * What texts say they look for.
 * @param amountsAre what an amount is about of which the text says nothing.
 */
export function thesisOf(texts: readonly ReadText[], amountsAre: "cheque" | "other"): Thesis {
  if (texts.every(({ sentences }) => sentences.length === 0)) return NOTHING_SAID;
  const thesis = emptyThesis();
  for (const { written: text, units, amounts, sentences } of texts) {
    for (const { sentence, reading } of sentences) {
      thesis.refusesRivals ||= reading.refusesRivals;
      thesis.closed ||= reading.closed;
      if (refusesSomething(sentence)) {
        thesis.refusals.push(written(units, sentence.from, sentence.to).toLowerCase());
      }
      thesis.anySector ||= saysAnySector(sentence);
      const limits = boundedStages(units, sentence, reading.mentions);
      const quote = quoteOf({ ...units, text }, sentence);
      addMentions(thesis, quote, sentence, reading.mentions, limits);
      const said = saidAmounts(units, sentence, amounts, amountsAre);
      for (const { role, range, bound, refused, isNamed } of said) {
        if (role === "cheque" || role === "ask" || role === "earned") thesis[role] ??= range;
        const isLeast = bound === "min" && isNamed && !speaksRoughly(units, sentence);
        if (role === "cheque" && (refused || isLeast)) thesis.chequeLimit ??= range;
        if (role !== "earned" || bound === "max") continue;
        const isLimit = bound === "min" || sentence.items.some(({ cues }) => cues.has("must"));
        // Criteria that name a revenue ask for it: "companies with $1M ARR".
        const isAsked = amountsAre === "cheque" && !speaksRoughly(units, sentence);
        if (isLimit || isAsked) thesis.earnedAtLeast ??= range.min;
      }
    }
  }
  // "We take no loans; debt is what broke us": what is refused is not wished for.
  for (const { concepts, stages, places, types } of thesis.exclusions) {
    const [alone, ...others] = concepts;
    const isAlone = others.length + places.length + types.length === 0 && stages === 0;
    if (alone !== undefined && isAlone && !thesis.required.has(alone)) forget(thesis, alone);
  }
  // "Not early; Series A and later": what is wished for is not among what is refused.
  for (const exclusion of thesis.exclusions) {
    exclusion.stages = exclusion.stages & ~thesis.stages || exclusion.stages;
  }
  return thesis;
}

/** Loans and debt are two words for one money. */
const LENDING = conceptAt("lending");
const DEBT = conceptAt("debt_finance");

function forget({ concepts, quotes }: Thesis, refused: number): void {
  for (const concept of refused === LENDING ? [LENDING, DEBT] : [refused]) {
    concepts.delete(concept);
    quotes.delete(concept);
  }
}

function refusesSomething({ items }: Sentence): boolean {
  return items.some(({ cues }) => cues.has("neg") || cues.has("refuse") || cues.has("after"));
}

/** "We are no generalists" is a denial. */
function saysAnySector({ items }: Sentence): boolean {
  return items.some(({ cues, from }, at) => {
    const before = items[at - 1];
    const denied = before?.cues.has("neg") && from - before.to <= 2;
    return cues.has("any_sector") && !denied;
  });
}

function emptyThesis(): Thesis {
  return {
    concepts: new Map(),
    required: new Set(),
    stages: 0,
    places: new Set(),
    everywhere: false,
    types: new Set(),
    anySector: false,
    only: {
      concepts: new Set(),
      stages: 0,
      places: new Set(),
      types: new Set(),
      placesAreSeats: false,
      placesAreRegistered: false,
    },
    exclusions: [],
    refusesRivals: false,
    closed: false,
    refusals: [],
    quotes: new Map(),
  };
}

/** One for all profiles without a text: a thesis is not changed once it was read. */
const NOTHING_SAID = emptyThesis();

function addMentions(
  thesis: Thesis,
  quote: string,
  sentence: Sentence,
  mentions: Mention[],
  limits: StageLimits,
): void {
  let group: Exclusion[] = [];
  for (const [at, mention] of mentions.entries()) {
    const { stance, item } = mention;
    if (stance === "exclude") {
      const isSamePhrase = mentions[at - 1]?.phrase === mention.phrase && group.length > 0;
      const last = thesis.exclusions.at(-1);
      if (isSamePhrase && last) extend(last, item, limits);
      else {
        const exclusion = exclusionOf(item, mention.firm, quote, limits);
        thesis.exclusions.push(exclusion);
        group = mentions[at - 1]?.stance === "exclude" ? [...group, exclusion] : [exclusion];
      }
    } else if (stance === "exception") {
      for (const exclusion of group) {
        for (const concept of conceptsOf(item)) exclusion.unless.push(concept);
      }
    } else if (stance !== "aside") {
      const says = (cue: Cue) => sentence.items.some(({ cues }) => cues.has(cue));
      // Where a company is registered says nothing of where it works.
      addWish(thesis, mention, quote, limits, says("seat") ? undefined : thesis.places);
      thesis.only.placesAreSeats ||= stance === "only" && says("based");
      thesis.only.placesAreRegistered ||= says("seat");
    }
  }
  if (limits.excluded !== 0) {
    thesis.exclusions.push({ ...emptyExclusion(true, quote), stages: limits.excluded });
  }
}

function addWish(
  thesis: Thesis,
  mention: Mention,
  quote: string,
  limits: StageLimits,
  regions: Set<string> | undefined,
): void {
  const { stance, item } = mention;
  if (stance === "exclude" || stance === "exception" || stance === "aside") return;
  const limit = stance === "only" || stance === "must";
  for (const meaning of item.meanings) {
    if (meaning.kind === "concept") {
      const weight = Math.max(thesis.concepts.get(meaning.concept) ?? 0, WEIGHTS[stance]);
      thesis.concepts.set(meaning.concept, weight);
      if (!thesis.quotes.has(meaning.concept)) thesis.quotes.set(meaning.concept, quote);
      if (limit) thesis.required.add(meaning.concept);
      if (stance === "only") thesis.only.concepts.add(meaning.concept);
    } else if (meaning.kind === "stage") {
      const stages = limits.read.get(item) ?? meaning.stages;
      thesis.stages |= stages;
      if (limit) thesis.only.stages |= stages;
    } else if (meaning.kind === "place") {
      if (meaning.vague && !limit) continue;
      thesis.everywhere ||= meaning.everywhere;
      for (const place of meaning.places) {
        regions?.add(place);
        if (limit) thesis.only.places.add(place);
      }
    } else {
      thesis.types.add(meaning.type);
      if (limit) thesis.only.types.add(meaning.type);
    }
  }
}

function emptyExclusion(firm: boolean, quote: string): Exclusion {
  return { concepts: [], stages: 0, places: [], types: [], unless: [], firm, quote };
}

function exclusionOf(item: Item, firm: boolean, quote: string, limits: StageLimits): Exclusion {
  const exclusion = emptyExclusion(firm, quote);
  extend(exclusion, item, limits);
  return exclusion;
}

function extend(exclusion: Exclusion, item: Item, limits: StageLimits): void {
  for (const meaning of item.meanings) {
    if (meaning.kind === "concept") exclusion.concepts.push(meaning.concept);
    else if (meaning.kind === "stage") exclusion.stages |= limits.read.get(item) ?? meaning.stages;
    else if (meaning.kind === "place") exclusion.places = [...exclusion.places, ...meaning.places];
    else exclusion.types.push(meaning.type);
  }
}

function conceptsOf(item: Item): number[] {
  return item.meanings.flatMap((meaning) => (meaning.kind === "concept" ? [meaning.concept] : []));
}

/** The sentence as it was written, shortened at a word. */
function quoteOf(units: Units, sentence: Sentence): string {
  const text = written(units, sentence.from, sentence.to)
    .replace(/\s+/g, " ")
    .replace(/[.。;]+$/, "");
  if (text.length <= LONGEST_QUOTE) return text;
  const cut = text.slice(0, LONGEST_QUOTE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST_QUOTE - 20)).trimEnd()}…`;
}
