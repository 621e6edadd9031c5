import { IMPORT_FIELDS, type ImportKind } from "../../../../contracts/desk/imports.ts";
import type { Staff } from "../as-staff.ts";
import { columnsOf, TABLES } from "./stored-import.ts";

const AT_ONCE = 500;
/** Columns at the end that an import does not read. */
const TOLD = ["is_sample", "created_at", "updated_at"];
/** From other tables: the company of a round, and its investors. */
const JOINED = ["startup", "lead_investors", "investors"];

/** Those columns of a file that the table has. */
export async function exportColumns({ client }: Staff, kind: ImportKind): Promise<string[]> {
  const wanted = [...IMPORT_FIELDS[kind], ...TOLD];
  const known = new Set(await columnsOf(client, kind, wanted));
  return wanted.filter((name) => known.has(name) || (kind === "round" && JOINED.includes(name)));
}

/** The address, or the id if an import could not tell whose address or name it is. */
const addressOf = (row: string, table: "startups" | "investors") => `(
  case when ${row}.slug in (
    select one.slug from public.${table} one
    join public.${table} other on btrim(other.name) = one.slug and other.id <> one.id
  ) then ${row}.id::text else ${row}.slug end)`;

const backersOf = (isLead: boolean) => `(
  select coalesce(string_agg(${addressOf("i", "investors")}, '; ' order by i.slug), '')
  from public.funding_round_investors b join public.investors i on i.id = b.investor_id
  where b.funding_round_id = t.id and b.is_lead = ${isLead})`;

const JOINED_SQL = `|| jsonb_build_object(
  'startup', (select ${addressOf("s", "startups")} from public.startups s where s.id = t.startup_id),
  'lead_investors', ${backersOf(true)}, 'investors', ${backersOf(false)})`;

/** The rows after an id, as text. */
export async function readExportRows(
  { client }: Staff,
  kind: ImportKind,
  after: string,
): Promise<Record<string, string>[]> {
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) ${kind === "round" ? JOINED_SQL : ""} as row from public.${TABLES[kind]} t
     where $1 = '' or t.id > nullif($1, '')::uuid order by t.id limit $2`,
    [after, AT_ONCE],
  );
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)])),
  );
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join("; ") : String(value);
}
