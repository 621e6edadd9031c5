import { slugOf } from "../../publishing/slug.ts";

type Named = { slug: string; name: string };

/**
 * The address that a page has after a save. Until readers have been given one, or somebody has chosen another, it
 * follows the name: a headline is saved while it is typed. From then on it stays, even where the field is emptied.
 */
export function addressAfter(was: Named, is: Named, isGiven: boolean): string {
  if (isGiven) return is.slug || was.slug || slugOf(is.name);
  const follows = is.slug === was.slug && was.slug === slugOf(was.name);
  return follows ? slugOf(is.name) : is.slug || slugOf(is.name);
}
