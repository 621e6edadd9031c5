export type Invoice = {
  id: string;
  number: string;
  item_kind: string;
  credits: number;
  amount: number;
  amount_refunded: number;
  amount_disputed: number;
  state: string;
  issued_at: string;
  document_url: string | null;
};

/** The state of an invoice: a refund matters more than that it was paid. */
export function invoiceState(invoice: Omit<Invoice, "id" | "number" | "document_url">) {
  const { state, amount, amount_refunded, amount_disputed } = invoice;
  if (amount_disputed > 0) return "disputed";
  if (amount_refunded > 0) return amount_refunded < amount ? "partly_refunded" : "refunded";
  return state === "paid" || state === "void" ? state : "unpaid";
}
