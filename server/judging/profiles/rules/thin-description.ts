import { STARTUP_ROLE } from "../../../../contracts/accounts.ts";
import { folded } from "../../../language/fold.ts";
import { shortQuote } from "../text/short-quote.ts";
import { lengthOf } from "../text/words.ts";
import { type Rule, textAt } from "./fault.ts";

/** Below `tooFew` readers do not learn what the company does, below `few` they learn little. */
const WORDS = { tooFew: 12, few: 30 };
/** A Chinese word is one or two characters. */
const CHARACTERS = { tooFew: 20, few: 50 };

export const thinDescription: Rule = (profile) => {
  const tagline = textAt(profile, "tagline");
  const description = textAt(profile, "description");
  const isRepeated = folded(description.said).includes(folded(tagline.said).trim());
  const { count, isInCharacters } = lengthOf(
    isRepeated ? description.said : `${tagline.said}\n${description.said}`,
  );
  const { tooFew, few } = isInCharacters ? CHARACTERS : WORDS;
  if (count >= few) return [];
  const isTooThin = count < tooFew;
  const kind = isTooThin ? "thin_description" : "brief_description";
  const told = isInCharacters ? (`${kind}_in_characters` as const) : kind;
  return [
    {
      rule: "thin_description",
      weight: isTooThin ? "rejects" : "advice",
      place: "description",
      text: description.steering.length > 0 ? "" : shortQuote(description.said),
      told,
      // Only startups are advised to write about customers and traction.
      ...(profile.evidence.role !== STARTUP_ROLE && { fix: `investor_${told}` as const }),
      fill: { count, least: isTooThin ? tooFew : few },
    },
  ];
};
