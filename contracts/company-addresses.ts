import { readEmail } from "./email-address.ts";
import { asKept, optionalText, orEmpty, reading, requiredText } from "./profile-fields.ts";
import { PROFILE_TEXT_LIMITS } from "./profile-limits.ts";
import { readWebAddress } from "./web-address.ts";

/*
 * Apart from the other fields: reading an address takes the list of all domains, 300 kB that only pages
 * on which one is typed load.
 */

export const companyEmail = requiredText(PROFILE_TEXT_LIMITS.company_email).transform(
  reading(readEmail, "invalidEmail"),
);

const readWebsite = reading(readWebAddress, "invalidWebsite");
const websiteKept = asKept(PROFILE_TEXT_LIMITS.website);

/** In the profile's form, where there may be none. */
export const website = optionalText(PROFILE_TEXT_LIMITS.website)
  .transform(orEmpty(readWebsite))
  .pipe(websiteKept);

/** Where a website is all that is asked for. */
export const requiredWebsite = requiredText(PROFILE_TEXT_LIMITS.website)
  .transform(readWebsite)
  .pipe(websiteKept);
