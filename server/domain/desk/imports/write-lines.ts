import type pg from "pg";
import {
  asOrderer,
  BACKERS,
  columnsOf,
  type ImportTask,
  inBulk,
  TABLES,
  tellProgress,
} from "./stored-import.ts";
import { tellImported } from "./tell-imported.ts";

/** Enough rows to make up for the triggers of a statement, but few enough that none takes long. */
const AT_ONCE = 500;

/** Writes every line of a checked file, in one transaction. */
export async function writeLines(
  pool: pg.Pool,
  task: ImportTask,
  stopping: AbortSignal,
): Promise<void> {
  await asOrderer(pool, task, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select distinct jsonb_object_keys(value) as name from desk.import_lines
       where import_id = $1 and action in ('create', 'update')`,
      [task.id],
    );
    const given = rows.map(({ name }) => name);
    // What becomes public has a moment, whether the file names one or not.
    if (given.includes("is_published")) given.push("published_at");
    const columns = await columnsOf(client, task.kind, given);
    let after = 0;
    for (let done = 0; ; ) {
      stopping.throwIfAborted();
      const batch = await nextLines(client, task.id, after);
      const last = batch.at(-1);
      if (last === undefined) break;
      const bounds: [number, number] = [after, last];
      await inBulk(client, task, {
        write: () => writeBatch(client, task, columns, bounds),
        note: () =>
          client.query("select desk.note_import($1, int4range($2, $3, '(]'), $4)", [
            task.id,
            ...bounds,
            task.fileName,
          ]),
      });
      after = last;
      done += batch.length;
      await tellProgress(pool, task.id, done);
    }
    await tellImported(client, task, "before");
    await client.query("delete from desk.import_parts where import_id = $1", [task.id]);
    await client.query("delete from desk.import_lines where import_id = $1", [task.id]);
    await client.query(
      "update desk.imports set state = 'done', failure = null, done = lines where id = $1",
      [task.id],
    );
  });
}

async function nextLines(client: pg.ClientBase, id: string, after: number): Promise<number[]> {
  const { rows } = await client.query<{ line: number }>(
    `select line from desk.import_lines
     where import_id = $1 and line > $2 and action in ('create', 'update') order by line limit $3`,
    [id, after, AT_ONCE],
  );
  return rows.map(({ line }) => line);
}

async function writeBatch(
  client: pg.ClientBase,
  { id, kind }: ImportTask,
  columns: string[],
  [after, last]: [number, number],
): Promise<void> {
  const table = `public.${TABLES[kind]}`;
  const isPage = kind !== "round";
  const bounds = [id, after, last];
  const lines = "l.import_id = $1 and l.line > $2 and l.line <= $3";
  await client.query(
    `with l as (select * from desk.import_lines l where ${lines} and l.action = 'create'),
     made as (
       insert into ${table} as t (${columns.join(", ")})
       select ${columns.map((name) => `r.${name}`).join(", ")}
       from l cross join lateral jsonb_populate_record(null::${table}, l.value) r
       order by l.line
       returning t.id, to_jsonb(t) as row
     )
     insert into desk.import_changes (import_id, row_id, line, after)
     select $1, made.id, l.line, made.row ${isPage ? "" : `|| jsonb_build_object('backers', coalesce(l.backers, '[]'))`}
     from made join l on l.row_id = made.id`,
    bounds,
  );
  const set = columns.filter((name) => name !== "id").map((name) => `${name} = r.${name}`);
  // Perhaps only the investors of a round change; its row must be noted all the same.
  if (set.length === 0) set.push("id = r.id");
  await client.query(
    `with l as (
         select l.*, to_jsonb(t) ${isPage ? "" : `|| jsonb_build_object('backers', ${BACKERS})`} as row
         from desk.import_lines l join ${table} t on t.id = l.row_id
         where ${lines} and l.action = 'update'
       ),
       changed as (
         update ${table} t set ${set.map(whenPublic).join(", ")}
         from l cross join lateral jsonb_populate_record(null::${table}, l.row || l.value) r
         where t.id = l.row_id
         returning t.id, to_jsonb(t) as row
       )
       insert into desk.import_changes (import_id, row_id, line, before, after)
       select $1, changed.id, l.line, l.row,
         changed.row ${isPage ? "" : `|| jsonb_build_object('backers', coalesce(l.backers, l.row -> 'backers'))`}
       from changed join l on l.row_id = changed.id`,
    bounds,
  );
  if (!isPage) await writeBackers(client, bounds);
}

/** A row that becomes public without a day of its own gets the current one. */
function whenPublic(assignment: string): string {
  if (!assignment.startsWith("published_at =")) return assignment;
  return "published_at = case when r.is_published then coalesce(r.published_at, now()) else r.published_at end";
}

async function writeBackers(client: pg.ClientBase, bounds: unknown[]): Promise<void> {
  const lines = `desk.import_lines l
     where l.import_id = $1 and l.line > $2 and l.line <= $3 and l.action in ('create', 'update')
       and l.backers is not null`;
  await client.query(
    `delete from public.funding_round_investors i using (select * from ${lines}) l
     where i.funding_round_id = l.row_id and not l.backers @> jsonb_build_array(jsonb_build_object('id', i.investor_id))`,
    bounds,
  );
  await client.query(
    `insert into public.funding_round_investors as i (funding_round_id, investor_id, is_lead)
     select l.row_id, (b ->> 'id')::uuid, (b ->> 'lead')::boolean
     from (select * from ${lines}) l cross join lateral jsonb_array_elements(l.backers) b
     order by 1, 2
     on conflict (funding_round_id, investor_id) do update set is_lead = excluded.is_lead
       where i.is_lead <> excluded.is_lead`,
    bounds,
  );
}
