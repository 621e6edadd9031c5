import type { DeckText } from "./deck-text.ts";
import type { Sentence } from "./sentences.ts";

/** "Lý Hoàng Yến, …", "陈海波，…": a name, then something about that person. */
const NAMED =
  /^(?:\p{Lu}[\p{Ll}\p{M}'’.-]+(?: \p{Lu}[\p{L}\p{M}'’.-]*){1,4}|\p{Script=Han}{2,4}|\p{Script=Thai}{2,}(?: \p{Script=Thai}{2,}))\s*(?:[,，、:：(（|·–—-]|\s(?=\p{Script=Thai}|\p{Lu}{2,}))/u;

/** Lines that each describe a person: a name, and a role or a past. */
export function peopleIn(there: Sentence[], { says }: DeckText): Sentence[] {
  return there.filter(
    (one) => !one.isTitle && NAMED.test(one.text) && (says(one, "role") || says(one, "experience")),
  );
}
