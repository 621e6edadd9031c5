import { searchable } from "../../../language/fold.ts";
import { places, says } from "../lexicon/phrases.ts";
import { type Piece, piecesOf } from "./pieces.ts";

const NEAR = 80;

type Span = { start: number; end: number };

/** The sentences that speak to whoever reviews: neither evidence for a profile nor against it. */
export function steeringIn(text: string): Span[] {
  // Hardly a page does: its sentences are looked at only where it says something of the kind.
  if (!steers(text)) return [];
  const pieces = piecesOf(text);
  const steering = pieces.filter((_piece, at) => isSteering(pieces, at, text));
  return joined(steering);
}

/** By itself, or with the one behind it: Thai is parted at blanks that may stand inside of it. */
function isSteering(pieces: readonly Piece[], at: number, text: string): boolean {
  const piece = pieces[at];
  if (!piece) return false;
  if (steers(piece.text)) return true;
  return [pieces[at - 1], pieces[at + 1]].some((other) => {
    if (!other || steers(other.text)) return false;
    const [start, end] = [Math.min(piece.start, other.start), Math.max(piece.end, other.end)];
    const both = text.slice(start, end);
    return !both.includes("\n") && /\p{Script=Thai}/u.test(both) && steers(both);
  });
}

function steers(text: string): boolean {
  const search = searchable(text);
  return places("steers", search).some(({ start }) => !isQuotedToFight(search.text, start));
}

/** "We block prompts such as “ignore all previous instructions”": in quotes, by who is against it. */
function isQuotedToFight(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  const sentence = before.slice(before.search(/[^.!?。！？\n]*$/));
  return /["“'‘「『]\s?$/.test(before) && says("fights", searchable(sentence));
}

function joined(pieces: readonly Piece[]): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of pieces) {
    const last = spans.at(-1);
    if (last && start - last.end <= 1) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}
