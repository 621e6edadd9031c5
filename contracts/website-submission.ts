import { z } from "zod";
import { parseWebAddress, writeWebAddress } from "./web-address.ts";

/** As long as the profile keeps it. */
const WEBSITE_MAX = 300;

/** What a person types as their website, brought to how it is kept; the messages name what is wrong. */
const websiteAddress = z.string().transform((text, { addIssue }) => {
  if (text.trim() === "") {
    addIssue("required");
    return z.NEVER;
  }
  const url = parseWebAddress(text);
  const written = url && writeWebAddress(url);
  if (written === undefined) addIssue("invalidWebsite");
  else if (written.length > WEBSITE_MAX) addIssue(`tooLong:${WEBSITE_MAX}`);
  else return written;
  return z.NEVER;
});

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
