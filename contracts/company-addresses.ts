import { readEmail } from "./email-address.ts";
import { asKept, optionalText, orEmpty, reading, requiredText } from "./profile-fields.ts";
import { PROFILE_TEXT_LIMITS } from "./profile-limits.ts";
import { readWebAddress } from "./web-address.ts";

/* Separate from the other fields, because reading an address needs the list of all domains: 300
   kB that only pages on which an address is typed load. */

export const companyEmail = requiredText(PROFILE_TEXT_LIMITS.company_email).transform(
  reading(readEmail, "invalidEmail"),
);

const readWebsite = reading(readWebAddress, "invalidWebsite");
const websiteKept = asKept(PROFILE_TEXT_LIMITS.website);

/** In the profile's form, where it is optional. */
export const website = optionalText(PROFILE_TEXT_LIMITS.website)
  .transform(orEmpty(readWebsite))
  .pipe(websiteKept);

/** In forms that ask only for a website. */
export const requiredWebsite = requiredText(PROFILE_TEXT_LIMITS.website)
  .transform(readWebsite)
  .pipe(websiteKept);
