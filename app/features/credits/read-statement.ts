import type { EntryKind } from "../../../contracts/credits.ts";
import type { Client } from "../../platform/backend-context.tsx";
import type { Entry } from "./entry-words.ts";
import type { Range } from "./statement-period.ts";

export type StatementFilter = { kind: EntryKind | "all"; range: Range };

/** The number of an entry's invoice, and the address of its document. */
export type InvoiceLink = { number: string; document: string | null };
export type StatementEntry = Entry & { invoice: InvoiceLink | undefined };

const COLUMNS =
  "id,kind,amount,balance_after,owed_after,reason,subject_kind,subject_id,created_at" as const;
/** How many ids fit into an address. */
const INVOICES_AT_ONCE = 100;

/**
 * Entries of the person's account, the newest first; row-level security decides whose.
 * @param after the last entry already loaded.
 */
export async function readStatement(
  client: Client,
  { kind, range }: StatementFilter,
  { after, limit, signal }: { after: number | undefined; limit: number; signal?: AbortSignal },
): Promise<StatementEntry[]> {
  let wanted = client.from("credit_entries").select(COLUMNS);
  if (kind !== "all") wanted = wanted.eq("kind", kind);
  if (range.from) wanted = wanted.gte("created_at", range.from);
  if (range.before) wanted = wanted.lt("created_at", range.before);
  if (after !== undefined) wanted = wanted.lt("id", after);
  if (signal) wanted.abortSignal(signal);
  const { data } = await wanted.order("id", { ascending: false }).limit(limit).throwOnError();
  const invoices = await readInvoiceLinks(client, data);
  return data.map((entry) => ({ ...entry, invoice: invoices.get(entry.subject_id) }));
}

const ENTRIES_AT_ONCE = 500;

/** All of them, for a file. */
export async function readWholeStatement(
  client: Client,
  filter: StatementFilter,
): Promise<StatementEntry[]> {
  const all: StatementEntry[] = [];
  for (;;) {
    const page = await readStatement(client, filter, {
      after: all.at(-1)?.id,
      limit: ENTRIES_AT_ONCE,
    });
    all.push(...page);
    if (page.length < ENTRIES_AT_ONCE) return all;
  }
}

async function readInvoiceLinks(
  client: Client,
  entries: Entry[],
): Promise<Map<string, InvoiceLink>> {
  const named = entries.filter(({ subject_kind }) => subject_kind === "invoice");
  const ids = [...new Set(named.map(({ subject_id }) => subject_id))];
  const links = new Map<string, InvoiceLink>();
  for (let start = 0; start < ids.length; start += INVOICES_AT_ONCE) {
    const { data } = await client
      .from("invoices")
      .select("id,number,document_url")
      .in("id", ids.slice(start, start + INVOICES_AT_ONCE))
      .throwOnError();
    for (const { id, number, document_url } of data) {
      links.set(id, { number, document: document_url });
    }
  }
  return links;
}
