import type { Role } from "../../../contracts/accounts.ts";
import { columnOfPlace } from "../../../contracts/profile-review.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { profileForm } from "../account/account-pages.ts";
import { fieldWord } from "../profile/field-words.ts";

/** Where something of a profile is fixed, and the name of that place. */
export type FindingPlace = { to: string } & (
  | { words: "profile"; word: keyof Catalogue["profile"] & string }
  | { words: "publishing"; word: "placeDeck" | "placeLicense" | "placeLogo" | "placeProfile" }
);

/** @param place a field of the form, or a file, in the review's terms. */
export function placeOf(place: string, role: Role): FindingPlace {
  const form = profileForm(role);
  const name = columnOfPlace(place);
  switch (name) {
    case "pitch_deck":
      return { to: "/pitch-deck-upload", words: "publishing", word: "placeDeck" };
    case "business_license":
      return { to: "/business-license-upload", words: "publishing", word: "placeLicense" };
    case "logo":
      return { to: `${form}#logo`, words: "publishing", word: "placeLogo" };
    case "website":
      return { to: "/website-submission", words: "profile", word: "website" };
  }
  const field = name === "startup_name" ? "name" : name;
  const word = fieldWord(field, role);
  return word
    ? { to: `${form}#${field}`, words: "profile", word }
    : { to: form, words: "publishing", word: "placeProfile" };
}
