import type { MessageParameters } from "../../../../contracts/messages.ts";
import type { ProfileFinding, ProfileRule } from "../../../../contracts/profile-review.ts";
import type { ProfileEvidence } from "../profile-evidence.ts";
import type { PublicText } from "../text/public-text.ts";

/** A profile's evidence, with its texts read once for all rules. */
export type ReadProfile = { evidence: ProfileEvidence; texts: PublicText[] };

/** Wordings for findings that the rule's own name does not describe. */
export const OTHER_TELLINGS = [
  "brief_description",
  "thin_description_in_characters",
  "brief_description_in_characters",
  "personal_email",
  "identity_number",
  "account_number",
  "own_link",
  "urging_words",
  "instructions_in_file",
  "doubtful_instructions",
  "deck_without_name",
  "license_without_name",
  "unclear_business",
] as const;
export type Telling = ProfileRule | (typeof OTHER_TELLINGS)[number];

/** Advice for investors that differs from the advice for founders. */
export const INVESTORS_FIXES = [
  "investor_thin_description",
  "investor_thin_description_in_characters",
  "investor_brief_description",
  "investor_brief_description_in_characters",
] as const;

export type Fault = {
  rule: ProfileRule;
  weight: ProfileFinding["weight"];
  place: string;
  /** Exactly as in the profile; empty if something is missing. */
  text: string;
  /** Its wording, if not that of the rule. */
  told?: Telling;
  /** The advice, if not the one of its wording. */
  fix?: (typeof INVESTORS_FIXES)[number];
  fill?: MessageParameters;
};

export type Rule = (profile: ReadProfile) => Fault[];

/** The input of rules that compare the documents with the profile. */
export type ReadDocuments = {
  texts: PublicText[];
  evidence: Pick<ProfileEvidence, "draft" | "pitchDeck" | "businessLicense">;
};

export type DocumentRule = (documents: ReadDocuments) => Fault[];

export function textAt(profile: ReadProfile, place: PublicText["place"]): PublicText {
  const text = profile.texts.find((one) => one.place === place);
  if (!text) throw new Error(`No text "${place}"`);
  return text;
}
