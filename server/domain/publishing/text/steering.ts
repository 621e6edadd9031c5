import { places } from "../lexicon/phrases.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { searchable } from "./searchable.ts";

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
  return places("steers", searchable(text)).length > 0;
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
