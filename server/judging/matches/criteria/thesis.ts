import type { Constraint, Polarity } from "../../../../contracts/constraints.ts";
import { type Stages, stageBit } from "../../../language/stages.ts";
import { conceptAt } from "../lexicon/concepts.ts";
import { type Meaning, meaningsOf } from "../lexicon/lexicon.ts";
import type { Range } from "./money.ts";

/** A refusal applies to all of its parts together, so that "B2C e-commerce" is not all e-commerce. */
export type Exclusion = {
  concepts: number[];
  stages: Stages;
  places: readonly string[];
  types: string[];
  /** Concepts that lift it: "no crypto except stablecoin payments". */
  unless: number[];
  firm: boolean;
  /** Nothing in its sentence qualifies it. */
  isPlain: boolean;
  /** Its author has been shown this reading and confirmed it. */
  isConfirmed: boolean;
  quote: string;
};

/** Constraints as ranking compares them: what is looked for, and what is refused. */
export type Thesis = {
  /** Its author has been shown this reading and confirmed it. */
  isConfirmed: boolean;
  /** Wishes by concept: 1, more where preferred or required. */
  concepts: Map<number, number>;
  required: Set<number>;
  stages: Stages;
  places: Set<string>;
  everywhere: boolean;
  types: Set<string>;
  anySector: boolean;
  /** Limits: nothing else of the kind is considered. */
  only: {
    concepts: Set<number>;
    stages: Stages;
    places: Set<string>;
    types: Set<string>;
    /** "Only investors based in …" is about their seat, not about where they invest. */
    placesAreSeats: boolean;
    /** "Must be incorporated in …", which a company that works elsewhere may be. */
    placesAreRegistered: boolean;
    /** The first sentence that sets a limit. */
    quote: string;
    /** Nothing qualifies the sentences that set limits. */
    isPlain: boolean;
  };
  exclusions: Exclusion[];
  cheque?: Range;
  ask?: Range;
  earned?: Range;
  earnedAtLeast?: number;
  /** Rounds beyond this are refused outright. */
  askLimit?: Range;
  /** Cheques beyond this are refused outright: "no cheques below $250k". */
  chequeLimit?: Range;
  refusesRivals: boolean;
  closed: boolean;
  /** Sentences that refuse something, kept because they may refuse somebody by name. */
  refusals: string[];
  /** Where each concept is wished for, to be quoted. */
  quotes: Map<number, string>;
};

const WEIGHTS: Partial<Record<Polarity, number>> = { seek: 1, prefer: 1.5, must: 2, only: 2 };
const LONGEST_QUOTE = 140;

/** @param isConfirmed whether the author has been shown the constraints and confirmed them. */
export function thesisOf(constraints: readonly Constraint[], isConfirmed = false): Thesis {
  if (constraints.length === 0) return NOTHING_SAID;
  const thesis = { ...emptyThesis(), isConfirmed };
  let refused: string | undefined;
  for (const constraint of constraints) {
    const { polarity, about, quote } = constraint;
    const isRefusal = polarity === "never" || polarity === "avoid";
    // Points of the same sentence are adjacent.
    if (isRefusal && quote !== refused) thesis.refusals.push(quote.toLowerCase());
    if (isRefusal) refused = quote;
    if (about === "rival") thesis.refusesRivals ||= isRefusal;
    else if (about === "newDeals") thesis.closed ||= isRefusal;
    else if (about === "everySector") thesis.anySector ||= !isRefusal;
    else if (constraint.range !== null) addAmount(thesis, constraint, constraint.range);
    else if (isRefusal) addExclusion(thesis, constraint);
    else addWish(thesis, constraint);
  }
  settle(thesis);
  return thesis;
}

/** Resolves sentences that take back one another. */
function settle(thesis: Thesis): void {
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

function emptyThesis(): Thesis {
  return {
    isConfirmed: false,
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
      quote: "",
      isPlain: true,
    },
    exclusions: [],
    refusesRivals: false,
    closed: false,
    refusals: [],
    quotes: new Map(),
  };
}

/** Shared by all profiles without a text: a thesis is never changed after it was made. */
const NOTHING_SAID = emptyThesis();

