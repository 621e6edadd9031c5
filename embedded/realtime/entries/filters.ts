/** One comparison of a column: `column=not.operator.value`. */
export type Condition = {
  column: string;
  operator: Operator;
  negated: boolean;
  /** One text for every operator but `in`. */
  values: string[];
};

export type Operator =
  | "eq"
  | "neq"
  | "lt"
  | "lte"
  | "gt"
  | "gte"
  | "in"
  | "like"
  | "ilike"
  | "is"
  | "match"
  | "imatch"
  | "isdistinct";

/** A subscription that cannot be served; the client gets the message. */
export class SubscriptionError extends Error {
  override readonly name = "SubscriptionError";
}

const OPERATORS = new Set<string>([
  "eq",
  "neq",
  "lt",
  "lte",
  "gt",
  "gte",
  "in",
  "like",
  "ilike",
  "is",
  "match",
  "imatch",
  "isdistinct",
] satisfies Operator[]);
const IS_WORDS = new Set(["null", "true", "false", "unknown"]);
const MAX_FILTER_LENGTH = 8192;
/** Bounded, as each is judged at each change. */
const MAX_CONDITIONS = 16;
const MAX_PATTERNS = 2;
const MAX_IN_VALUES = 100;
const MAX_PATTERN_LENGTH = 200;

/**
 * Reads a filter: conditions joined by commas, all of which must hold. Values that contain a comma,
 * a parenthesis or a quote are written in double quotes with `\` escapes.
 * @throws SubscriptionError, in the hosted service's words if it has some
 */
export function parseFilter(text: string): Condition[] {
  if (text.trim() === "") return [];
  if (text.length > MAX_FILTER_LENGTH) throw bad("the filter is too long");
  const parts = splitTopLevel(text.trim());
  if (parts.length > MAX_CONDITIONS) {
    throw bad(`too many conditions. Maximum ${MAX_CONDITIONS}`);
  }
  const conditions = parts.map((part) => parseCondition(part.trim()));
  if (conditions.filter(hasPattern).length > MAX_PATTERNS) {
    throw bad(`too many patterns. Maximum ${MAX_PATTERNS}`);
  }
  return conditions;
}

/** Whether it searches the value, which is slow for long values. */
function hasPattern({ operator }: Condition): boolean {
  return ["like", "ilike", "match", "imatch"].includes(operator);
}

function parseCondition(text: string): Condition {
  if (text === "") throw bad("filter must not contain empty segments (check for extra commas)");
  const equals = text.indexOf("=");
  if (equals < 1) throw bad(JSON.stringify([text]));
  const column = text.slice(0, equals);
  const afterColumn = text.slice(equals + 1);
  const negated = afterColumn.startsWith("not.");
  const comparison = negated ? afterColumn.slice("not.".length) : afterColumn;
  const dot = comparison.indexOf(".");
  const operator = comparison.slice(0, dot);
  const value = comparison.slice(dot + 1);
  if (dot < 0) throw bad(JSON.stringify([comparison]));
  if (!isOperator(operator)) throw bad(JSON.stringify([operator, value]));
  return { column, operator, negated, values: parseValues(operator, value) };
}

function parseValues(operator: Operator, text: string): string[] {
  if (operator === "in") return parseList(text);
  const value = unquote(text);
  if (operator === "is" && !IS_WORDS.has(value)) {
    throw bad("invalid value for is filter: must be null, true, false, or unknown");
  }
  if (operator === "match" || operator === "imatch") checkPattern(value);
  return [value];
}

function parseList(text: string): string[] {
  if (!text.startsWith("(") || !text.endsWith(")")) {
    throw bad("`in` filter value must be wrapped by parentheses");
  }
  const inner = text.slice(1, -1);
  const values = inner === "" ? [] : splitTopLevel(inner).map((value) => unquote(value.trim()));
  if (values.length > MAX_IN_VALUES) {
    throw bad(`too many values for \`in\` filter. Maximum ${MAX_IN_VALUES}`);
  }
  return values;
}

/** Every change is matched against it, so patterns that may take far more than linear time are refused. */
function checkPattern(pattern: string): void {
  if (pattern.length > MAX_PATTERN_LENGTH) throw bad("the pattern is too long");
  if (/\\[1-9]/.test(pattern)) throw bad("back references in patterns are not supported");
  if (/\(\?[=!<]/.test(pattern)) throw bad("patterns that look around are not supported");
}

function splitTopLevel(text: string): string[] {
  const parts: string[] = [];
  let [depth, quoted, start] = [0, false, 0];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted) {
      if (char === "\\") at++;
      else if (char === '"') quoted = false;
    } else if (char === '"' && (at === 0 || ".(,".includes(text[at - 1] ?? ""))) quoted = true;
    else if (char === "(") depth++;
    else if (char === ")") depth = Math.max(0, depth - 1);
    else if (char === "," && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

function unquote(text: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/s.exec(text)?.[1];
  return quoted === undefined ? text : quoted.replace(/\\(.)/gs, "$1");
}

function isOperator(text: string): text is Operator {
  return OPERATORS.has(text);
}

function bad(reason: string): SubscriptionError {
  return new SubscriptionError(`Error parsing \`filter\` params: ${reason}`);
}
