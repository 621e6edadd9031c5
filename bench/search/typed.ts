import type { Names } from "../../supabase/seed/scale/names.ts";
import { pick, randomFrom } from "../../supabase/seed/scale/random.ts";
import type { Query } from "./query.ts";

const NAMES = 40;
const TEXTS = 40;
const LONGEST = 12;

/** The contents of the search box, character by character, while names and queries are typed. */
export function typedBeginnings(names: Names, queries: Query[]): string[] {
  const random = randomFrom(55);
  const drawn = [
    ...Array.from({ length: NAMES }, () => pick(random, names.startups).toLowerCase()),
    ...Array.from({ length: TEXTS }, () => pick(random, queries).text),
  ];
  return drawn.flatMap((text) => {
    const characters = [...text].slice(0, LONGEST);
    return characters.map((_, last) => characters.slice(0, last + 1).join(""));
  });
}
