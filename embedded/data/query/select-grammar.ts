import { tooMuch } from "../errors.ts";
import {
  type Aggregate,
  aggregates,
  type JoinKind,
  type SelectEmbed,
  type SelectField,
  type SelectItem,
} from "./ast.ts";
import { readField } from "./field-grammar.ts";
import { Scanner } from "./scanner.ts";

const MAX_DEPTH = 10;
const MAX_EMBEDS = 50;
const MAX_ITEMS = 200;
const TYPE_NAME = /[\p{L}\p{N}_ $]+/uy;

/** Reads the value of `select=`. Throws `PGRST100` for what cannot be read or nests too deep. */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, `select parameter (${text})`);
  const items = readItems(scanner, 0);
  scanner.expectEnd();
  const all = flatten(items);
  if (all.filter(({ kind }) => kind === "embed").length > MAX_EMBEDS) {
    throw tooMuch(`More than ${MAX_EMBEDS} embedded resources in one request`);
  }
  if (all.length > MAX_ITEMS) {
    throw tooMuch(`More than ${MAX_ITEMS} columns and embedded resources in one request`);
  }
  return items;
}

function flatten(items: SelectItem[]): SelectItem[] {
  return items.flatMap((item) =>
    item.kind === "embed" ? [item, ...flatten(item.select)] : [item],
  );
}

/** A column requested twice in the same words is read once: an object has each key once. */
function readItems(scanner: Scanner, depth: number): SelectItem[] {
  if (depth > MAX_DEPTH) throw tooMuch(`Resources nested deeper than ${MAX_DEPTH} levels`);
  scanner.skipBlanks();
  if (scanner.done || scanner.peek(")")) return [];
  const items: SelectItem[] = [];
  const columns = new Set<string>();
  do {
    scanner.skipBlanks();
    const start = scanner.position;
    const item = readItem(scanner, depth);
    scanner.skipBlanks();
    if (item.kind === "field") {
      const words = scanner.text.slice(start, scanner.position).trim();
      if (columns.has(words)) continue;
      columns.add(words);
    }
    items.push(item);
  } while (scanner.take(","));
  return items;
}

function readItem(scanner: Scanner, depth: number): SelectItem {
  const start = scanner.position;
  const spread = scanner.take("...");
  const alias = spread ? undefined : readAlias(scanner);
  const embed = readEmbed(scanner, depth, spread, alias);
  if (embed) return embed;
  if (spread) scanner.fail('"("');
  scanner.position = start;
  return readColumn(scanner);
}

/** `alias:` but not the `::` of a cast. */
function readAlias(scanner: Scanner): string | undefined {
  const start = scanner.position;
  if (/[\p{L}\p{N}_$" ]/u.test(scanner.text[start] ?? "")) {
    const name = scanner.name();
    if (scanner.peek(":") && !scanner.peek("::")) {
      scanner.take(":");
      return name;
    }
  }
  scanner.position = start;
  return undefined;
}

function readEmbed(
  scanner: Scanner,
  depth: number,
  spread: boolean,
  alias: string | undefined,
): SelectEmbed | undefined {
  if (scanner.peek("*")) return undefined;
  const target = scanner.name();
  let hint: string | undefined;
  let join: JoinKind | undefined;
  for (let i = 0; i < 2 && scanner.take("!"); i += 1) {
    const word = scanner.name();
    if (word === "inner" || word === "left") join = word;
    else hint = word;
  }
  if (!scanner.peek("(") || target === "count") return undefined;
  scanner.take("(");
  const select = readItems(scanner, depth + 1);
  scanner.expect(")");
  return {
    kind: "embed",
    target,
    spread,
    select,
    ...(alias !== undefined && { alias }),
    ...(hint !== undefined && { hint }),
    ...(join !== undefined && { join }),
  };
}

function readColumn(scanner: Scanner): SelectField {
  if (scanner.take("*")) return finish(scanner, { kind: "field", field: star() });
  const alias = readAlias(scanner);
  scanner.skipBlanks();
  const column: SelectField = {
    kind: "field",
    field: star(),
    ...(alias !== undefined && { alias }),
  };
  if (scanner.take("count()")) {
    column.aggregate = "count";
  } else {
    column.field = readField(scanner);
    const cast = readCast(scanner);
    if (cast !== undefined) column.cast = cast;
    if (scanner.take(".")) column.aggregate = readAggregate(scanner);
  }
  if (column.aggregate) {
    const cast = readCast(scanner);
    if (cast !== undefined) column.aggregateCast = cast;
  }
  return finish(scanner, column);
}

function star() {
  return { name: "*", path: [] };
}

function finish(scanner: Scanner, column: SelectField): SelectField {
  scanner.skipBlanks();
  if (!scanner.done && !scanner.peek(",") && !scanner.peek(")")) {
    scanner.fail('"->", "::", ".", ",", ")" or end of input');
  }
  return column;
}

function readCast(scanner: Scanner): string | undefined {
  if (!scanner.take("::")) return undefined;
  const name = scanner.match(TYPE_NAME);
  if (name === undefined) scanner.fail("type name");
  return name.trim();
}

function readAggregate(scanner: Scanner): Aggregate {
  const aggregate = aggregates.find((name) => scanner.take(`${name}()`));
  if (!aggregate) scanner.fail(`aggregate function (${aggregates.join(", ")})`);
  return aggregate;
}
