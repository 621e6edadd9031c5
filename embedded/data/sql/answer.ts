import type { ReadNode } from "../plan/read-node.ts";
import { usesAggregates } from "../plan/read-node.ts";
import type { Routine } from "../schema-cache/model.ts";
import { SCALAR } from "./call.ts";
import { countSql } from "./count.ts";
import { readSql } from "./read.ts";
import { ident, literal, type Parameters } from "./text.ts";
import { INSERTED } from "./write.ts";

/** How the rows are written into the body. */
export type Format = {
  shape: "array" | "object" | "csv" | "none";
  stripNulls: boolean;
};

export type CountKind = "exact" | "planned" | "estimated";

/** The columns of the one row that a main statement answers, in this order. */
export type Answer = {
  total: number | undefined;
  rows: number;
  body: string;
  headers: string | null;
  status: string | null;
  inserted: number | undefined;
  location: string | null;
};

const SOURCE = ident("data_api_source");
const CSV_ROWS = ident("data_api_csv");
// A name that no column bears: PostgreSQL would take the column.
const ROW = ident("data_api_row");
const COUNT = `count(${ROW})`;
const HEADERS = "nullif(current_setting('response.headers', true), '')";
const STATUS = "nullif(current_setting('response.status', true), '')";

export function parseAnswer(row: readonly (string | null)[] | undefined): Answer {
  const [total, rows, body, headers, status, inserted, location] = row ?? [];
  return {
    total: total == null ? undefined : Number(total),
    rows: Number(rows ?? 0),
    body: body ?? "",
    headers: headers ?? null,
    status: status ?? null,
    inserted: inserted == null ? undefined : Number(inserted),
    location: location ?? null,
  };
}

/** Reads a relation. `from` is its SQL name. */
export function answerRead(
  node: ReadNode,
  from: string,
  format: Format,
  count: CountKind | undefined,
  maxRows: number,
  parameters: Parameters,
): string {
  const rows = readSql(node, { parameters, from, jsonb: usesAggregates(node) });
  const total = totalSql(node, from, count, maxRows, parameters);
  // CSV looks at its rows twice: for the header and for the lines.
  if (format.shape === "csv") {
    return `with ${CSV_ROWS} as (${rows}) ${select(total, COUNT, bodySql(format))} from (select * from ${CSV_ROWS}) ${ROW}`;
  }
  return `${select(total, COUNT, bodySql(format))} from (${rows}) ${ROW}`;
}

/** Calls a function and reads its result as if it were a relation. */
export function answerCall(
  node: ReadNode,
  routine: Routine,
  call: string,
  format: Format,
  count: CountKind | undefined,
  maxRows: number,
  parameters: Parameters,
): string {
  const rows = readSql(node, { parameters, from: SOURCE, jsonb: usesAggregates(node) });
  const total = totalSql(node, SOURCE, count, maxRows, parameters);
  const isOne = !routine.returns.setOf;
  const body = bodySql(format, isOne, routine.returns.shape !== "composite");
  const csvRows = format.shape === "csv" ? `, ${CSV_ROWS} as (${rows})` : "";
  const source = format.shape === "csv" ? `select * from ${CSV_ROWS}` : rows;
  return `with ${SOURCE} as (${call})${csvRows} ${select(total, isOne ? "1" : COUNT, body)} from (${source}) ${ROW}`;
}

/** Writes, and reads what `returning` gave as if it were the relation. */
export function answerWrite(
  node: ReadNode,
  write: string,
  format: Format,
  locationKey: readonly string[],
  parameters: Parameters,
): string {
  const rows =
    format.shape === "none"
      ? `select * from ${SOURCE}`
      : readSql(node, { parameters, from: SOURCE, jsonb: usesAggregates(node) });
  const csvRows = format.shape === "csv" ? `, ${CSV_ROWS} as (${rows})` : "";
  const source = format.shape === "csv" ? `select * from ${CSV_ROWS}` : rows;
  const extra = `, ${INSERTED}, ${locationSql(locationKey)}`;
  return `with ${SOURCE} as (${write})${csvRows} ${select("null", COUNT, bodySql(format))}${extra} from (${source}) ${ROW}`;
}

/** The planner's guess of the total, as a statement of its own. */
export function explainCount(node: ReadNode, from: string, parameters: Parameters): string {
  return `explain (format json) ${countSql(node, from, parameters)}`;
}

function select(total: string, rows: string, body: string): string {
  return `select ${total}, ${rows}, ${body}, ${HEADERS}, ${STATUS}`;
}

function totalSql(
  node: ReadNode,
  from: string,
  count: CountKind | undefined,
  maxRows: number,
  parameters: Parameters,
): string {
  if (count === undefined || count === "planned") return "null";
  // Beyond the bound an estimate is enough, so that counting need not go on.
  const limit = count === "estimated" ? ` limit ${maxRows + 1}` : "";
  return `(select count(*) from (${countSql(node, from, parameters)}${limit}) counted)`;
}

function bodySql({ shape, stripNulls }: Format, isOne = false, isScalar = false): string {
  if (shape === "none") return "''";
  if (shape === "csv") return csvSql();
  const rows = `json_agg(${isScalar ? `${ROW}.${ident(SCALAR)}` : ROW})`;
  const list = stripNulls ? `json_strip_nulls(${rows})` : rows;
  return shape === "object" || isOne ? `coalesce(${list}->0, 'null')` : `coalesce(${list}, '[]')`;
}

function csvSql(): string {
  const header = `(select coalesce(string_agg(key, ','), '') from (select json_object_keys(row_to_json(r)) as key from (select * from ${CSV_ROWS} limit 1) r) k)`;
  const lines = `coalesce(string_agg(substring(${ROW}::text, 2, length(${ROW}::text) - 2), E'\\n'), '')`;
  return `${header} || E'\\n' || ${lines}`;
}

/** `["id=eq.1"]` for the one row that was inserted, as JSON. */
function locationSql(key: readonly string[]): string {
  if (key.length === 0) return "null";
  const names = key.map(literal).join(", ");
  return `case when count(${ROW}) = 1 then (select json_agg(array[key, coalesce('eq.' || value, 'is.null')]) from json_each_text((select row_to_json(r) from ${SOURCE} r limit 1)) where key in (${names})) end`;
}
