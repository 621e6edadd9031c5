import pg from "pg";
import type { Entry, Section } from "./entries.ts";
import type { Row } from "./row.ts";
import { LAST_DAY } from "./sizes.ts";

const BATCH = 5000;

const TABLES = [
  "startups",
  "investors",
  "funding_rounds",
  "funding_round_investors",
  "news",
  "news_startups",
  "news_investors",
];

/** The tables that the database derives from the content, filled at once instead of row by row. */
const DERIVATIONS = [
  "directory.refill()",
  "search.rebuild_news()",
  "search.rebuild_names()",
  "search.rebuild_people()",
  "search.rebuild_filed_news()",
  "tracker.rebuild()",
  `tracker.refresh('${LAST_DAY}')`,
];

type Report = (line: string) => void;

/**
 * Loads all sections into a migrated database without content, all or nothing, and updates its
 * statistics.
 * @param report is called with each step and the seconds that it took.
 * @param derivations the needed ones; search takes longer than all the others together.
 */
export async function loadSections(
  databaseUrl: string,
  sections: Section[],
  report: Report,
  derivations: readonly string[] = DERIVATIONS,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // A hosted project cancels statements that take minutes.
    await client.query("set statement_timeout = 0");
    await client.query("begin");
    await setTriggers(client, "disable");
    for (const { title, entries } of sections) {
      await timed(title, report, () => loadSection(client, entries));
    }
    await setTriggers(client, "enable");
    await client.query(`analyze ${TABLES.map((table) => `public.${table}`).join(", ")}`);
    for (const call of derivations) {
      await timed(call, report, () => client.query(`select ${call}`));
    }
    await client.query("notify content_changed");
    await client.query("commit");
    await timed("vacuum", report, () => client.query("vacuum analyze"));
  } finally {
    await client.end();
  }
}

/** Only our own triggers: foreign keys are still checked. */
async function setTriggers(client: pg.Client, state: "enable" | "disable"): Promise<void> {
  for (const table of TABLES) {
    await client.query(`alter table public.${table} ${state} trigger user`);
  }
}

async function timed(title: string, report: Report, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  report(`${title}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Generates the next batch while the database takes in the previous one. */
async function loadSection(client: pg.Client, entries: Iterable<Entry>): Promise<void> {
  let taken: Promise<void> = Promise.resolve();
  for (const batch of batches(entries)) {
    await taken;
    taken = insertBatch(client, batch);
    // Handled here as well, in case generating the next batch fails first.
    taken.catch(() => undefined);
  }
  await taken;
}

/** The rows of many entries, by table. */
function* batches(entries: Iterable<Entry>): Generator<Entry> {
  let batch: Entry = {};
  let size = 0;
  for (const entry of entries) {
    for (const [table, rows] of Object.entries(entry)) {
      batch[table] ??= [];
      batch[table].push(...rows);
    }
    size++;
    if (size === BATCH) {
      yield batch;
      batch = {};
      size = 0;
    }
  }
  if (size > 0) yield batch;
}

async function insertBatch(client: pg.Client, batch: Entry): Promise<void> {
  for (const [table, rows] of Object.entries(batch)) await insertRows(client, table, rows);
}

/** One statement for all rows; table and columns are our own names, values are parameters. */
async function insertRows(client: pg.Client, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  await client.query(
    `insert into public.${table} (${columns.join(", ")})
     select ${columns.map((column) => `r.${column}`).join(", ")}
       from json_populate_recordset(null::public.${table}, $1) r`,
    [JSON.stringify(rows)],
  );
}
