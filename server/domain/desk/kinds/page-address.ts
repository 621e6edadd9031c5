import { slugOf } from "../../publishing/slug.ts";

type Named = { slug: string; name: string };

/**
 * The address of a page after a save. It follows the name, as a headline is saved while it is typed, until readers
 * know the address or somebody has chosen one. From then on it stays, even if the field is emptied.
 */
export function addressAfter(was: Named, is: Named, isGiven: boolean): string {
  if (isGiven) return is.slug || was.slug || slugOf(is.name);
  const follows = is.slug === was.slug && was.slug === slugOf(was.name);
  return follows ? slugOf(is.name) : is.slug || slugOf(is.name);
}
