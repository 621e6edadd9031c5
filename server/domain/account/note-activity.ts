import type pg from "pg";
import type { ActivityKind } from "../../../contracts/accounts.ts";
import type { Actor } from "./actor.ts";

/** Adds to a person's recent activity, in the transaction that it reports. */
export async function noteActivity(
  client: pg.ClientBase,
  person: Pick<Actor, "userId">,
  kind: ActivityKind,
  detail = "",
): Promise<void> {
  await client.query(
    "insert into public.account_activity (user_id, kind, detail) values ($1, $2, $3)",
    [person.userId, kind, detail.slice(0, 200)],
  );
}
