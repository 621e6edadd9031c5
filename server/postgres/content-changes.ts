import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "../log.ts";

const CHANNEL = "content_changed";
const RECONNECT_MS = 500;

export type ContentChanges = { close(): Promise<void> };

/**
 * Calls `onChange` whenever published content changes, wherever it was written, and once after
 * each reconnection, since a change may have passed unheard.
 */
export function followContentChanges(
  databaseUrl: string,
  onChange: () => void,
  log: Logger,
): ContentChanges {
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
        // Closed while it was connecting: nobody else will end this connection.
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
    async close() {
      closed = true;
      await current?.end().catch(() => undefined);
      await following;
    },
  };
}
