import { z } from "zod";
import { requiredWebsite } from "./company-addresses.ts";
import { operation } from "./operation.ts";

export const websiteForm = z.object({ url: requiredWebsite });
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
    url: requiredWebsite,
    version: z
      .int32()
      .min(0)
      .describe("Of the profile that the person saw; 0 where there was none yet."),
  }),
  output: savedWebsite,
  refusals: ["permission_denied", "edited_elsewhere"],
});
