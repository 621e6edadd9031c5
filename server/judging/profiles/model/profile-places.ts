import { withoutInstructions } from "../../../language/instructions.ts";
import type { ProfileEvidence, ReadFile } from "../profile-evidence.ts";

/** The places in a profile with texts: the fields of its form, its files and its website. */
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

/** The texts at each place, page by page if it has pages. */
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

/** By then it is clear whose document it is. */
const MOST_PAGES = 30;
/** Numbers of people, accounts and telephones in licences; of e-mail addresses only the domain is shown. */
const LONG_NUMBER = /\d(?:[\d .-]{4,}\d)/g;

/** The texts as a model is shown them: without orders to it, and with no more personal data than it needs. */
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
