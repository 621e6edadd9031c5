import type { EntryKind } from "../../../contracts/credits.ts";
import type { Client } from "../../platform/backend-context.tsx";
import type { Entry } from "./entry-words.ts";
import type { Range } from "./statement-period.ts";

export type StatementFilter = { kind: EntryKind | "all"; range: Range };

/** The number of an entry's invoice, and the address of its document. */
export type InvoiceLink = { number: string; document: string | null };
/** The file that was reviewed, and its score: they tell two reviews of one day apart. */
export type ReviewedDeck = { fileName: string; score: number };
export type StatementEntry = Entry & {
  invoice: InvoiceLink | undefined;
  reviewed: ReviewedDeck | undefined;
};

const COLUMNS =
  "id,kind,amount,balance_after,owed_after,reason,subject_kind,subject_id,created_at" as const;
/** How many ids fit into an address. */
const IDS_AT_ONCE = 100;

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
  const [invoices, decks] = await Promise.all([
    readInvoiceLinks(client, data),
    readReviewedDecks(client, data),
  ]);
  return data.map((entry) => ({
    ...entry,
    invoice: invoices.get(entry.subject_id),
    reviewed: decks.get(entry.subject_id),
  }));
}

const ENTRIES_AT_ONCE = 500;

/** All entries, for a file. */
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
  const links = new Map<string, InvoiceLink>();
  for (const ids of idsOf(entries.filter(({ subject_kind }) => subject_kind === "invoice"))) {
    const { data } = await client
      .from("invoices")
      .select("id,number,document_url")
      .in("id", ids)
      .throwOnError();
    for (const { id, number, document_url } of data) {
      links.set(id, { number, document: document_url });
    }
  }
  return links;
}

async function readReviewedDecks(
  client: Client,
  entries: Entry[],
): Promise<Map<string, ReviewedDeck>> {
  const decks = new Map<string, ReviewedDeck>();
  const paid = entries.filter(({ kind, reason }) => kind === "spend" && reason === "deck_review");
  for (const ids of idsOf(paid)) {
    const { data } = await client
      .from("deck_reviews")
      .select("run_id,file_name,score")
      .in("run_id", ids)
      .throwOnError();
    for (const { run_id, file_name, score } of data) {
      decks.set(run_id, { fileName: file_name, score });
    }
  }
  return decks;
}

/** The distinct ids of what entries are about, in parts that fit into an address. */
function idsOf(entries: Entry[]): string[][] {
  const ids = [...new Set(entries.map(({ subject_id }) => subject_id))];
  return Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  );
}
