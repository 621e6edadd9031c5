import { SLUG } from "../../contracts/slug.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/**
 * Whether an address names an article or a company by its slug or by its id (spec §2).
 * @returns undefined for what can be neither: nothing need be read.
 */
export function namedBy(text: string): "slug" | "id" | undefined {
  if (isUuid(text)) return "id";
  return SLUG.test(text) ? "slug" : undefined;
}
