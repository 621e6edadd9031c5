import type pg from "pg";
import { readKnown } from "./known-companies.ts";
import { lineReader, type ReadLine } from "./read-line.ts";
import { BrokenQuotes, readTable, type TableLine } from "./read-table.ts";
import {
  asOrderer,
  BACKERS,
  columnsOf,
  type ImportTask,
  TABLES,
  tellProgress,
} from "./stored-import.ts";

const AT_ONCE = 1000;

/** Reads and checks every line of the file, without changing anything on the site. */
export async function checkLines(
  pool: pg.Pool,
  task: ImportTask,
  stopping: AbortSignal,
): Promise<void> {
  await asOrderer(pool, task, (client) =>
    client.query("delete from desk.import_lines where import_id = $1", [task.id]),
  );
  const known = await readKnown(pool, task.kind);
  const read = lineReader({ ...task, known, now: new Date() });
  let batch: ReadLine[] = [];
  let lines = 0;
  const keep = async () => {
    stopping.throwIfAborted();
    lines += batch.length;
    const kept = batch;
    batch = [];
    await asOrderer(pool, task, (client) => keepLines(client, task, kept));
    await tellProgress(pool, task.id, lines);
  };
  for await (const line of linesOf(pool, task)) {
    batch.push("problem" in line ? line.problem : read(line));
    if (batch.length === AT_ONCE) await keep();
  }
  if (batch.length > 0) await keep();
  await asOrderer(pool, task, (client) =>
    client.query(
      `update desk.imports i
       set state = 'checked', failure = null, conflicts = '[]', lines = l.lines, done = l.lines,
           problems = l.problems, to_create = l.to_create, to_update = l.to_update
       from (
         select count(*)::int as lines, count(*) filter (where action = 'create')::int as to_create,
                count(*) filter (where action = 'update')::int as to_update,
                coalesce(sum(jsonb_array_length(problems)), 0)::int as problems
         from desk.import_lines where import_id = $1
       ) l where i.id = $1`,
      [task.id],
    ),
  );
}

/** After a quotation that never ends nothing can be read; this is reported where it begins. */
async function* linesOf(
  pool: pg.Pool,
  task: ImportTask,
): AsyncGenerator<TableLine | { problem: ReadLine }> {
  try {
    yield* readTable(partsOf(pool, task.id), task.form);
  } catch (error) {
    if (!(error instanceof BrokenQuotes)) throw error;
    const code = "brokenQuotes" as const;
    const problems = [{ column: null, field: null, code, value: "" }];
    const nothing = { row_id: null, action: null, value: {}, backers: null };
    yield { problem: { line: error.line, ...nothing, problems } };
  }
}

async function* partsOf(pool: pg.Pool, id: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const { rows } = await pool.query<{ bytes: Buffer }>(
      "select bytes from desk.import_parts where import_id = $1 and part = $2",
      [id, part],
    );
    const [found] = rows;
    if (!found) return;
    yield found.bytes;
  }
}

/** Lines that would change nothing are told apart from those that would. */
async function keepLines(
  client: pg.ClientBase,
  { id, kind }: ImportTask,
  lines: ReadLine[],
): Promise<void> {
  await client.query(
    `insert into desk.import_lines (import_id, line, row_id, action, value, backers, problems)
     select $1, l.line, l.row_id, l.action, coalesce(l.value, '{}'), l.backers, l.problems
     from jsonb_to_recordset($2::jsonb)
       as l (line int, row_id uuid, action text, value jsonb, backers jsonb, problems jsonb)
     on conflict (import_id, line) do nothing`,
    [id, JSON.stringify(lines)],
  );
  const changing = lines.filter(({ action }) => action === "update");
  if (changing.length === 0) return;
  const table = `public.${TABLES[kind]}`;
  const given = [...new Set(changing.flatMap(({ value }) => Object.keys(value)))];
  const columns = await columnsOf(client, kind, given);
  const same = columns.map((name) => `t.${name} is not distinct from r.${name}`).join(" and ");
  await client.query(
    `update desk.import_lines l set action = 'none'
     from (
       select o.line, r.*, o.row_id as target from desk.import_lines o
       cross join lateral jsonb_populate_record(null::${table}, o.value) r
       where o.import_id = $1 and o.line = any ($2)
     ) r join ${table} t on t.id = r.target
     where l.import_id = $1 and l.line = r.line
       and ${columns.length > 0 ? same : "true"}
       ${kind === "round" ? `and (l.backers is null or l.backers = ${BACKERS})` : ""}`,
    [id, changing.map(({ line }) => line)],
  );
}
