import type pg from "pg";
import type { List } from "../objects/wire-objects.ts";
import { noSuch } from "../stripe-fault.ts";
import type { Kind, Kinds, Plans } from "./kinds.ts";

/** Which part of a list is asked for; ids are the edges of a page. */
export type Page = {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

/** Values by their place in the object, such as `payment.payment_intent`; several mean any of them. */
export type Filters = Record<string, string | string[] | undefined>;

/** Where objects are kept: bound to a connection, so that it is as atomic as its caller wants. */
export type Store = ReturnType<typeof createStore>;

export function createStore(connection: Pick<pg.PoolClient, "query">) {
  const find = async <K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined> => {
    const { rows } = await connection.query<{ body: Kinds[K] }>(
      "select body from objects where kind = $1 and id = $2",
      [kind, id],
    );
    return rows[0]?.body;
  };

  const select = async <K extends Kind>(kind: K, filters: Filters, page: Page) => {
    const values: unknown[] = [kind];
    const place = (value: unknown) => `$${values.push(value)}`;
    const conditions = Object.entries(filters).flatMap(([path, wanted]) =>
      wanted === undefined
        ? []
        : `body #>> ${place(path.split("."))}::text[] = any(${place([wanted].flat())}::text[])`,
    );
    for (const [edge, is] of [
      ["starting_after", "<"],
      ["ending_before", ">"],
    ] as const) {
      const id = page[edge];
      if (id === undefined) continue;
      if (!(await find(kind, id))) throw noSuch(kind, id, edge);
      conditions.push(`position ${is} (select position from objects where id = ${place(id)})`);
    }
    const backwards = page.ending_before !== undefined;
    const { rows } = await connection.query<{ body: Kinds[K] }>(
      `select body from objects where ${["kind = $1", "not body ? 'deleted'", ...conditions].join(" and ")}
       order by position ${backwards ? "asc" : "desc"} limit ${place(page.limit + 1)}`,
      values,
    );
    const found = rows.slice(0, page.limit).map(({ body }) => body);
    return { found: backwards ? found.reverse() : found, hasMore: rows.length > page.limit };
  };

  return {
    find,

    async put<K extends Kind>(kind: K, body: Kinds[K]): Promise<void> {
      await connection.query(
        `insert into objects (id, kind, body) values ($1, $2, $3)
         on conflict (id) do update set body = excluded.body`,
        [body.id, kind, JSON.stringify(body)],
      );
    },

    /** Newest first, as every list of the API. */
    async list<K extends Kind>(kind: K, url: string, filters: Filters, page: Page) {
      const { found, hasMore } = await select(kind, filters, page);
      const list: List<Kinds[K]> = { object: "list", data: found, has_more: hasMore, url };
      return list;
    },

    async all<K extends Kind>(kind: K, filters: Filters, limit = 1000): Promise<Kinds[K][]> {
      return (await select(kind, filters, { limit })).found;
    },

    /** An event in its current form; copies already queued keep the form they were signed in. */
    async event(id: string): Promise<object | undefined> {
      const { rows } = await connection.query<{ body: object; pending: number }>(
        `select body::jsonb as body, (
           select count(*)::int from deliveries
           where event_id = events.id and delivered_at is null and given_up_at is null
         ) as pending from events where id = $1`,
        [id],
      );
      return rows[0] && { ...rows[0].body, pending_webhooks: rows[0].pending };
    },

    async plan<K extends keyof Plans>(kind: K, id: string): Promise<Plans[K]> {
      const { rows } = await connection.query<{ plan: Plans[K] }>(
        "select plan from plans where kind = $1 and id = $2",
        [kind, id],
      );
      if (!rows[0]) throw new Error(`${id} has no plan`);
      return rows[0].plan;
    },

    /** @param dueAt when the provider must look at it next, in seconds. */
    async setPlan<K extends keyof Plans>(
      kind: K,
      id: string,
      plan: Plans[K],
      dueAt: number | null,
    ): Promise<void> {
      await connection.query(
        `insert into plans (id, kind, plan, due_at) values ($1, $2, $3, to_timestamp($4))
         on conflict (id) do update set plan = excluded.plan, due_at = excluded.due_at`,
        [id, kind, JSON.stringify(plan), dueAt],
      );
    },
  };
}
