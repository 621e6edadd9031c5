import { type Searchable, searchable } from "../../../language/fold.ts";
import { doubtsIn, instructionSpans } from "../../../language/instructions.ts";
import { clausesIn, type Piece } from "../../../language/sentences.ts";
import { says } from "../lexicon/phrases.ts";
import type { PublicDraft } from "../profile-evidence.ts";

/** The place of a public text, by its column's name. */
export type TextPlace = "name" | "tagline" | "description" | "city" | "address" | "founder_name";

/** A public text as the rules read it, without words meant to steer the review. */
export type PublicText = {
  place: TextPlace;
  /** With blanks in place of steering words. */
  said: string;
  pieces: Piece[];
  search: Searchable;
  /** Exactly as it was written. */
  steering: string[];
  /** Words that may be steering; they are still part of `said`. */
  doubts: string[];
};

export function publicTexts(draft: PublicDraft): PublicText[] {
  const fields: [TextPlace, string][] = [
    ["name", draft.name],
    ["tagline", draft.tagline],
    ["description", draft.description],
    ["city", draft.city],
    ["address", draft.address],
    ["founder_name", draft.founderName],
  ];
  return fields.map(([place, text]) => readText(place, text));
}

function readText(place: TextPlace, text: string): PublicText {
  const found = instructionSpans(text);
  const said = found.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
  return {
    place,
    said,
    pieces: clausesIn(said),
    search: searchable(said, text),
    steering: found.map(({ start, end }) => text.slice(start, end).trim()),
    doubts: doubtsIn(text),
  };
}

const NEAR = 60;
const LAST_SENTENCE = /[^.!?。！？\n]*$/;
const LAST_CLAUSE = /[^,;:，；：]*$/;
/** "Don't miss …" and "no risk" recommend what they name. */
const NO_DENIAL =
  /don'?t (?:miss|wait|hesitate)|never miss|(?:no|without|zero) risks?|jangan lewatkan|tanpa risiko|đừng bỏ lỡ|không (?:có )?rủi ro|ไม่ควรพลาด|ไม่มีความเสี่ยง|ไม่เสี่ยง|不要错过|不容错过|[无零]风险/g;

/** Whether the words before a place are against it: "we block …", "never …". */
export function isSpokenAgainst({ search }: PublicText, start: number): boolean {
  const before = search.text.slice(Math.max(0, start - NEAR), start);
  const sentence = before.slice(before.search(LAST_SENTENCE));
  const clause = sentence.slice(sentence.search(LAST_CLAUSE)).replace(NO_DENIAL, "");
  return says("fights", searchable(sentence)) || says("denies", searchable(clause));
}
