import { useInfiniteQuery } from "@tanstack/react-query";
import { type Client, useBackend } from "../../platform/backend-context.tsx";
import type { Invoice } from "./invoice-state.ts";

const PAGE_SIZE = 12;
const COLUMNS =
  "id,number,item_kind,credits,amount,amount_refunded,amount_disputed,state,issued_at,document_url" as const;

type Place = Pick<Invoice, "id" | "issued_at"> | undefined;

/** The person's invoices, in pages from the newest on. */
export function useInvoices(userId: string) {
  const { connect } = useBackend();
  return useInfiniteQuery({
    queryKey: ["invoices", userId],
    queryFn: async ({ pageParam, signal }) => {
      const found = await readInvoices(await connect(), pageParam, signal);
      return { invoices: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
    },
    initialPageParam: nowhere(),
    getNextPageParam: ({ invoices, hasMore }) => (hasMore ? invoices.at(-1) : undefined),
    staleTime: 0,
  });
}

/** One more than a page shows whether there is a next one. */
async function readInvoices(client: Client, after: Place, signal: AbortSignal): Promise<Invoice[]> {
  let wanted = client.from("invoices").select(COLUMNS);
  if (after) {
    const { id, issued_at } = after;
    wanted = wanted.or(`issued_at.lt.${issued_at},and(issued_at.eq.${issued_at},id.lt.${id})`);
  }
  const { data } = await wanted
    .order("issued_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(PAGE_SIZE + 1)
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** The first page has no predecessor. */
function nowhere(): Place {
  return undefined;
}
