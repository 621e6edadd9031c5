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

/** Somebody has built on what an import wrote, so that undoing it would undo their work. */
export class InTheWay extends Error {
  override readonly name = "InTheWay";
  readonly conflicts: CompanyImport["conflicts"];

  constructor(conflicts: CompanyImport["conflicts"]) {
    super("Some rows have changed since");
    this.conflicts = conflicts;
  }
}

/**
 * Undoes an import in one transaction: deletes what it made, and restores what it changed.
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
      if (task.kind === "round") await hideBriefs(client, task, ids);
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

/** Whether it is the program's brief about a round, and nobody has edited it since. */
const OUR_BRIEF = (news: string) => `exists (
    select from internal.made_news m where m.kind = 'round_brief' and m.news_id = ${news}
      and not exists (select from desk.documents d where d.id = m.news_id and d.updated_by is not null))`;

/** Whether articles mention a company, not counting the hidden brief that the import itself caused. */
const TOLD_OF = (kind: "startup" | "investor") => `exists (
    select from public.news_${kind}s l join public.news n on n.id = l.news_id
     where l.${kind}_id = t.id and (n.is_published or not ${OUR_BRIEF("n.id")}))`;

/** Whether anything else refers to a new company: rounds, articles, their drafts, owners. */
const USED = {
  startup: `exists (select from public.funding_rounds where startup_id = t.id)
    or ${TOLD_OF("startup")}
    or exists (select from public.startup_profiles where startup_id = t.id)`,
  investor: `exists (select from public.funding_round_investors where investor_id = t.id)
    or ${TOLD_OF("investor")}
    or exists (select from public.investor_profiles where investor_id = t.id)`,
  round: `exists (select from public.news n where n.funding_round_id = t.id and not ${OUR_BRIEF("n.id")})`,
} as const;

/** Ids that documents name, as text; read once per batch. */
const NAMED = {
  startup: `select d.content -> 'startup' ->> 'id' from desk.documents d where d.kind = 'round'
    union all select jsonb_array_elements_text(d.content -> 'startups') from desk.documents d
      where d.kind = 'article' and not ${OUR_BRIEF("d.id")}`,
  investor: `select jsonb_array_elements(d.content -> 'investors') ->> 'id' from desk.documents d where d.kind = 'round'
    union all select jsonb_array_elements_text(d.content -> 'investors') from desk.documents d
      where d.kind = 'article' and not ${OUR_BRIEF("d.id")}`,
  round: `select d.content ->> 'round' from desk.documents d where d.kind = 'article' and not ${OUR_BRIEF("d.id")}`,
} as const;

/** If a logo was copied from another host since, its original address is the one in the file. */
const LOGO_TAKEN_IN = `coalesce((
    select jsonb_build_object('logo', f.address)
      from internal.foreign_pictures f join desk.pictures p on p.id = f.picture_id
     where f.kind = 'logo' and f.address = c.after ->> 'logo' and p.address = t.logo), '{}')`;

async function conflictsAmong(
  client: pg.ClientBase,
  { id, kind }: ImportTask,
  ids: string[],
): Promise<CompanyImport["conflicts"]> {
  const added = kind === "round" ? `jsonb_build_object('backers', ${BACKERS})` : LOGO_TAKEN_IN;
  // Locked, so that nobody writes, changes or uses it before it is undone.
  await client.query("select from desk.documents where id = any ($1) order by id for update", [
    ids,
  ]);
  await client.query(
    `select from public.${TABLES[kind]} where id = any ($1) order by id for update`,
    [ids],
  );
  const { rows } = await client.query<CompanyImport["conflicts"][number]>(
    `select found.* from (
       select c.line, coalesce(c.after ->> 'name', (select s.name from public.startups s where s.id = (c.after ->> 'startup_id')::uuid), '') as name,
         case when t.id is null then 'gone'
              -- A column that came or went with an upgrade since is nobody's change.
              when exists (
                select from jsonb_each(to_jsonb(t) || ${added}) as held (name, value)
                 where held.name <> 'updated_at' and c.after -> held.name <> held.value) then 'changed'
              -- Its document would go with it, and what staff have written there.
              when c.before is null and exists (
                select from desk.documents d where d.id = t.id and d.updated_by is not null) then 'changed'
              when c.before is null and (${USED[kind]} or t.id::text in (${NAMED[kind]})) then 'used' end as because
       from desk.import_changes c left join public.${TABLES[kind]} t on t.id = c.row_id
       where c.import_id = $1 and c.row_id = any ($2)
     ) found where because is not null order by line`,
    [id, ids],
  );
  return rows;
}

/** Hides our briefs about rounds that never took place. */
async function hideBriefs(client: pg.ClientBase, { id }: ImportTask, ids: string[]): Promise<void> {
  await client.query(
    `update public.news n set is_published = false
      from internal.made_news m, desk.import_changes c
     where m.kind = 'round_brief' and m.news_id = n.id and m.subject = c.row_id::text and n.is_published
       and c.import_id = $1 and c.row_id = any ($2) and c.before is null`,
    [id, ids],
  );
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
