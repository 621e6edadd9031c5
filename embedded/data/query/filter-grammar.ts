import { tooMuch } from "../errors.ts";
import type { Filter, IsValue, Logic, LogicGroup, Operation, Path } from "./ast.ts";
import { readField, readJsonPath } from "./field-grammar.ts";
import { Scanner } from "./scanner.ts";

const MAX_LOGIC_DEPTH = 20;

const COMPARISONS = new Set(
  "eq gte gt lte lt like ilike match imatch neq cs cd ov sl sr nxr nxl adj".split(" "),
);
const QUANTIFIABLE = new Set("eq gte gt lte lt like ilike match imatch".split(" "));
const TEXT_SEARCHES = new Set(["fts", "plfts", "phfts", "wfts"]);
const IS_VALUES: readonly IsValue[] = ["null", "not_null", "true", "false", "unknown"];
const OPERATORS = "operator (eq, gt, ...)";

const WORD = /[a-z]+/y;
const QUANTIFIER = /\((?:any|all)\)/y;
const LANGUAGE = /\([\p{L}\p{N}_ $]+\)/uy;
const REST = /[\s\S]+/y;
const LIST_ELEMENT = /[^,)]+/y;
const PG_ARRAY = /\{[^{}]*\}/y;

export type Located<T> = { path: Path; value: T };

/** Reads `path.column=operator.value`. */
export function parseFilter(key: string, value: string): Located<Filter> {
  const { path, field } = parseTarget(key);
  const scanner = new Scanner(value, `filter (${value})`);
  const { negated, operation } = readOperation(scanner, readRest);
  scanner.expectEnd();
  return { path, value: { kind: "filter", field, negated, operation } };
}

/** Whether a value of a called function's query string is a filter on its result. */
export function looksLikeFilter(value: string): boolean {
  const word = /^(?:not\.)?([a-z]+)(?:\([^)]*\))?\./.exec(value)?.[1];
  if (word === undefined) return false;
  return COMPARISONS.has(word) || TEXT_SEARCHES.has(word) || /^(?:in|is|isdistinct)$/.test(word);
}

/** Reads a key such as `embed.column->json`. */
export function parseTarget(key: string) {
  const scanner = new Scanner(key, `tree path (${key})`);
  const names = [scanner.name()];
  while (scanner.take(".")) names.push(scanner.name());
  const path = readJsonPath(scanner);
  scanner.expectEnd();
  return { path: names.slice(0, -1), field: { name: names.at(-1) ?? "", path } };
}

/** Reads `and=(…)`, `or=(…)`, `not.or=(…)`, `embed.or=(…)`. */
export function parseLogic(key: string, value: string): Located<LogicGroup> {
  const names = key.split(".");
  const connective = names.pop() === "or" ? "or" : "and";
  const negated = names.includes("not");
  const path = names.filter((name) => name !== "not").map(unquoted);
  const scanner = new Scanner(value, `logic tree (${value})`);
  const members = readMembers(scanner, 1);
  scanner.expectEnd();
  return { path, value: { kind: "group", negated, connective, members } };
}

function unquoted(name: string): string {
  return new Scanner(name, `logic path (${name})`).name();
}

function readMembers(scanner: Scanner, depth: number): Logic[] {
  if (depth > MAX_LOGIC_DEPTH) {
    throw tooMuch(`Logical operators nested deeper than ${MAX_LOGIC_DEPTH} levels`);
  }
  scanner.skipBlanks();
  scanner.expect("(");
  const members: Logic[] = [];
  do {
    scanner.skipBlanks();
    members.push(readMember(scanner, depth));
    scanner.skipBlanks();
  } while (scanner.take(","));
  scanner.expect(")");
  scanner.skipBlanks();
  return members;
}

const GROUP = /(?:not\.)?(?:and|or)(?=\s*\()/y;

function readMember(scanner: Scanner, depth: number): Logic {
  const group = scanner.match(GROUP);
  if (group === undefined) {
    const field = readField(scanner);
    scanner.expect(".");
    return { kind: "filter", field, ...readOperation(scanner, readLogicValue) };
  }
  return {
    kind: "group",
    negated: group.startsWith("not."),
    connective: group.endsWith("or") ? "or" : "and",
    members: readMembers(scanner, depth + 1),
  };
}

type ReadValue = (scanner: Scanner) => string;

function readOperation(
  scanner: Scanner,
  readValue: ReadValue,
): { negated: boolean; operation: Operation } {
  const negated = scanner.take("not.");
  const start = scanner.position;
  const operator = scanner.match(WORD) ?? scanner.fail(`"not" or ${OPERATORS}`);
  const operation = readOperand(scanner, operator, readValue);
  if (!operation) {
    scanner.position = start;
    scanner.fail(negated ? OPERATORS : `"not" or ${OPERATORS}`);
  }
  return { negated, operation };
}

function readOperand(
  scanner: Scanner,
  operator: string,
  readValue: ReadValue,
): Operation | undefined {
  if (operator === "in") {
    scanner.expect(".");
    return { kind: "in", values: readList(scanner) };
  }
  if (operator === "is") {
    scanner.expect(".");
    return { kind: "is", value: readIsValue(scanner) };
  }
  if (operator === "isdistinct") {
    scanner.expect(".");
    return { kind: "isdistinct", value: readValue(scanner) };
  }
  if (TEXT_SEARCHES.has(operator)) {
    const language = scanner.match(LANGUAGE)?.slice(1, -1).trim();
    scanner.expect(".");
    const value = readValue(scanner);
    return { kind: "fts", parser: operator, value, ...(language !== undefined && { language }) };
  }
  if (!COMPARISONS.has(operator)) return undefined;
  const found = QUANTIFIABLE.has(operator) ? scanner.match(QUANTIFIER) : undefined;
  scanner.expect(".");
  const value = readValue(scanner);
  if (found === undefined) return { kind: "compare", operator, value };
  return { kind: "compare", operator, value, quantifier: found === "(any)" ? "any" : "all" };
}

function readIsValue(scanner: Scanner): IsValue {
  const word = scanner.match(/[a-z_]+/iy)?.toLowerCase();
  const value = IS_VALUES.find((known) => known === word);
  return value ?? scanner.fail("isVal: (null, not_null, true, false, unknown)");
}

function readRest(scanner: Scanner): string {
  return scanner.match(REST) ?? "";
}

function readList(scanner: Scanner): string[] {
  scanner.skipBlanks();
  scanner.expect("(");
  const values: string[] = [];
  do values.push(readListElement(scanner));
  while (scanner.take(","));
  scanner.expect(")");
  scanner.skipBlanks();
  return values;
}

/** Quotes count only around the whole element: `"a"b` is taken literally. */
function readListElement(scanner: Scanner): string {
  const start = scanner.position;
  const quoted = scanner.quoted();
  if (quoted !== undefined && (scanner.done || scanner.peek(",") || scanner.peek(")"))) {
    return quoted;
  }
  scanner.position = start;
  return scanner.match(LIST_ELEMENT) ?? "";
}

function readLogicValue(scanner: Scanner): string {
  return scanner.match(PG_ARRAY) ?? readListElement(scanner);
}
