import pg from "pg";
import type { Log } from "../../log.ts";
import type { Connections } from "../connections.ts";
import { loadSchemaCache, type SchemaCache } from "./schema-cache.ts";

const CHANNEL = "pgrst";
const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 5_000;

/** The schema cache in force, kept up to date by `notify pgrst, 'reload schema'`. */
type SchemaSource = {
  current(): SchemaCache;
  /** Resolves when a load that began after the call is in force. */
  reload(): Promise<void>;
  close(): Promise<void>;
};

export async function createSchemaSource(
  pool: pg.Pool,
  connections: Connections,
  schemas: string[],
  log: Log,
): Promise<SchemaSource> {
  let cache = await connections.use((client) => loadSchemaCache(client, schemas));
  let waiting: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();
  let closed = false;
  let listener: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  /** Calls during a load share the next one, which sees all that they have seen. */
  function reload(): Promise<void> {
    waiting ??= running.then(() => {
      waiting = undefined;
      const load = connections.use((client) => loadSchemaCache(client, schemas));
      const done = load.then((loaded) => {
        cache = loaded;
      });
      running = done.catch(() => {});
      return done;
    });
    return waiting;
  }

  function reloadInBackground(): void {
    reload().catch((error: unknown) => {
      log("error", "data: the schema cache could not be loaded", { error: String(error) });
      if (!closed) setTimeout(reloadInBackground, LAST_RETRY_MS).unref();
    });
  }

  async function listen(retryIn: number): Promise<void> {
    // The pool's own options; a listening connection cannot be shared.
    const client = new pg.Client(pool.options);
    let lost = false;
    let delay = retryIn;
    const reconnect = () => {
      if (lost || closed) return;
      lost = true;
      client.end().catch(() => {});
      retry = setTimeout(() => listen(Math.min(delay * 2, LAST_RETRY_MS)), delay);
      retry.unref();
    };
    client.on("error", reconnect);
    client.on("end", reconnect);
    client.on("notification", ({ payload }) => {
      if (payload === "reload schema" || payload === "") reloadInBackground();
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (closed) return void (await client.end());
      delay = FIRST_RETRY_MS;
      const isFirst = listener === undefined;
      listener = client;
      // Announcements may have been missed while disconnected.
      if (!isFirst) reloadInBackground();
    } catch {
      reconnect();
    }
  }

  await listen(FIRST_RETRY_MS);
  // Between the first load and `listen` something could have changed.
  await reload();
  return {
    current: () => cache,
    reload,
    async close() {
      closed = true;
      clearTimeout(retry);
      await running;
      await listener?.end().catch(() => {});
    },
  };
}
