import { z } from "zod";
import { reading, requiredText } from "./profile-fields.ts";
import { readWebAddress } from "./web-address.ts";

/** As long as the profile keeps it. */
const WEBSITE_MAX = 300;

/** As it is kept; here, unlike in the profile's form, it cannot stay empty. */
const websiteAddress = requiredText(WEBSITE_MAX)
  .transform(reading(readWebAddress, "invalidWebsite"))
  // In ASCII a name in another script is longer.
  .pipe(z.string().max(WEBSITE_MAX, `tooLong:${WEBSITE_MAX}`));

export const websiteForm = z.object({ url: websiteAddress });
/** The version is that of the profile which the person saw; 0 where there was none yet. */
export const websiteSaving = z.object({ url: websiteAddress, version: z.int().min(0) });

/** What a look at the website found: what it says of itself, or only that it does not answer. */
export const websiteLook = z.discriminatedUnion("answers", [
  z.object({
    answers: z.literal(true),
    address: z.string(),
    title: z.string().optional(),
    description: z.string().optional(),
  }),
  z.object({ answers: z.literal(false), status: z.number().optional() }),
]);
export type WebsiteLook = z.infer<typeof websiteLook>;

export const savedWebsite = z.object({ website: z.string(), version: z.number() });
export type SavedWebsite = z.infer<typeof savedWebsite>;
