import type { OrderTerm } from "./ast.ts";
import { readField } from "./field-grammar.ts";
import { Scanner } from "./scanner.ts";

/** Reads the value of `order=`: `a.desc.nullslast,embed(b).asc`. */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, `order (${text})`);
  const terms: OrderTerm[] = [];
  do terms.push(readTerm(scanner));
  while (scanner.take(","));
  scanner.expectEnd();
  return terms;
}

function readTerm(scanner: Scanner): OrderTerm {
  const term = readTarget(scanner);
  const direction = readWord(scanner, ["asc", "desc"]);
  const nulls = readWord(scanner, ["nullsfirst", "nullslast"]);
  if (!scanner.done && !scanner.peek(",")) {
    scanner.fail('"asc", "desc", "nullsfirst" or "nullslast"');
  }
  return { ...term, ...(direction && { direction }), ...(nulls && { nulls }) };
}

function readTarget(scanner: Scanner): OrderTerm {
  const field = readField(scanner);
  if (field.path.length > 0 || !scanner.take("(")) return { field };
  const inner = readField(scanner);
  scanner.expect(")");
  return { relation: field.name, field: inner };
}

function readWord<const Word extends string>(
  scanner: Scanner,
  words: readonly Word[],
): Word | undefined {
  return words.find((word) => {
    const start = scanner.position;
    scanner.take(".");
    if (scanner.position > start && scanner.take(word)) {
      scanner.skipBlanks();
      if (scanner.done || scanner.peek(".") || scanner.peek(",")) return true;
    }
    scanner.position = start;
    return false;
  });
}
