import pg from "pg";
import { ANYONE } from "../gateway/identity.ts";
import type { Log } from "../log.ts";
import { createDataApi, type DataApi, PROJECT_DATA } from "./data-api.ts";
import { toFailure } from "./pg-errors.ts";
import { failureReply } from "./reply.ts";

const AT_ONCE = 4;
const PREFIX = "/rest/v1";

export type InnerReading = { fetch: typeof fetch; close(): Promise<void> };

/**
 * The data API for the threads that render pages, connected directly to the database: half the cost of
 * a page's data was HTTP between two threads of the server. It reads as a visitor who is not signed in,
 * whatever keys are given.
 * @param databaseUrl logs in as the data API does
 */
export function openInnerReading(databaseUrl: string, log: Log): InnerReading {
  let opening: Promise<OpenApi> | undefined;
  /** If the database is away, the next page tries again. */
  const open = () => {
    opening ??= openApi(databaseUrl, log).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const read: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    if ((init?.method ?? "GET") !== "GET" || !pathname.startsWith(`${PREFIX}/`)) {
      throw new TypeError(`Pages only read data, not ${init?.method} ${pathname}`);
    }
    const headers = Object.fromEntries(new Headers(init?.headers));
    const path = pathname.slice(PREFIX.length);
    const reply = await open().then(
      ({ api }) => api.read(headers, ANYONE, path, search.slice(1)),
      (error: unknown) => failureReply(toFailure(error, ANYONE.role), false),
    );
    const answered = new Headers();
    for (const [name, value] of reply.headers) answered.set(name, value);
    return new Response(reply.body ?? null, { status: reply.status, headers: answered });
  };
  return {
    fetch: read,
    async close() {
      const opened = await opening;
      await opened?.api.close();
      await opened?.pool.end();
    },
  };
}

type OpenApi = { api: DataApi; pool: pg.Pool };

async function openApi(connectionString: string, log: Log): Promise<OpenApi> {
  const pool = new pg.Pool({ connectionString, max: AT_ONCE, connectionTimeoutMillis: 10_000 });
  try {
    return { pool, api: await createDataApi({ ...PROJECT_DATA, pool, log }) };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
