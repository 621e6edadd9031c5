import type { RealtimeChannel, RealtimePostgresChangesPayload } from "@supabase/supabase-js";

export type Row = Record<string, unknown>;
export type Payload = RealtimePostgresChangesPayload<Row>;

const DEADLINE_MS = 25_000;

/** Subscribes and waits until the server has confirmed the channel. */
export function subscribed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === "SUBSCRIBED") resolve(channel);
      else reject(error ?? new Error(status));
    });
  });
}

/** Collects what arrives and lets a test wait for a number of items. */
export function inbox<Item>() {
  const items: Item[] = [];
  let arrived = Promise.withResolvers<void>();
  return {
    items,
    add(item: Item) {
      items.push(item);
      arrived.resolve();
      arrived = Promise.withResolvers<void>();
    },
    /** The first item that fits, which may have come already. */
    async first(fits: (item: Item) => boolean): Promise<Item> {
      const deadline = performance.now() + DEADLINE_MS;
      for (;;) {
        const found = items.find(fits);
        if (found !== undefined) return found;
        await before(deadline, arrived.promise, () => JSON.stringify(items));
      }
    },
    async count(wanted: number): Promise<Item[]> {
      const deadline = performance.now() + DEADLINE_MS;
      while (items.length < wanted) {
        await before(deadline, arrived.promise, () => JSON.stringify(items));
      }
      return items;
    },
  };
}

/** Asks again and again until the condition holds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + DEADLINE_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`not within ${DEADLINE_MS} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function before(deadline: number, promise: Promise<void>, state: () => string) {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`nothing more arrived; so far: ${state()}`)),
    Math.max(0, deadline - performance.now()),
  );
  await Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}
