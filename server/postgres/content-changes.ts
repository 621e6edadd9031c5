import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "../log.ts";

const CHANNEL = "content_changed";
const RECONNECT_MS = 500;

export type ContentChanges = {
  /** Calls whenever published content changes, wherever it was written. */
  listen(listener: () => void): void;
  close(): Promise<void>;
};

/**
 * Listens for changed content. Listeners are also called after each connection, since a change may
 * have been missed.
 */
export function followContentChanges(databaseUrl: string, log: Logger): ContentChanges {
  const listeners: (() => void)[] = [];
  const onChange = () => {
    for (const listener of listeners) listener();
  };
  let closed = false;
  let current: pg.Client | undefined;

  const follow = async (): Promise<void> => {
    while (!closed) {
      const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
      const lost = new Promise<void>((resolve) => {
        client.once("end", () => resolve());
        client.on("error", () => resolve());
      });
      client.on("notification", () => onChange());
      try {
        await client.connect();
        await client.query(`listen ${CHANNEL}`);
        current = client;
        onChange();
        // Closed while connecting: nothing else will end this connection.
        if (closed) await client.end();
        await lost;
      } catch (error) {
        log.warn({ error: String(error) }, "Content changes cannot be followed right now");
      }
      if (!closed) await delay(RECONNECT_MS);
    }
  };

  const following = follow();
  return {
    listen: (listener) => listeners.push(listener),
    async close() {
      closed = true;
      await current?.end().catch(() => undefined);
      await following;
    },
  };
}
