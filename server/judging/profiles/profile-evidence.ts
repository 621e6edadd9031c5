import type { Role } from "../../../contracts/accounts.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { Deck } from "../decks/read/deck.ts";

/** The public part of a draft, as a page would show it; what a role has no field for is empty. */
export type PublicDraft = {
  name: string;
  tagline: string;
  description: string;
  industries: string[];
  /** Of the closed lists of contracts/catalogue.ts, as is `country`. */
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

/** All that the review of a profile looks at before it is published. */
export type ProfileEvidence = {
  role: Role;
  draft: PublicDraft;
  /** Null where the role has none. */
  pitchDeck: ReadFile | null;
  businessLicense: ReadFile | null;
  /** What the company's website says of itself. */
  website:
    | { state: "answers"; address: string; title: string; siteName: string; description: string }
    | { state: "silent" };
  /** The day of the review, as an ISO date. */
  today: string;
  /** In which it is said why and what to do. */
  language: Language;
};
