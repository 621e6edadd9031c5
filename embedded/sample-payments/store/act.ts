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

/** One change of the provider's books, with its events. */
export type Act = {
  store: Store;
  /** The provider's clock, in seconds as everything in the API. */
  now: number;
  publicUrl: string;
  /** Adds an event with the object as it is now. */
  emit(type: EventType, object: object, previous?: object): void;
  /** How the act's events are delivered; by default once and in order. */
  deliverIn(manner: DeliveryManner): void;
  /** Removes a customer's personal data from the books and from the events of this act. */
  forget(customer: Customer): void;
};

/**
 * Runs one act in a transaction: the change and its events are stored together or not at all. One
 * act at a time: a sandbox can do with one lock what a real provider does with many.
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
