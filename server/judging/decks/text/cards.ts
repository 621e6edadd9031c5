import type { Language } from "../../../../contracts/languages.ts";
import { fold } from "../../../language/fold.ts";
import { amountsIn } from "../../../language/money.ts";
import type { DeckPage } from "../read/deck.ts";

const MAX_LABEL = 60;
/** A card's number may have "+" or "p.a." beside its figure. */
const FEW_LETTERS = 3;

/**
 * Joins figures with the labels below or above them, as on cards. What the row of them begins and ends
 * with tells which of the two comes first.
 */
export function withCards(pieces: readonly string[], page: DeckPage, language: Language): string[] {
  const kinds = pieces.map((piece) => kindOf(piece, page, language));
  const joined: string[] = [];
  let at = 0;
  while (at < pieces.length) {
    const run = runFrom(at, kinds);
    const isIntroduced = kinds[at] === "label" && run % 2 === 1;
    const [one, other] = [pieces[at] ?? "", pieces[at + 1] ?? ""];
    const card = `${one}\n${other}`;
    // Only a contiguous piece of the page can be quoted.
    if (run >= 2 && !isIntroduced && page.text.includes(card)) {
      joined.push(card);
      at += 2;
    } else {
      joined.push(one);
      at += 1;
    }
  }
  return joined;
}

type Kind = "figure" | "label" | "other";

function kindOf(piece: string, page: DeckPage, language: Language): Kind {
  const folded = fold(piece);
  const amounts = amountsIn(folded, language);
  const rest = amounts.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    folded,
  );
  const letters = rest.match(/\p{L}/gu)?.length ?? 0;
  // A figure with its own name before it needs no label.
  const colon = Math.max(piece.lastIndexOf(":"), piece.lastIndexOf("："));
  if (/\p{L}{2}/u.test(piece.slice(0, Math.max(0, colon)))) return "other";
  if (amounts.length > 0)
    return amounts.length === 1 && letters <= FEW_LETTERS ? "figure" : "other";
  const isTitle = page.title !== "" && page.title.includes(piece);
  return !isTitle && letters >= 2 && piece.length <= MAX_LABEL ? "label" : "other";
}

/** How many pieces from here on are a label and a figure in turn. */
function runFrom(at: number, kinds: readonly Kind[]): number {
  let end = at;
  while (
    end < kinds.length &&
    kinds[end] !== "other" &&
    (end === at || kinds[end] !== kinds[end - 1])
  )
    end += 1;
  return end - at;
}
