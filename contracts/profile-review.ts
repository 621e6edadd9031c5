import { z } from "zod";
import { LANGUAGES } from "./languages.ts";

/** What the review of a profile checks before it is published. */
export const PROFILE_RULES = [
  /** The texts are filler, or too short to say anything. */
  "thin_description",
  "placeholder_text",
  /** Meaningless letters or words, or the same ones over and over. */
  "gibberish",
  "offensive",
  /** A phone, an e-mail address, an identity or account number in a public text. */
  "personal_data",
  /** Links to other sites, advertising, promises of guaranteed gains. */
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

/** A place as the rules and the forms name it, by its column: of `foundedYear`, `founded_year`. */
export function columnOfPlace(place: string): string {
  return place.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export const profileFinding = z.object({
  rule: z.enum(PROFILE_RULES),
  /** Either rejects the profile, or only advises. */
  weight: z.enum(["rejects", "advice"]),
  /** The field of the form, or wherever it was found. */
  place: z.string().min(1),
  /** The exact words in question; empty when something is missing. */
  text: z.string(),
  why: z.string().min(1),
  fix: z.string().min(1),
  saidIn: z
    .enum(LANGUAGES)
    .optional()
    .describe("The language of why and fix: the one asked for, or else the run's."),
});
export type ProfileFinding = z.infer<typeof profileFinding>;

/** A finding's words in one language. */
export const findingWords = profileFinding.pick({ why: true, fix: true });
export type FindingWords = z.infer<typeof findingWords>;

const VERDICTS = ["approved", "rejected"] as const;
export const profileVerdict = z.object({
  verdict: z.enum(VERDICTS),
  findings: z.array(profileFinding),
});
export type ProfileVerdict = z.infer<typeof profileVerdict>;
