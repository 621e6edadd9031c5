import type { Language } from "../../../../contracts/languages.ts";
import type { MatchWords } from "../../../../contracts/matching.ts";
import { competitorsAmong } from "../rank/competitors.ts";
import { reasonAgainst } from "./against.ts";
import type { JudgedPair } from "./judged-pair.ts";
import { phrasingOf } from "./phrasing.ts";
import { reasonsFor } from "./reasons.ts";

/** Says in one language why a pair fits, and what speaks against it. */
export function describeMatch({
  language,
  ...found
}: Omit<JudgedPair, "phrasing"> & { language: Language }): MatchWords {
  const pair = { ...found, phrasing: phrasingOf(language) };
  const { startup, investor, phrasing } = pair;
  const conflicts = competitorsAmong(startup, investor).map(({ company, concepts }) =>
    phrasing.say("againstConflict", {
      company,
      investor: investor.name,
      topics: phrasing.concepts(concepts),
    }),
  );
  return { ...reasonsFor(pair), against: reasonAgainst(pair, conflicts[0]), conflicts };
}
