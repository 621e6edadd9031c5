import type pg from "pg";
import type { CompanyImport } from "../../../../contracts/desk/imports.ts";
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

const AT_ONCE = 500;
const MOST_CONFLICTS = 200;

/** Somebody has built on what an import wrote: taking it back would take theirs. */
export class InTheWay extends Error {
  override readonly name = "InTheWay";
  readonly conflicts: CompanyImport["conflicts"];

  constructor(conflicts: CompanyImport["conflicts"]) {
    super("Some rows have changed since");
    this.conflicts = conflicts;
  }
}

/**
 * Takes an import back in one transaction: what it made goes, what it changed is as before.
 * @throws InTheWay
 */
export async function undoLines(
  pool: pg.Pool,
  task: ImportTask,
  stopping: AbortSignal,
): Promise<void> {
  await asOrderer(pool, task, async (client) => {
    const conflicts: CompanyImport["conflicts"] = [];
    for await (const ids of batches(client, task.id)) {
      stopping.throwIfAborted();
      conflicts.push(...(await conflictsAmong(client, task, ids)));
      if (conflicts.length >= MOST_CONFLICTS) break;
    }
    if (conflicts.length > 0) throw new InTheWay(conflicts.slice(0, MOST_CONFLICTS));
    let done = 0;
    for await (const ids of batches(client, task.id)) {
      stopping.throwIfAborted();
      await inBulk(client, task, {
        write: () => takeBack(client, task, ids),
        note: () =>
          client.query("select desk.note_undo($1, $2, $3)", [task.id, ids, task.fileName]),
      });
      done += ids.length;
      await tellProgress(pool, task.id, done);
    }
    await tellImported(client, task, "after");
    await client.query(
      "update desk.imports set state = 'undone', failure = null, conflicts = '[]' where id = $1",
      [task.id],
    );
  });
}

async function* batches(client: pg.ClientBase, id: string): AsyncGenerator<string[]> {
  for (let after = ""; ; ) {
    const { rows } = await client.query<{ row_id: string }>(
      `select row_id from desk.import_changes
       where import_id = $1 and ($2 = '' or row_id > nullif($2, '')::uuid) order by row_id limit $3`,
      [id, after, AT_ONCE],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ row_id }) => row_id);
    after = last.row_id;
  }
}

/** What else refers to a new company: rounds, articles, and owners. */
const USED = {
  startup: `exists (select from public.funding_rounds where startup_id = t.id)
    or exists (select from public.news_startups where startup_id = t.id)
    or exists (select from public.startup_profiles where startup_id = t.id)`,
  investor: `exists (select from public.funding_round_investors where investor_id = t.id)
    or exists (select from public.news_investors where investor_id = t.id)
    or exists (select from public.investor_profiles where investor_id = t.id)`,
  round: "exists (select from public.news where funding_round_id = t.id)",
} as const;

async function conflictsAmong(
  client: pg.ClientBase,
  { id, kind }: ImportTask,
  ids: string[],
): Promise<CompanyImport["conflicts"]> {
  const now =
    kind === "round" ? `to_jsonb(t) || jsonb_build_object('backers', ${BACKERS})` : "to_jsonb(t)";
  // Locked, so that nobody changes or uses it before it is taken back.
  await client.query(
    `select from public.${TABLES[kind]} where id = any ($1) order by id for update`,
    [ids],
  );
  const { rows } = await client.query<CompanyImport["conflicts"][number]>(
    `select found.* from (
       select c.line, coalesce(c.after ->> 'name', (select s.name from public.startups s where s.id = (c.after ->> 'startup_id')::uuid), '') as name,
         case when t.id is null then 'gone'
              when (${now}) - 'updated_at' <> c.after - 'updated_at' then 'changed'
              when c.before is null and (${USED[kind]}) then 'used' end as because
       from desk.import_changes c left join public.${TABLES[kind]} t on t.id = c.row_id
       where c.import_id = $1 and c.row_id = any ($2)
     ) found where because is not null order by line`,
    [id, ids],
  );
  return rows;
}

async function takeBack(
  client: pg.ClientBase,
  { id, kind }: ImportTask,
  ids: string[],
): Promise<void> {
  const table = `public.${TABLES[kind]}`;
  const mine = "c.import_id = $1 and c.row_id = any ($2)";
  await client.query(
    `delete from ${table} t using desk.import_changes c where ${mine} and c.before is null and t.id = c.row_id`,
    [id, ids],
  );
  const { rows } = await client.query<{ name: string }>(
    `select distinct jsonb_object_keys(c.before) as name from desk.import_changes c where ${mine} and c.before is not null`,
    [id, ids],
  );
  const columns = await columnsOf(
    client,
    kind,
    rows.map(({ name }) => name),
  );
  const set = columns
    .filter((name) => name !== "id" && name !== "updated_at")
    .map((name) => `${name} = r.${name}`);
  if (set.length === 0) return;
  await client.query(
    `update ${table} t set ${set.join(", ")}
     from desk.import_changes c cross join lateral jsonb_populate_record(null::${table}, c.before) r
     where ${mine} and c.before is not null and t.id = c.row_id`,
    [id, ids],
  );
  if (kind !== "round") return;
  const changed = `(select c.row_id, c.before -> 'backers' as backers from desk.import_changes c where ${mine} and c.before is not null) c`;
  await client.query(
    `delete from public.funding_round_investors i using ${changed}
     where i.funding_round_id = c.row_id and not c.backers @> jsonb_build_array(jsonb_build_object('id', i.investor_id))`,
    [id, ids],
  );
  await client.query(
    `insert into public.funding_round_investors as i (funding_round_id, investor_id, is_lead)
     select c.row_id, (b ->> 'id')::uuid, (b ->> 'lead')::boolean
     from ${changed} cross join lateral jsonb_array_elements(c.backers) b
     on conflict (funding_round_id, investor_id) do update set is_lead = excluded.is_lead
       where i.is_lead <> excluded.is_lead`,
    [id, ids],
  );
}
