import type { ReadNode } from "../plan/read-node.ts";
import { usesAggregates } from "../plan/read-node.ts";
import type { Format } from "../request/accept.ts";
import type { CountKind } from "../request/prefer.ts";
import type { Routine } from "../schema-cache/model.ts";
import { boundedList, boundedRows, MAX_ANSWER_BYTES, maxListBytes } from "./answer-size.ts";
import { SCALAR } from "./call.ts";
import { countSql } from "./count.ts";
import { readSql } from "./read.ts";
import { ident, literal, type Parameters } from "./text.ts";
import { INSERTED } from "./write.ts";

/** The columns of the single row that a main statement returns, in this order. */
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
// A name that no column has: PostgreSQL would prefer the column.
const ROW = ident("data_api_row");
const COUNT = `count(${ROW})`;
const NO_BODY = "''";
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
  const { ctes, source, body } = answerRows(node, from, format, parameters);
  const total = totalSql(node, from, count, maxRows, parameters);
  return `${withSql(ctes)}${select(total, COUNT, body)} from ${source}`;
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
  const isOne = !routine.returns.setOf;
  const isScalar = routine.returns.shape !== "composite";
  const { ctes, source, body } = answerRows(node, SOURCE, format, parameters, { isOne, isScalar });
  const total = totalSql(node, SOURCE, count, maxRows, parameters);
  const called = `${SOURCE} as (${call})`;
  return `${withSql([called, ...ctes])}${select(total, isOne ? "1" : COUNT, body)} from ${source}`;
}

/** Writes, and reads what `returning` gave as if it were the relation. */
export function answerWrite(
  node: ReadNode,
  write: string,
  format: Format,
  locationKey: readonly string[],
  parameters: Parameters,
): string {
  const { ctes, source, body } =
    format.shape === "none"
      ? { ctes: [], source: `${SOURCE} ${ROW}`, body: NO_BODY }
      : answerRows(node, SOURCE, format, parameters);
  const written = `${SOURCE} as (${write})`;
  const extra = `, ${INSERTED}, ${locationSql(locationKey)}`;
  return `${withSql([written, ...ctes])}${select("null", COUNT, body)}${extra} from ${source}`;
}

/** The planner's estimate of the total, as a separate statement. */
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

function withSql(ctes: string[]): string {
  return ctes.length === 0 ? "" : `with ${ctes.join(", ")} `;
}

type AnswerRows = {
  ctes: string[];
  /** The FROM item under the name `ROW`. */
  source: string;
  /** The body as an aggregate over `source`. */
  body: string;
};

/** A function gives one row rather than several, of one value rather than of columns. */
type Result = { isOne: boolean; isScalar: boolean };

function answerRows(
  node: ReadNode,
  from: string,
  { shape, stripNulls }: Format,
  parameters: Parameters,
  { isOne, isScalar }: Result = { isOne: false, isScalar: false },
): AnswerRows {
  const listBytes = isOne && isScalar ? undefined : maxListBytes(node, isOne ? 1 : node.limit);
  const jsonb = usesAggregates(node);
  const rows = readSql(node, { parameters, from, jsonb, maxListBytes: listBytes });
  if (shape === "none") return { ctes: [], source: `(${rows}) ${ROW}`, body: NO_BODY };
  const maxBytes = listBytes === undefined ? undefined : MAX_ANSWER_BYTES;
  if (shape === "csv") {
    // CSV looks at its rows twice: for the header and for the lines.
    const line = `substring(${ROW}::text, 2, length(${ROW}::text) - 2)`;
    const lines = boundedRows(`select * from ${CSV_ROWS}`, ROW, line, maxBytes, { isText: true });
    return { ctes: [`${CSV_ROWS} as (${rows})`], source: lines.from, body: csvSql(lines.value) };
  }
  const item = isScalar ? `${ROW}.${ident(SCALAR)}` : ROW;
  const { from: source, value } = boundedRows(rows, ROW, item, maxBytes);
  const whole = boundedList(`json_agg(${value})`);
  const list = stripNulls ? `json_strip_nulls(${whole})` : whole;
  return {
    ctes: [],
    source,
    body: shape === "object" || isOne ? `coalesce(${list}->0, 'null')` : `coalesce(${list}, '[]')`,
  };
}

function csvSql(line: string): string {
  const header = `(select coalesce(string_agg(key, ','), '') from (select json_object_keys(row_to_json(r)) as key from (select * from ${CSV_ROWS} limit 1) r) k)`;
  const lines = boundedList(`string_agg(${line}, E'\\n')`);
  return `${header} || E'\\n' || coalesce(${lines}, '')`;
}

/** `["id=eq.1"]` for the one row that was inserted, as JSON. */
function locationSql(key: readonly string[]): string {
  if (key.length === 0) return "null";
  const names = key.map(literal).join(", ");
  return `case when count(${ROW}) = 1 then (select json_agg(array[key, coalesce('eq.' || value, 'is.null')]) from json_each_text((select row_to_json(r) from ${SOURCE} r limit 1)) where key in (${names})) end`;
}
