import { z } from "zod";
import { LANGUAGES } from "./languages.ts";
import { operation } from "./operation.ts";

export const LONGEST_CLAIM = 2000;

const text = z
  .string()
  .trim()
  .min(1, { error: "required" })
  .max(LONGEST_CLAIM, { error: `tooLong:${LONGEST_CLAIM}` });

/** How a claimant's address relates to the website on the page. */
export const DOMAIN_MATCHES = ["same", "other", "free", "none"] as const;
export type DomainMatch = (typeof DOMAIN_MATCHES)[number];

export const claimCompany = operation({
  path: "company/claim",
  summary: "Claims the page of a startup or an investor for the caller's account.",
  input: z.object({ page: z.string().max(200), text, language: z.enum(LANGUAGES) }),
  output: z.object({
    domain: z
      .enum(DOMAIN_MATCHES)
      .describe(
        "The caller's email is at the page's website (`same`) or another (`other`), at a public mail host (`free`), or there is no website (`none`).",
      ),
  }),
  refusals: ["not_found", "profile_missing"],
});

export const appealRejection = operation({
  path: "profile/appeal",
  summary: "Asks people to look at the caller's rejected profile again: once per rejection.",
  input: z.object({ text, language: z.enum(LANGUAGES) }),
  output: z.null(),
  refusals: ["not_found"],
});
