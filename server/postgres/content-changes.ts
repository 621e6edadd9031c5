import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "../log.ts";

const CHANNEL = "content_changed";
const RECONNECT_MS = 500;

/** Announced like a table's name: pictures were removed, which changes no public table. */
export const PICTURES = "pictures";

/** Announced besides the table: a page is no longer public. */
export const WITHDRAWAL = "withdrawal";

/** Announces a change that no table's trigger announces. */
export async function announceContent(pool: pg.Pool, what: string): Promise<void> {
  await pool.query("select pg_notify($1, $2)", [CHANNEL, what]);
}

export type ContentChanges = {
  /**
   * Calls its listeners whenever published content changes, whatever changed it, with the name of the
   * table, or with none if a change may have been missed.
   */
  listen(listener: (table: string | undefined) => void): void;
  /** Whether it currently hears of changes. */
  isRunning(): boolean;
  close(): Promise<void>;
};

/**
 * Listens for changed content. Listeners are also called after each connection, since a change may
 * have been missed.
 */
export function followContentChanges(databaseUrl: string, log: Logger): ContentChanges {
  const listeners: ((table: string | undefined) => void)[] = [];
  const onChange = (table?: string) => {
    for (const listener of listeners) listener(table);
  };
  let closed = false;
  let current: pg.Client | undefined;
  let isFollowing = false;

  const follow = async (): Promise<void> => {
    while (!closed) {
      const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
      const lost = new Promise<void>((resolve) => {
        client.once("end", () => resolve());
        client.on("error", () => resolve());
      });
      client.on("notification", ({ payload }) => onChange(payload));
      try {
        await client.connect();
        await client.query(`listen ${CHANNEL}`);
        current = client;
        isFollowing = true;
        onChange();
        // Closed while connecting: nothing else will end this connection.
        if (closed) await client.end();
        await lost;
      } catch (error) {
        log.warn({ error: String(error) }, "Content changes cannot be followed right now");
      }
      isFollowing = false;
      if (!closed) await delay(RECONNECT_MS);
    }
  };

  const following = follow();
  return {
    listen: (listener) => listeners.push(listener),
    isRunning: () => isFollowing,
    async close() {
      closed = true;
      await current?.end().catch(() => undefined);
      await following;
    },
  };
}
