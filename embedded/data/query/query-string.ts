import { ApiError, tooMuch, unsatisfiableRange } from "../errors.ts";
import type { Filter, Limits, Logic, LogicGroup, OrderTerm, SelectItem } from "./ast.ts";
import {
  type Located,
  looksLikeFilter,
  parseFilter,
  parseLogic,
  parseTarget,
} from "./filter-grammar.ts";
import { parseOrder } from "./order-grammar.ts";
import { Scanner } from "./scanner.ts";
import { parseSelect } from "./select-grammar.ts";

export type ParsedQuery = {
  select: SelectItem[];
  filters: Located<Filter>[];
  logic: Located<LogicGroup>[];
  order: Located<OrderTerm[]>[];
  limits: Located<Limits>[];
  /** `columns=`: which keys of the body count. */
  columns?: string[];
  onConflict?: string[];
  /** Arguments of a function called with GET or HEAD. */
  params: [string, string][];
};

/** More than any program needs: each regular expression is tried at every letter of every row. */
const MAX_PATTERNS = 10;

const EVERYTHING: SelectItem = { kind: "field", field: { name: "*", path: [] } };
const WHOLE_NUMBER = /^-?\d{1,15}$/;

/** Reads a raw query string. With `forCall`, values without an operator are a function's arguments. */
export function parseQuery(raw: string, forCall: boolean): ParsedQuery {
  const query: ParsedQuery = {
    select: [EVERYTHING],
    filters: [],
    logic: [],
    order: [],
    limits: [],
    params: [],
  };
  const limits = new Map<string, Limits>();
  for (const [key, value] of decodePairs(raw)) {
    const last = key.slice(key.lastIndexOf(".") + 1);
    if (key === "select") query.select = parseSelect(value);
    else if (key === "columns") query.columns = parseNames(value, "columns");
    else if (key === "on_conflict") query.onConflict = parseNames(value, "on_conflict");
    else if (last === "order") query.order.push({ path: pathOf(key), value: parseOrder(value) });
    else if (last === "limit" || last === "offset") addLimit(limits, key, last, value);
    else if (last === "and" || last === "or") query.logic.push(parseLogic(key, value));
    else if (forCall && !looksLikeFilter(value)) query.params.push([key, value]);
    else query.filters.push(parseFilter(key, value));
  }
  for (const [key, value] of limits) query.limits.push({ path: pathOf(key), value });
  refuseManyPatterns(query);
  return query;
}

function refuseManyPatterns({ filters, logic }: ParsedQuery): void {
  const all = [...filters, ...logic].flatMap(({ value }) => filtersIn(value));
  const patterns = all.filter(
    ({ operation }) => operation.kind === "compare" && /^i?match$/.test(operation.operator),
  );
  if (patterns.length > MAX_PATTERNS) {
    throw tooMuch(`More than ${MAX_PATTERNS} regular expressions in one request`);
  }
}

function filtersIn(logic: Logic): Filter[] {
  return logic.kind === "filter" ? [logic] : logic.members.flatMap(filtersIn);
}

function decodePairs(raw: string): [string, string][] {
  const pairs: [string, string][] = [];
  for (const pair of raw.split("&")) {
    if (pair === "") continue;
    const at = pair.indexOf("=");
    // PostgREST ignores parameters without a value.
    if (at === -1) continue;
    pairs.push([decode(pair.slice(0, at)), decode(pair.slice(at + 1))]);
  }
  return pairs;
}

/** Decodes one part of a query string, `+` being a blank. Throws `PGRST100` for broken UTF-8. */
export function decode(text: string): string {
  if (!text.includes("%") && !text.includes("+")) return text;
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new ApiError(400, "PGRST100", "The query string is not valid percent-encoded UTF-8");
  }
}

function pathOf(key: string): string[] {
  return parseTarget(key).path;
}

function parseNames(value: string, parameter: string): string[] {
  const scanner = new Scanner(value, `${parameter} parameter (${value})`);
  const names: string[] = [];
  do {
    scanner.skipBlanks();
    names.push(scanner.name());
    scanner.skipBlanks();
  } while (scanner.take(","));
  scanner.expectEnd();
  return [...new Set(names)];
}

function addLimit(
  limits: Map<string, Limits>,
  key: string,
  kind: "limit" | "offset",
  value: string,
): void {
  // As PostgREST: a value that is not a number counts as missing.
  if (!WHOLE_NUMBER.test(value)) return;
  const amount = Number(value);
  if (kind === "limit" && amount < 0) {
    throw unsatisfiableRange("Limit should be greater than or equal to zero.");
  }
  const target = `${key.slice(0, -kind.length)}limit`;
  limits.set(target, { ...limits.get(target), [kind]: Math.max(0, amount) });
}
