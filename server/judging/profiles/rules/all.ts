import { advertising } from "./advertising.ts";
import { foundedInFuture, notABusiness } from "./business.ts";
import { businessLicense } from "./business-license.ts";
import { deckContradictsProfile } from "./deck-facts.ts";
import type { Fault, ReadProfile, Rule } from "./fault.ts";
import { gibberish } from "./gibberish.ts";
import { instructions } from "./instructions.ts";
import { offensive } from "./offensive.ts";
import { personalData } from "./personal-data.ts";
import { deckOfOtherCompany } from "./pitch-deck.ts";
import { placeholderText } from "./placeholder-text.ts";
import { thinDescription } from "./thin-description.ts";
import { website } from "./website.ts";

/** In the order of PROFILE_RULES. */
const RULES: readonly Rule[] = [
  thinDescription,
  placeholderText,
  gibberish,
  offensive,
  personalData,
  advertising,
  instructions,
  deckOfOtherCompany,
  deckContradictsProfile,
  businessLicense,
  website,
  foundedInFuture,
  notABusiness,
];

export function findFaults(profile: ReadProfile): Fault[] {
  return RULES.flatMap((rule) => rule(profile));
}
