import type pg from "pg";

/** An event that is or was on its way. */
export type Delivery = {
  id: string;
  event: string;
  type: string;
  attempts: number;
  last_result: string | null;
  delivered: boolean;
  given_up: boolean;
};

export async function listDeliveries(pool: pg.Pool, limit: number): Promise<Delivery[]> {
  const { rows } = await pool.query<Delivery>(
    `select d.id, d.event_id as event, e.type, d.attempts, d.last_result,
       d.delivered_at is not null as delivered, d.given_up_at is not null as given_up
     from deliveries d join events e on e.id = d.event_id
     order by d.id desc limit $1`,
    [limit],
  );
  return rows;
}

/** Makes all undelivered events due now, in order. @returns how many there are. */
export async function sendPending(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    "update deliveries set due_at = least(due_at, $1) where delivered_at is null and given_up_at is null",
    [new Date()],
  );
  return rowCount ?? 0;
}

/** @returns the id of the delivery; if it had arrived already, a copy is sent. */
export async function sendAgain(pool: pg.Pool, id: string): Promise<string | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const now = new Date();
  const pending = await pool.query(
    "update deliveries set due_at = $2 where id = $1 and delivered_at is null and given_up_at is null",
    [id, now],
  );
  if (pending.rowCount === 1) return id;
  const { rows } = await pool.query<{ id: string }>(
    `insert into deliveries (event_id, created_at, due_at)
     select event_id, $2, $2 from deliveries where id = $1 returning id`,
    [id, now],
  );
  return rows[0]?.id;
}
