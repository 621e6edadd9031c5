import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Catalogue } from "../../i18n/messages.ts";

type Word = keyof Catalogue["profile"] & string;

/** The fields whose words have the fields' own names. */
const WORDS = [
  "tagline",
  "description",
  "industries",
  "venture_round",
  "team_size",
  "founded_year",
  "country",
  "city",
  "address",
  "company_email",
  "website",
  "founder_name",
  "mobile_phone",
  "whatsapp",
  "line",
  "telegram",
  "zalo",
  "linkedin",
  "investor_types",
  "investment_stages",
  "target_regions",
  "target_industries",
] as const satisfies readonly Word[];

/** The key of the words for a profile's field; undefined if no form has it. */
export function fieldWord(name: string, role: Role): Word | undefined {
  if (name === "name") return role === STARTUP_ROLE ? "startupName" : "investorName";
  return WORDS.find((word) => word === name);
}
