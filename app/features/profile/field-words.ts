import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { INVESTOR_FIELDS, STARTUP_FIELDS } from "../../../contracts/profile-descriptors.ts";
import type { Catalogue } from "../../i18n/messages.ts";

type Word = keyof Catalogue["profile"] & string;
type Name = keyof typeof STARTUP_FIELDS | keyof typeof INVESTOR_FIELDS;

/** The key of the words for a profile's field; undefined if no form has it. */
export function fieldWord(name: string, role: Role): Word | undefined {
  if (!isField(name)) return undefined;
  if (name === "name") return role === STARTUP_ROLE ? "startupName" : "investorName";
  // The words of all others have the fields' own names.
  return name;
}

function isField(name: string): name is Name {
  return Object.hasOwn(STARTUP_FIELDS, name) || Object.hasOwn(INVESTOR_FIELDS, name);
}
