import type { ReadText } from "../criteria/read-text.ts";
import type { Item } from "../criteria/sentences.ts";
import { conceptAt, conceptOf, withImplied } from "../lexicon/concepts.ts";

/** What a profile says it is or does, without what it denies or sets itself apart from. */
export type Topics = {
  /** How often each concept is named, more in the first lines. */
  weights: Map<number, number>;
  /** Concepts of its first sentence or tagline: what it is, not what it touches. */
  headline: Set<number>;
  places: Set<string>;
  /** Countries named themselves, not as part of a region. */
  countries: Set<string>;
};

const HEADLINE_WEIGHT = 2;
const MOST = 4;

/** @param texts the tagline and the description, in this order. */
export function topicsOf(texts: readonly ReadText[]): Topics {
  const topics: Topics = {
    weights: new Map(),
    headline: new Set(),
    places: new Set(),
    countries: new Set(),
  };
  for (const { sentences } of texts) {
    for (const [at, { reading }] of sentences.entries()) {
      for (const { item, stance } of reading.mentions) {
        if (stance !== "exclude" && stance !== "aside") addMention(topics, item, at === 0);
      }
    }
  }
  return topics;
}

function addMention(topics: Topics, { meanings }: Item, isHeadline: boolean): void {
  for (const meaning of meanings) {
    if (meaning.kind === "concept") {
      for (const concept of withImplied(meaning.concept)) add(topics, concept, isHeadline);
    }
    if (meaning.kind === "place" && !meaning.vague) addPlaces(topics, meaning.places);
  }
}

function addPlaces({ places, countries }: Topics, named: readonly string[]): void {
  for (const place of named) {
    places.add(place);
    if (named.length === 1) countries.add(place);
  }
}

function add({ weights, headline }: Topics, concept: number, isHeadline: boolean): void {
  const more = isHeadline ? HEADLINE_WEIGHT : 1;
  weights.set(concept, Math.min(MOST, (weights.get(concept) ?? 0) + more));
  if (isHeadline) headline.add(concept);
}

const WEB3 = conceptAt("web3");
const HARDWARE = conceptAt("hardware");
const B2B = conceptAt("b2b");
const B2C = conceptAt("b2c");
const CONSUMER = conceptAt("consumer");
const BRANDS = conceptAt("brands");
const MARKETPLACE = conceptAt("marketplace");
/** Sold to people, unless the profile says otherwise. */
const FOR_PEOPLE = ["food_delivery", "gambling", "dating", "social_network", "gametokens"].map(
  conceptAt,
);
const FOR_COMPANIES = [B2B, conceptAt("smes"), conceptAt("enterprises")];

/** Sectors and business models that a field names besides its industries: "B2B SaaS", "D2C". */
export function addFieldTopics(topics: Topics, concepts: Iterable<number>): void {
  for (const named of concepts) {
    for (const concept of withImplied(named)) add(topics, concept, true);
  }
}

/**
 * What a profile is, for exclusions to match. A vice or a token counts wherever it is named; an
 * industry only in the fields or the headline, since a payments company for farmers is no farm.
 */
export function identityOf(industries: Iterable<number>, topics: Topics): Set<number> {
  const identity = new Set(industries);
  const hasIndustries = identity.size > 0;
  for (const concept of topics.weights.keys()) {
    const { group, of } = conceptOf(concept);
    if (group !== "industry" || concept === WEB3) identity.add(concept);
    else if (topics.headline.has(concept) && !hasIndustries) identity.add(concept);
    // Hardware is something a company makes, not a market it may merely serve.
    else if (topics.headline.has(concept) && concept === HARDWARE) identity.add(concept);
    if (group === "technology" && topics.headline.has(concept) && !hasIndustries) {
      for (const one of of) identity.add(one);
    }
  }
  const sellsToPeople = FOR_PEOPLE.some((concept) => topics.headline.has(concept));
  if (sellsToPeople && !FOR_COMPANIES.some((concept) => identity.has(concept))) {
    identity.add(B2C);
    identity.add(CONSUMER);
  }
  if (identity.has(B2B)) identity.delete(B2C);
  // Many mention consumers and marketplaces, but only sell through them or to those who serve them.
  if (!identity.has(B2C)) identity.delete(CONSUMER);
  if (topics.headline.has(BRANDS) && !identity.has(B2B)) identity.add(CONSUMER);
  if (!topics.headline.has(MARKETPLACE)) identity.delete(MARKETPLACE);
  return identity;
}
