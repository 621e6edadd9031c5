import { z } from "zod";

/** What the review of a profile looks at before it is published. */
export const PROFILE_RULES = [
  /** The texts are too short to say anything, or filler. */
  "thin_description",
  "placeholder_text",
  /** Letters or words without sense, or the same over and over. */
  "gibberish",
  "offensive",
  /** A phone, an e-mail address, an identity or account number in a public text. */
  "personal_data",
  /** Links to elsewhere, advertising, promises of sure gains. */
  "advertising",
  /** Words meant to steer the review. */
  "instructions",
  "deck_of_other_company",
  "deck_contradicts_profile",
  "license_of_other_company",
  "license_unreadable",
  "website_silent",
  "website_of_other_company",
  "website_not_company_owned",
  "founded_in_future",
  "not_a_business",
] as const;
export type ProfileRule = (typeof PROFILE_RULES)[number];

export const profileFinding = z.object({
  rule: z.enum(PROFILE_RULES),
  /** A finding that rejects, or advice that does not. */
  weight: z.enum(["rejects", "advice"]),
  /** The field of the form, or where it was found. */
  place: z.string().min(1),
  /** The exact words that it is about; empty where something is missing. */
  text: z.string(),
  why: z.string().min(1),
  fix: z.string().min(1),
});
export type ProfileFinding = z.infer<typeof profileFinding>;

export const VERDICTS = ["approved", "rejected"] as const;
export const profileVerdict = z.object({
  verdict: z.enum(VERDICTS),
  findings: z.array(profileFinding),
});
export type ProfileVerdict = z.infer<typeof profileVerdict>;
