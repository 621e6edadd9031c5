import type { ExportPart } from "./part.ts";

const OWN_ACCOUNT = "(select id from public.credit_accounts where user_id = $1)";

/** Credits and purchases. Addresses of the gateway are left out: anybody with one could use it. */
export const moneyParts: ExportPart[] = [
  {
    name: "credits",
    async read(client, actor) {
      const { rows } = await client.query(
        `select a.balance, a.owed, a.opened_at,
                (select coalesce(jsonb_agg(to_jsonb(e) - 'account_id' order by e.id), '[]')
                   from public.credit_entries e where e.account_id = a.id) as entries,
                (select coalesce(jsonb_agg(to_jsonb(l) - 'account_id' order by l.id), '[]')
                   from public.credit_lots l where l.account_id = a.id) as lots
           from public.credit_accounts a where a.user_id = $1`,
        [actor.userId],
      );
      return rows[0] ?? null;
    },
  },
  rowsOfAccount("free_reviews", "free_reviews", "given_at", ["claimant"]),
  rowsOfAccount("payment_customers", "payment_customers", "gateway, reference"),
  rowsOfAccount("checkouts", "checkouts", "created_at, id", ["url"]),
  rowsOfAccount("plans", "subscriptions", "started_at, id"),
  rowsOfAccount("invoices", "invoices", "issued_at, id", ["document_url"]),
];

function rowsOfAccount(
  name: string,
  table: string,
  order: string,
  leftOut: string[] = [],
): ExportPart {
  return {
    name,
    async read(client, actor) {
      const { rows } = await client.query<{ own: unknown }>(
        `select to_jsonb(own) - $2::text[] as own from public.${table} own
          where account_id = ${OWN_ACCOUNT} order by ${order}`,
        [actor.userId, ["account_id", ...leftOut]],
      );
      return rows.map(({ own }) => own);
    },
  };
}
