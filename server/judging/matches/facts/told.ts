import { withoutInstructions } from "../../../language/instructions.ts";

/** What a page says besides its closed lists. */
export type Told = { sectors: readonly string[]; about: string; foundedYear: number | undefined };

const LONGEST = 1500;

export function toldBy(
  page: {
    tagline?: string | undefined;
    description?: string | undefined;
    foundedYear?: number | undefined;
  },
  sectors: readonly string[] = [],
): Told {
  const about = [page.tagline, page.description].filter(Boolean).join("\n").slice(0, LONGEST);
  return { sectors, about, foundedYear: page.foundedYear };
}

/** In a form that is safe to show to a model. */
export function shownOf({ sectors, about, foundedYear }: Told) {
  return {
    namedSectors: sectors.map(withoutInstructions),
    ...(foundedYear !== undefined && { founded: String(foundedYear) }),
    about: withoutInstructions(about),
  };
}
