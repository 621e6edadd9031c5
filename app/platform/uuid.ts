import { SLUG } from "../../contracts/slug.ts";
import { UUID } from "../../contracts/uuid.ts";

/** An id may have been typed in capitals. */
export function isUuid(text: string): boolean {
  return UUID.test(text.toLowerCase());
}

/**
 * Whether an address names an article or a company by its slug or by its id (spec §2). It may have
 * been typed in capitals.
 * @returns undefined if it can be neither: nothing needs to be read.
 */
export function namedBy(text: string): { key: "slug" | "id"; value: string } | undefined {
  const value = text.toLowerCase();
  if (isUuid(value)) return { key: "id", value };
  return SLUG.test(value) ? { key: "slug", value } : undefined;
}
