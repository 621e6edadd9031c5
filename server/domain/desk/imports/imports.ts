import { open } from "node:fs/promises";
import {
  type CompanyImport,
  fieldsOf,
  type ImportField,
  type ImportKind,
  type LineProblem,
  type LineProblemCode,
  PROBLEMS_PER_PAGE,
} from "../../../../contracts/desk/imports.ts";
import { performImportJob } from "../../../../contracts/jobs.ts";
import { queueJob } from "../../../postgres/queue-job.ts";
import { asServer, type Staff } from "../as-staff.ts";
import { guessMapping } from "./known-words.ts";
import { readHead } from "./read-table.ts";
import { selectImports } from "./stored-import.ts";

const HEAD_BYTES = 128 * 1024;
const PART_BYTES = 512 * 1024;

/**
 * Stores a file, and guesses its columns.
 * @returns undefined for a file without a line below its headings
 * @throws WrongEncoding
 */
export async function keepFile(
  { client, actor }: Staff,
  file: { kind: ImportKind; name: string; path: string },
): Promise<string | undefined> {
  await using handle = await open(file.path, "r");
  const buffer = Buffer.alloc(PART_BYTES);
  const head = await handle.read(buffer, 0, HEAD_BYTES, 0);
  const { encoding, separator, headings, sample } = readHead(buffer.subarray(0, head.bytesRead));
  if (headings.length < 1 || sample.length === 0) return undefined;
  const { rows } = await client.query<{ id: string }>(
    `insert into desk.imports (kind, file_name, encoding, separator, headings, sample, mapping, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      file.kind,
      file.name,
      encoding,
      separator,
      JSON.stringify(headings),
      JSON.stringify(sample),
      JSON.stringify(guessMapping(file.kind, headings)),
      actor.userId,
    ],
  );
  const id = rows[0]?.id;
  for (let part = 0; ; part += 1) {
    const { bytesRead } = await handle.read(buffer, 0, PART_BYTES, part * PART_BYTES);
    if (bytesRead === 0) return id;
    await client.query(
      "insert into desk.import_parts (import_id, part, bytes) values ($1, $2, $3)",
      [id, part, buffer.subarray(0, bytesRead)],
    );
  }
}

export async function listImports({ client }: Staff): Promise<{ imports: CompanyImport[] }> {
  return { imports: await selectImports(client) };
}

export async function readImport(
  { client }: Staff,
  { id }: { id: string },
): Promise<CompanyImport | undefined> {
  const [found] = await selectImports(client, id);
  return found;
}

/** `unknown` for a mapping to fields that the kind does not have, or to one field twice. */
export type Ordered = "ordered" | "missing" | "otherwise" | "unknown";

export async function orderCheck(
  staff: Staff,
  order: { id: string; mapping: (ImportField | null)[]; currency: string; publishesNew: boolean },
): Promise<Ordered> {
  const found = await readImport(staff, order);
  if (!found) return "missing";
  const fields = order.mapping.filter((field) => field !== null);
  const isKnown = fields.every((field) => fieldsOf(found.kind).includes(field));
  const isOnce = new Set(fields).size === fields.length;
  if (!isKnown || !isOnce || order.mapping.length !== found.headings.length) return "unknown";
  await staff.client.query(
    "update desk.imports set mapping = $2, options = options || $3 where id = $1",
    [
      order.id,
      JSON.stringify(order.mapping),
      JSON.stringify({ currency: order.currency, publishesNew: order.publishesNew }),
    ],
  );
  return orderWork(staff, order.id, "check");
}

const FROM = {
  check: { states: ["uploaded", "checked"], during: "checking" },
  run: { states: ["checked"], during: "running" },
  undo: { states: ["done"], during: "undoing" },
} as const;

/** Starts work on a file if its state allows it, or restarts work that got stuck. */
export async function orderWork(
  staff: Staff,
  id: string,
  work: "check" | "run" | "undo",
): Promise<Ordered> {
  const { states, during } = FROM[work];
  const found = await readImport(staff, { id });
  if (!found) return "missing";
  const isBegun = found.state === during && found.isStuck;
  const mayBegin = states.some((state) => state === found.state);
  if (!isBegun && !mayBegin) return "otherwise";
  if (work === "run" && found.problems > 0) return "otherwise";
  const { rowCount } = await staff.client.query(
    `update desk.imports set state = $3, done = 0, failure = null, conflicts = '[]',
       options = options || jsonb_build_object('orderedBy', $4::text)
     where id = $1 and state = $2`,
    [id, found.state, during, staff.actor.userId],
  );
  if (rowCount === 0) return "otherwise";
  await asServer(staff, (client) =>
    queueJob(client, performImportJob, { importId: id, work }, `import:${id}`),
  );
  return "ordered";
}

type ProblemRow = {
  line: number;
  column: number | null;
  field: ImportField | null;
  code: LineProblemCode;
  value: string;
};

export async function listProblems(
  { client }: Staff,
  { id, page }: { id: string; page: number },
): Promise<{
  problems: LineProblem[];
  total: number;
  often: { field: ImportField | null; code: LineProblemCode; count: number }[];
}> {
  const each = `from desk.import_lines l
    cross join lateral jsonb_to_recordset(l.problems) as p ("column" int, field text, code text, value text)
    where l.import_id = $1 and l.problems is not null`;
  const { rows } = await client.query<ProblemRow>(
    `select l.line, p.* ${each} order by l.line, p."column" nulls first limit $2 offset $3`,
    [id, PROBLEMS_PER_PAGE, (page - 1) * PROBLEMS_PER_PAGE],
  );
  const often = await client.query<{
    field: ImportField | null;
    code: LineProblemCode;
    count: number;
  }>(`select p.field, p.code, count(*)::int as count ${each} group by 1, 2 order by 3 desc, 1, 2`, [
    id,
  ]);
  return {
    problems: rows,
    total: often.rows.reduce((sum, { count }) => sum + count, 0),
    often: often.rows,
  };
}
