import { says } from "../lexicon/phrases.ts";
import type { PublicDraft } from "../profile-evidence.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { type Searchable, searchable } from "./searchable.ts";
import { steeringIn } from "./steering.ts";

/** Where a public text stands, under the name of its column. */
export type TextPlace = "name" | "tagline" | "description" | "city" | "address" | "founder_name";

/** A text that everybody is to see, as its rules read it: what is to steer the review is no part of it. */
export type PublicText = {
  place: TextPlace;
  /** With blanks where something was to steer. */
  said: string;
  pieces: Piece[];
  search: Searchable;
  /** Exactly as it was written. */
  steering: string[];
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
  const found = steeringIn(text);
  const said = found.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
  return {
    place,
    said,
    pieces: piecesOf(said),
    search: searchable(said, text),
    steering: found.map(({ start, end }) => text.slice(start, end).trim()),
  };
}

/** Whether what comes before a place speaks against it: "we block …", "never …". */
export function isSpokenAgainst({ search }: PublicText, start: number): boolean {
  const before = search.text.slice(Math.max(0, start - NEAR), start);
  const clause = before.slice(before.search(LAST_CLAUSE));
  return says("against", searchable(clause.replace(NO_DENIAL, "")));
}

const NEAR = 60;
const LAST_CLAUSE = /[^.,;:!?，。；：！？、\n]*$/;
/** "Don't miss …" speaks for what it names. */
const NO_DENIAL =
  /don'?t (?:miss|wait|hesitate)|never miss|jangan (?:lewatkan|sampai)|đừng bỏ lỡ|อย่าพลาด|ไม่ควรพลาด|不要错过|别错过|不容错过/g;
