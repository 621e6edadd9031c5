import { withoutInstructions } from "../../../language/instructions.ts";
import type { ProfileEvidence, ReadFile } from "../profile-evidence.ts";

/** Where a profile says something: the fields of its form, and what belongs to it. */
export const PROFILE_PLACES = [
  "name",
  "tagline",
  "description",
  "industries",
  "ventureRound",
  "investorTypes",
  "country",
  "city",
  "address",
  "foundedYear",
  "founderName",
  "companyEmail",
  "website",
  "pitchDeck",
  "businessLicense",
] as const;
export type ProfilePlace = (typeof PROFILE_PLACES)[number];

/** What stands at each place, page by page where it has pages. */
export function textsOf({ draft, ...evidence }: ProfileEvidence): Record<ProfilePlace, string[]> {
  const { website } = evidence;
  const page =
    website.state === "answers" ? [website.title, website.siteName, website.description] : [];
  return {
    name: [draft.name],
    tagline: [draft.tagline],
    description: [draft.description],
    industries: draft.industries,
    ventureRound: draft.ventureRound === null ? [] : [draft.ventureRound],
    investorTypes: draft.investorTypes,
    country: [draft.country],
    city: [draft.city],
    address: [draft.address],
    foundedYear: draft.foundedYear === null ? [] : [String(draft.foundedYear)],
    founderName: [draft.founderName],
    companyEmail: [draft.companyEmail],
    website: [draft.website, ...page],
    pitchDeck: pagesOf(evidence.pitchDeck),
    businessLicense: pagesOf(evidence.businessLicense),
  };
}

function pagesOf(file: ReadFile | null): string[] {
  return file?.state === "read" ? file.deck.pages.map(({ text }) => text) : [];
}

/** Longer ones say nothing more about whose they are. */
const MOST_PAGES = 30;
/** Numbers of people, accounts and telephones; of a mailbox only the domain matters. */
const LONG_NUMBER = /\d(?:[\d .-]{4,}\d)/g;

/** What a model is shown of it: nothing that speaks to it, and no more of a person than it needs. */
export function shownTexts(evidence: ProfileEvidence): Record<ProfilePlace, string[]> {
  const texts = textsOf(evidence);
  const shown = (of: string[]) =>
    of
      .slice(0, MOST_PAGES)
      .map(withoutInstructions)
      .filter((text) => text !== "");
  return {
    ...texts,
    name: shown(texts.name),
    tagline: shown(texts.tagline),
    description: shown(texts.description),
    city: shown(texts.city),
    address: shown(texts.address),
    founderName: shown(texts.founderName),
    companyEmail: texts.companyEmail.map((address) => address.replace(/^.*@/, "…@")),
    website: shown(texts.website),
    pitchDeck: shown(texts.pitchDeck),
    businessLicense: shown(texts.businessLicense).map((text) => text.replace(LONG_NUMBER, "#")),
  };
}
