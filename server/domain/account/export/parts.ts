import { accountPart } from "./account-part.ts";
import { activityPart } from "./activity-part.ts";
import { mailsPart, newsletterPart, returnedMailsPart } from "./mails-part.ts";
import { matchParts } from "./match-parts.ts";
import { moneyParts } from "./money-parts.ts";
import { type ExportPart, ownRow, ownRows } from "./part.ts";
import { savedParts } from "./saved-parts.ts";
import { secondFactorsPart } from "./second-factors-part.ts";
import { serviceParts } from "./service-parts.ts";
import { sessionsPart } from "./sessions-part.ts";

/** All data about a person, in the order of the file. A new domain adds its part. */
export const EXPORT_PARTS: ExportPart[] = [
  accountPart,
  ownRow("profile", "public.profiles"),
  ownRow("startup_profile", "public.startup_profiles"),
  ownRow("investor_profile", "public.investor_profiles"),
  ownRows("kept_forms", "public.kept_forms", "form"),
  ownRows("files", "public.profile_files", "uploaded_at, kind"),
  ownRows("support_grants", "public.support_grants", "given_at"),
  ...savedParts,
  ...matchParts,
  ...moneyParts,
  ...serviceParts,
  activityPart,
  sessionsPart,
  secondFactorsPart,
  mailsPart,
  newsletterPart,
  returnedMailsPart,
];
