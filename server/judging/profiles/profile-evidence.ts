import type { Role } from "../../../contracts/accounts.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { Deck } from "../decks/read/deck.ts";

/** The public part of a draft, as a page would show it; fields that a role does not have are empty. */
export type PublicDraft = {
  name: string;
  tagline: string;
  description: string;
  industries: string[];
  /** From the closed lists of contracts/catalogue.ts, as is `country`. */
  ventureRound: string | null;
  investorTypes: string[];
  country: string;
  city: string;
  address: string;
  foundedYear: number | null;
  founderName: string;
  companyEmail: string;
  website: string;
};

/** A PDF that belongs to the profile. */
export type ReadFile = { state: "read"; deck: Deck } | { state: "unreadable" };

/** Everything that the review before publishing looks at. */
export type ProfileEvidence = {
  role: Role;
  draft: PublicDraft;
  /** Null if the role has none. */
  pitchDeck: ReadFile | null;
  businessLicense: ReadFile | null;
  /** What the company's website says about itself. */
  website:
    | { state: "answers"; address: string; title: string; siteName: string; description: string }
    | { state: "silent" };
  /** The day of the review, as an ISO date. */
  today: string;
  /** The language of the reasons and the advice. */
  language: Language;
};
