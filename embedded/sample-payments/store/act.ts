import type pg from "pg";
import { inTransaction } from "../../postgres/transaction.ts";
import {
  type DeliveryManner,
  type EventType,
  enqueue,
  type NewEvent,
  newEvent,
  type Origin,
} from "../delivery/enqueue.ts";
import type { Customer } from "../objects/wire-objects.ts";
import { forgetCustomer } from "./forget-customer.ts";
import { createStore, type Store } from "./store.ts";

/** One change of the provider's books, with the events that tell of it. */
export type Act = {
  store: Store;
  /** The provider's clock, in seconds as everything in the API. */
  now: number;
  publicUrl: string;
  /** Tells of an object as it is at this moment. */
  emit(type: EventType, object: object, previous?: object): void;
  /** How the events of this act reach their receiver; once and in order unless told otherwise. */
  deliverIn(manner: DeliveryManner): void;
  /** Takes who it was out of all that the books say of a customer, also of the events of this act. */
  forget(customer: Customer): void;
};

/**
 * Runs one act in a transaction: what changed and the events that tell of it are there together, or
 * neither. One act at a time: a sandbox may do with one lock what a real provider does with many.
 */
export function performAct<Result>(
  pool: pg.Pool,
  circumstances: { now: number; publicUrl: string; origin: Origin },
  work: (act: Act, client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const { now, publicUrl, origin } = circumstances;
  return inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('sample_payments'))");
    const events: NewEvent[] = [];
    const forgotten: Customer[] = [];
    let manner: DeliveryManner = "once";
    const result = await work(
      {
        store: createStore(client),
        now,
        publicUrl,
        emit: (type, object, previous) =>
          void events.push(newEvent({ type, object, previous, created: now, origin })),
        deliverIn: (wanted) => {
          manner = wanted;
        },
        forget: (customer) => void forgotten.push(customer),
      },
      client,
    );
    await enqueue(client, events, manner);
    for (const customer of forgotten) await forgetCustomer(client, customer);
    return result;
  });
}
