import type pg from "pg";
import {
  type FactSource,
  type FactSources,
  isSourceGiven,
} from "../../../../contracts/desk/provenance.ts";
import type { StaffRole } from "../../../../contracts/desk/staff.ts";

/** The subject of a source, as its column in `fact_sources`. */
type Subject = "startup_id" | "investor_id" | "funding_round_id" | "company_event_id";

export async function readFactSources(
  client: pg.ClientBase,
  subject: Subject,
  id: string,
): Promise<FactSources> {
  const { rows } = await client.query<FactSource & { field: string }>(
    `select field, publisher, url, read_on::text as "readOn", read_by as "readBy"
     from public.fact_sources where ${subject} = $1`,
    [id],
  );
  return Object.fromEntries(rows.map(({ field, ...source }) => [field, source]));
}

/** Replaces the published sources of one page. */
export async function writeFactSources(
  client: pg.ClientBase,
  subject: Subject,
  id: string,
  sources: FactSources,
): Promise<void> {
  const given = Object.entries(sources).filter(([, source]) => isSourceGiven(source));
  await client.query(
    `delete from public.fact_sources where ${subject} = $1 and field <> all ($2)`,
    [id, given.map(([field]) => field)],
  );
  for (const [field, { publisher, url, readOn, readBy }] of given) {
    await client.query(
      `insert into public.fact_sources (${subject}, field, publisher, url, read_on, read_by)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (${subject}, field) do update set publisher = excluded.publisher,
         url = excluded.url, read_on = excluded.read_on, read_by = excluded.read_by`,
      [id, field, publisher, url, readOn, readBy ?? "editor"],
    );
  }
}

/** Whoever changes a source is recorded as its reader; nobody can sign for another. */
export function stampSource(before: FactSource | undefined, after: FactSource, by: StaffRole) {
  const isSame =
    before?.url === after.url &&
    before.publisher === after.publisher &&
    before.readOn === after.readOn;
  return { ...after, readBy: isSame ? before.readBy : by };
}

export function stampSources(
  before: FactSources,
  after: FactSources,
  by: StaffRole,
): Record<string, FactSource> {
  return Object.fromEntries(
    Object.entries(after).map(([field, source]) => [field, stampSource(before[field], source, by)]),
  );
}
