import { z } from "zod";
import { operation } from "./operation.ts";
import { asKept, reading, requiredText } from "./profile-fields.ts";
import { PROFILE_TEXT_LIMITS } from "./profile-limits.ts";
import { readWebAddress } from "./web-address.ts";

/** The stored form; here, unlike in the profile's form, it is required. */
const websiteAddress = requiredText(PROFILE_TEXT_LIMITS.website)
  .transform(reading(readWebAddress, "invalidWebsite"))
  .pipe(asKept(PROFILE_TEXT_LIMITS.website));

export const websiteForm = z.object({ url: websiteAddress });
/**
 * The result of visiting the website: its description of itself, or only that it does not answer.
 */
const websiteLook = z.discriminatedUnion("answers", [
  z.object({
    answers: z.literal(true),
    address: z.string(),
    checkedAt: z.iso.datetime(),
    title: z.string().optional(),
    description: z.string().optional(),
  }),
  z.object({ answers: z.literal(false), status: z.number().optional() }),
]);
export type WebsiteLook = z.infer<typeof websiteLook>;

export const savedWebsite = z.object({ website: z.string(), version: z.number() });
export type SavedWebsite = z.infer<typeof savedWebsite>;

export const checkWebsite = operation({
  path: "website/check",
  summary: "Looks whether a website answers, and what it says of itself.",
  input: websiteForm,
  output: websiteLook,
});

export const saveWebsite = operation({
  path: "website/save",
  summary:
    "Saves the company's website to the person's profile, and creates the profile if there is none.",
  input: z.object({
    url: websiteAddress,
    version: z
      .int32()
      .min(0)
      .describe("Of the profile that the person saw; 0 where there was none yet."),
  }),
  output: savedWebsite,
  refusals: ["edited_elsewhere"],
});
