import { cleanText } from "../../clean-text.ts";

/**
 * What a stranger wrote, for a mail: mail programs make a link of whatever looks like one, so that
 * nothing does.
 */
export function withoutLinks(text: string): string {
  return cleanText(text)
    .replace(/:\/\//g, "[:]//")
    .replace(/(?<=[\p{L}\p{N}])[.。．｡](?=[\p{L}\p{N}]*\p{L})/gu, "[.]");
}

/** The same on one line, as for a name in a subject. */
export function nameWithoutLinks(name: string): string {
  return withoutLinks(name).replace(/\s+/g, " ");
}
