import type pg from "pg";
import type {
  CompanyImport,
  ImportField,
  ImportKind,
  ImportState,
} from "../../../../contracts/desk/imports.ts";
import { settleNamesJob } from "../../../../contracts/jobs.ts";
import { queueJob } from "../../../postgres/queue-job.ts";
import { transaction } from "../../../postgres/transaction.ts";
import { isEncoding, type TableForm } from "./read-table.ts";

export const TABLES = {
  startup: "startups",
  investor: "investors",
  round: "funding_rounds",
} as const satisfies Record<ImportKind, string>;

/** An import, with what its work needs. */
export type ImportTask = {
  id: string;
  kind: ImportKind;
  fileName: string;
  state: ImportState;
  form: TableForm;
  mapping: (ImportField | null)[];
  currency: string;
  publishesNew: boolean;
  orderedBy: string;
};

type Options = { currency?: string; publishesNew?: boolean; orderedBy?: string };
type Row = {
  id: string;
  kind: ImportKind;
  file_name: string;
  state: ImportState;
  encoding: string;
  separator: string;
  headings: string[];
  sample: string[][];
  mapping: (ImportField | null)[];
  options: Options;
  lines: number;
  done: number;
  problems: number;
  to_create: number;
  to_update: number;
  failure: CompanyImport["failure"];
  conflicts: CompanyImport["conflicts"];
  made_by: string;
  made_at: Date;
  updated_at: Date;
};

/** @returns undefined when it is gone. */
export async function readTask(db: pg.Pool, id: string): Promise<ImportTask | undefined> {
  const { rows } = await db.query<Row>("select * from desk.imports where id = $1", [id]);
  const [row] = rows;
  if (!row || !isEncoding(row.encoding)) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    state: row.state,
    form: { encoding: row.encoding, separator: row.separator },
    mapping: row.mapping,
    currency: row.options.currency ?? "USD",
    publishesNew: row.options.publishesNew ?? true,
    orderedBy: row.options.orderedBy ?? row.made_by,
  };
}

/** Work that shows no progress for this long is dead: its server has gone. */
const STUCK_AFTER_MINUTES = 2;
const MOST_LISTED = 50;

export async function selectImports(client: pg.ClientBase, id?: string): Promise<CompanyImport[]> {
  const { rows } = await client.query<Row & { made_by_email: string | null; is_stuck: boolean }>(
    `select i.*, s.email as made_by_email,
            i.state in ('checking', 'running', 'undoing')
              and i.updated_at < now() - make_interval(mins => $2) as is_stuck
     from desk.imports i left join desk.list_staff() s on s.user_id = i.made_by
     where $1::uuid is null or i.id = $1
     order by i.made_at desc, i.id limit $3`,
    [id ?? null, STUCK_AFTER_MINUTES, MOST_LISTED],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    state: row.state,
    isStuck: row.is_stuck,
    encoding: row.encoding,
    separator: row.separator,
    headings: row.headings,
    sample: row.sample,
    mapping: row.mapping,
    currency: row.options.currency ?? "USD",
    publishesNew: row.options.publishesNew ?? true,
    lines: row.lines,
    done: row.done,
    problems: row.problems,
    toCreate: row.to_create,
    toUpdate: row.to_update,
    failure: row.failure,
    conflicts: row.conflicts,
    madeBy: row.made_by_email,
    madeAt: row.made_at.toISOString(),
  }));
}

/**
 * A transaction in the name of the person who ordered the work. Their right is checked once rather than for each of
 * fifty thousand rows, so the statements run as the server.
 * @throws MayNotWrite
 */
export function asOrderer<Result>(
  pool: pg.Pool,
  { orderedBy, fileName }: ImportTask,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return transaction(pool, async (client) => {
    // The factor was shown when the work was ordered.
    await client.query(
      `select set_config('desk.actor', $1, true), set_config('desk.has_shown_factor', 'yes', true),
              set_config('desk.reason', $2, true)`,
      [orderedBy, fileName],
    );
    const { rows } = await client.query<{ may: boolean }>("select desk.may('publish') as may");
    if (!rows[0]?.may) throw new MayNotWrite("Publishers import");
    // Only the rows of a batch are read, so an index is best however full the tables are.
    await client.query("set local enable_hashjoin = off; set local enable_mergejoin = off");
    return work(client);
  });
}

/**
 * Writes many rows and notes the acts of a batch together rather than one by one. The search index
 * follows after the commit.
 */
export async function inBulk(
  client: pg.PoolClient,
  { orderedBy }: ImportTask,
  bulk: { write(): Promise<void>; note(): Promise<unknown> },
): Promise<void> {
  await client.query("set local search.later = 'yes'; set local desk.actor = ''");
  await bulk.write();
  await client.query("select set_config('desk.actor', $1, true)", [orderedBy]);
  await bulk.note();
  await queueJob(client, settleNamesJob, {}, "settle_names");
}

/** The person who ordered the work has since lost the role for it. */
export class MayNotWrite extends Error {
  override readonly name = "MayNotWrite";
}

/** Saves how far the work is, outside its transaction, so that the screen sees it. */
export async function tellProgress(pool: pg.Pool, id: string, done: number): Promise<void> {
  await pool.query("update desk.imports set done = $2 where id = $1", [id, done]);
}

/** The columns that both the table and the file have. */
export async function columnsOf(
  client: pg.ClientBase,
  kind: ImportKind,
  among: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = ('public.' || $1)::regclass and attnum > 0 and not attisdropped
       and attname = any ($2)`,
    [TABLES[kind], among],
  );
  return rows.map(({ name }) => name);
}

/** The investors of a round, in SQL; `t` is its row. */
export const BACKERS = `(select coalesce(jsonb_agg(jsonb_build_object('id', b.investor_id, 'lead', b.is_lead) order by b.investor_id), '[]')
  from public.funding_round_investors b where b.funding_round_id = t.id)`;
