import type { Language } from "../../../contracts/languages.ts";
import { type Dated, datesIn } from "../../language/dates.ts";
import { fold } from "../../language/fold.ts";
import { type Amount, amountsIn } from "../../language/money.ts";
import { namedUnitIn } from "../../language/named-unit.ts";
import type { Deck } from "./read/deck.ts";
import { plainFigureIn } from "./read/plain-figure.ts";

/** A figure of a table or a chart, with what its row and its column say about it. */
export type Claim = {
  page: number;
  /** The number of its block on the page, and of its column in the block. */
  block: number;
  column: number;
  /** Exact words of the page. */
  quote: string;
  /** Folded names of the row (`label`) and of the column (`head`). */
  label: string;
  head: string;
  amount: Pick<Amount, "kind" | "value" | "currency">;
  /** The time of the column, or else of the row. */
  time: Dated | undefined;
};

/** Every figure of a deck's tables and charts, as a claim. */
export function claimsOf(deck: Deck): Claim[] {
  return deck.pages.flatMap(({ number, blocks }) =>
    blocks.flatMap(({ role, rows }, block) => {
      if (role !== "table" && role !== "chart") return [];
      const [names = []] = rows;
      const heads = names.map(fold);
      return rows.flatMap((cells, row) => {
        const label = fold(cells[0] ?? "");
        return cells.flatMap((quote, column): Claim[] => {
          if (column === 0) return [];
          const head = row === 0 ? "" : (heads[column] ?? "");
          const corner = heads[0] ?? "";
          const amount = amountOf(quote, [label, head, corner], deck.language);
          const [time] = [...datesIn(head), ...datesIn(label)];
          if (!amount) return [];
          return [{ page: number, block, column, quote, label, head, amount, time }];
        });
      });
    }),
  );
}

/** The claims of each column, from top to bottom. */
export function byColumn(claims: readonly Claim[]): Claim[][] {
  const columns = Map.groupBy(claims, ({ page, block, column }) => `${page} ${block} ${column}`);
  return [...columns.values()];
}

/** The figure of a cell, with its own unit or the one that its row, its column or the corner names. */
function amountOf(cell: string, named: string[], language: Language): Claim["amount"] | undefined {
  const plain = plainFigureIn(cell);
  if (plain) {
    const unit = named.map(namedUnitIn).find((found) => found !== undefined);
    if (!unit) return { kind: "count", value: plain.value, currency: undefined };
    return { kind: "money", value: plain.value * unit.factor, currency: unit.currency };
  }
  const folded = fold(cell);
  const [amount, ...others] = amountsIn(folded, language);
  if (!amount || others.length > 0 || folded.length - (amount.end - amount.start) > 3)
    return undefined;
  const isNegative = /^\s*[-–−(]/.test(folded);
  return { ...amount, value: isNegative ? -amount.value : amount.value };
}
