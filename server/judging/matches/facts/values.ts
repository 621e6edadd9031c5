import {
  COUNTRIES,
  INDUSTRIES,
  INVESTOR_TYPES,
  VENTURE_ROUNDS,
} from "../../../../contracts/catalogue.ts";
import { countryOfCode, REGIONS } from "../../../language/places.ts";
import { type Stages, stageBit } from "../../../language/stages.ts";
import { conceptAt, conceptOf, isIndustry } from "../lexicon/concepts.ts";
import { meaningsOf } from "../lexicon/lexicon.ts";
import { normalise } from "../text/units.ts";
import { nearest } from "./near-spelling.ts";

/**
 * Reads values of the closed lists as people spell them: our own names, labels in any language,
 * near spellings. An unreadable value gives `undefined`.
 */

/** Industries as concepts; "insurance for gig workers" gives both. */
export function readIndustry(value: string): number[] | undefined {
  const exact = nearest(value, INDUSTRIES);
  if (exact) return [conceptAt(exact)];
  const concepts = meaningsOf(value).flatMap((meaning) =>
    meaning.kind === "concept" ? [meaning.concept] : [],
  );
  const industries = concepts.flatMap((concept) =>
    isIndustry(concept) ? [concept] : conceptOf(concept).of.slice(0, 1),
  );
  return industries.length > 0 ? [...new Set(industries)] : undefined;
}

/** What an industry's value names besides the industry: B2B in "B2B SaaS". */
export function readTopics(value: string): number[] {
  if (nearest(value, INDUSTRIES)) return [];
  return meaningsOf(value).flatMap((meaning) =>
    meaning.kind === "concept" && !isIndustry(meaning.concept) ? [meaning.concept] : [],
  );
}

export function readStages(value: string): Stages | undefined {
  const exact = nearest(value.replace(/\bround\b|\bstage\b/i, ""), VENTURE_ROUNDS);
  if (exact) return stageBit(exact);
  if (/^series[ _-]?[d-h]\b/i.test(value.trim())) return stageBit("series_d_plus");
  const stages = meaningsOf(value).reduce(
    (all, meaning) => (meaning.kind === "stage" ? all | meaning.stages : all),
    0,
  );
  return stages === 0 ? undefined : stages;
}

/** Countries; a region such as "Southeast Asia" means its countries, "Global" any. */
export function readPlaces(value: string): { places: readonly string[] } | undefined {
  const exact = countryOfCode(value) ?? nearest(value, COUNTRIES);
  if (exact) return { places: [exact] };
  const region = REGIONS.get(value.trim().toLowerCase().replace(/[ -]+/g, "_"));
  if (region) return { places: region };
  const found = meaningsOf(value).filter((meaning) => meaning.kind === "place");
  return found.length === 0 ? undefined : { places: found.flatMap(({ places }) => places) };
}

export function readCountry(value: string): string | undefined {
  const read = readPlaces(value);
  return read?.places.length === 1 ? read.places[0] : undefined;
}

export function readInvestorType(value: string): string | undefined {
  const exact = nearest(value, INVESTOR_TYPES);
  if (exact) return exact;
  const upper = normalise(value).trim();
  if (/^(vc|pe)$/i.test(upper)) return /^vc$/i.test(upper) ? "venture_capital" : "private_equity";
  return meaningsOf(value).find((meaning) => meaning.kind === "type")?.type;
}
