import { joinText } from "../../../../contracts/joints.ts";
import type { Language } from "../../../../contracts/languages.ts";

/** Stands around what is set into a sentence, until the sentence is whole. */
const SEAM = "\u2063";

/** Marks the edges of what a sentence is filled with. */
export function seamed(fill: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fill).map(([name, value]) => [name, `${SEAM}${value}${SEAM}`]),
  );
}

/** The sentence, with the spaces that the language wants at the edges of what was set into it. */
export function joinedAtSeams(said: string, language: Language): string {
  return said.split(SEAM).reduce((whole, part) => joinText(whole, part, language));
}