function addAmount(
  thesis: Thesis,
  { polarity, about, quote }: Constraint,
  said: NonNullable<Constraint["range"]>,
): void {
  const isRefusal = polarity === "never" || polarity === "avoid";
  const isLimit = polarity !== "seek" && polarity !== "prefer" && polarity !== "avoid";
  const range = isRefusal ? whatIsLeft(said) : withEnd(said);
  if (!range) return;
  if (isLimit) thesis.only.quote ||= shortened(quote);
  if (about === "cheque") {
    if (!isRefusal) thesis.cheque ??= range;
    if (isLimit) thesis.chequeLimit ??= range;
  } else if (about === "raising") {
    if (!isRefusal) thesis.ask ??= range;
    if (isLimit) thesis.askLimit ??= range;
  } else if (about === "revenue") {
    if (!isRefusal) thesis.earned ??= range;
    if (isLimit && range.min > 0) thesis.earnedAtLeast ??= range.min;
  }
}

function withEnd({ min, max }: NonNullable<Constraint["range"]>): Range {
  return { min, max: max ?? Number.POSITIVE_INFINITY };
}

/** "Never more than 10 million" leaves what is up to that; refusing a range with two ends leaves no single range. */
function whatIsLeft({ min, max }: NonNullable<Constraint["range"]>): Range | undefined {
  if (max === null) return min > 0 ? { min: 0, max: min } : undefined;
  return min === 0 ? { min: max, max: Number.POSITIVE_INFINITY } : undefined;
}

function addExclusion(
  thesis: Thesis,
  { polarity, terms, unless, quote, reading }: Constraint,
): void {
  const meanings = terms.flatMap(namedBy);
  if (meanings.length === 0) return;
  // A confirmed "rather not" ranks the other last, but leaves nobody out.
  const isSoft = thesis.isConfirmed && polarity === "avoid";
  thesis.exclusions.push({
    concepts: meanings.flatMap((meaning) => (meaning.kind === "concept" ? [meaning.concept] : [])),
    stages: meanings.reduce(
      (all, meaning) => (meaning.kind === "stage" ? all | meaning.stages : all),
      0,
    ),
    places: meanings.flatMap((meaning) => (meaning.kind === "place" ? meaning.places : [])),
    types: meanings.flatMap((meaning) => (meaning.kind === "type" ? [meaning.type] : [])),
    unless: unless
      .flatMap(namedBy)
      .flatMap((meaning) => (meaning.kind === "concept" ? [meaning.concept] : [])),
    firm: polarity === "never",
    isPlain: reading === "sure" && !isSoft,
    isConfirmed: thesis.isConfirmed && !isSoft,
    quote: shortened(quote),
  });
}

function addWish(thesis: Thesis, { polarity, about, terms, quote, reading }: Constraint): void {
  const isLimit = polarity === "only" || polarity === "must";
  const weight = WEIGHTS[polarity] ?? 1;
  for (const meaning of terms.flatMap(namedBy)) {
    if (meaning.kind === "concept") {
      const { concept } = meaning;
      thesis.concepts.set(concept, Math.max(thesis.concepts.get(concept) ?? 0, weight));
      if (!thesis.quotes.has(concept)) thesis.quotes.set(concept, shortened(quote));
      if (isLimit) thesis.required.add(concept);
      if (polarity === "only") thesis.only.concepts.add(concept);
    } else if (meaning.kind === "stage") {
      thesis.stages |= meaning.stages;
      if (isLimit) thesis.only.stages |= meaning.stages;
    } else if (meaning.kind === "place") {
      if (meaning.vague && !isLimit) continue;
      thesis.everywhere ||= meaning.everywhere;
      for (const place of meaning.places) {
        // Where a company is registered does not tell where it works.
        if (about !== "registration") thesis.places.add(place);
        if (isLimit) thesis.only.places.add(place);
      }
    } else if (meaning.kind === "type") {
      thesis.types.add(meaning.type);
      if (isLimit) thesis.only.types.add(meaning.type);
    }
  }
  if (isLimit) thesis.only.quote ||= shortened(quote);
  if (isLimit && reading !== "sure") thesis.only.isPlain = false;
  thesis.only.placesAreSeats ||= about === "base" && isLimit;
  thesis.only.placesAreRegistered ||= about === "registration";
}

type Named = Exclude<Meaning, { kind: "cue" }>;

/** The same terms are looked up again and again. */
const known = new Map<string, Named[]>();
const MOST_KNOWN = 20_000;

function namedBy(term: string): Named[] {
  const before = known.get(term);
  if (before) return before;
  const stage = stageBit(term);
  const found =
    stage === 0
      ? meaningsOf(term).filter((meaning) => meaning.kind !== "cue")
      : [{ kind: "stage" as const, stages: stage }];
  if (known.size < MOST_KNOWN) known.set(term, found);
  return found;
}

/** A sentence as it was written, shortened at a word. */
function shortened(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const cut = text.slice(0, LONGEST_QUOTE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST_QUOTE - 20)).trimEnd()}…`;
}
