import type { ReadNode } from "../plan/read-node.ts";
import { ident } from "./text.ts";

/** The largest answer. Anything beyond would be a string that Node cannot even hold. */
export const MAX_ANSWER_BYTES = 20 * 1024 * 1024;

/** Part of the error message that ends a statement whose answer grows too large. */
export const TOO_LARGE = "data_api: answer larger than allowed";

/**
 * Up to this many values are measured once, at the end: measuring each row costs a seventh of a
 * small read.
 */
const FEW_VALUES = 500;

const MADE = ident("data_api_made");
const BYTES = ident("data_api_bytes");
/** The column that holds a row as it goes into the answer. */
const VALUE = ident("data_api_value");

/** The source of a list: FROM items, and the expression of each row for an aggregate over them. */
export type ListSource = { from: string; value: string };

/**
 * Reads `rows` under `alias`, each for a JSON list of its `value`, or with `isText` for a text.
 * With `maxBytes` the statement fails as soon as the values of one list exceed it, so that nothing
 * larger is ever held in memory. `keepColumns` also passes on the columns.
 */
export function boundedRows(
  rows: string,
  alias: string,
  value: string,
  maxBytes: number | undefined,
  { isText = false, keepColumns = false } = {},
): ListSource {
  const plain = `(${rows}) as ${alias}`;
  if (maxBytes === undefined) return { from: plain, value };
  const columns = keepColumns ? `${alias}.*, ` : "";
  const made = `select ${columns}${isText ? value : `to_json(${value})`} as ${VALUE} from ${plain}`;
  const bytes = `sum(pg_column_size(${VALUE})) over (rows unbounded preceding) as ${BYTES}`;
  // Without the offset the planner would compute every value twice: to measure it and to return it.
  const measured = `select *, ${bytes} from (${made} offset 0) as ${MADE}`;
  // As a condition, because the planner drops unused columns.
  const check = `case when ${BYTES} > ${maxBytes} then ${raised(BYTES)} else true end`;
  return { from: `(${measured}) as ${alias} where ${check}`, value: `${alias}.${VALUE}` };
}

/** `list`, with a check that makes the statement fail if it is too large. */
export function boundedList(list: string): string {
  const bytes = `pg_column_size(${list})`;
  // An empty list has no bytes.
  return `case when coalesce(${bytes}, 0) <= ${MAX_ANSWER_BYTES} then ${list} when ${raised(bytes)} then ${list} end`;
}

/** Casting words to a number is plain SQL's only way to raise an error. */
function raised(bytes: string): string {
  return `cast('${TOO_LARGE}, ' || ${bytes} as int) = 0`;
}

/**
 * The size limit of each embedded list: the lists of one row are in memory together. Undefined when
 * `rows` of this node hold so few values that nothing needs to be measured on the way.
 */
export function maxListBytes(root: ReadNode, rows = root.limit): number | undefined {
  if (valuesOf(root, rows) <= FEW_VALUES) return undefined;
  return Math.floor(MAX_ANSWER_BYTES / Math.max(1, countLists(root)));
}

function valuesOf(node: ReadNode, rows = Number.POSITIVE_INFINITY): number {
  const own = node.columns.map(({ field, aggregate }) =>
    field.name === "*" && !aggregate ? (node.table?.columns.size ?? Number.POSITIVE_INFINITY) : 1,
  );
  const below = node.children.map((child) => valuesOf(child, isList(child) ? child.limit : 1));
  return rows * [...own, ...below].reduce((sum, count) => sum + count, 1);
}

function countLists(node: ReadNode): number {
  return node.children.reduce((count, child) => count + countLists(child), isList(node) ? 1 : 0);
}

function isList({ embedding }: ReadNode): boolean {
  return embedding === "array" || embedding === "spread-many";
}
