import type { Language } from "../../../../contracts/languages.ts";
import { fold } from "../../../language/fold.ts";
import { amountsIn } from "../../../language/money.ts";
import type { DeckPage } from "../read/deck.ts";

const MAX_LABEL = 60;
/** Beside its figure, a card's number may say "+" or "p.a." */
const FEW_LETTERS = 3;

/**
 * Puts figures and the labels that stand below or above them together, as a card shows them. Which of
 * the two comes first is told by what the row of them begins and ends with.
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
    // What is not one piece of its page could not be quoted.
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
  // What has its own name before it stands for itself.
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
