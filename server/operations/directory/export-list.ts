import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import type { ErrorCode } from "../../../contracts/errors.ts";
import type { Mount } from "../../http/front.ts";
import { COMMON_HEADERS } from "../../http/security-headers.ts";
import type { Logger } from "../../log.ts";
import { sendError } from "../answer.ts";
import { exportColumns, exportFilters, type ListName, readExportPage } from "./export-pages.ts";

const PATH = /^\/api\/(startups|investors)\/export$/;

/**
 * `POST /api/startups/export?…` and `/api/investors/export?…`: the filtered list as CSV, for anyone
 * signed in. The query is that of the directory's page. Rows are read with the person's own token,
 * page after page as the connection takes them: neither side ever holds the whole list.
 */
export function createListExport(settings: {
  backend: { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string };
  log: Logger;
}): Mount {
  return {
    handle(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
      const [, list] = PATH.exec(pathname) ?? [];
      if (list !== "startups" && list !== "investors") return false;
      if (request.method !== "POST") {
        response.writeHead(405, { allow: "POST" }).end();
        return true;
      }
      // A body has nothing to say here, but must be taken in for the connection to be used again.
      request.resume();
      exportList({ ...settings, list, searchParams, request, response }).catch((error: unknown) => {
        settings.log.error({ error: String(error), list }, "An export broke off");
        response.destroy();
      });
      return true;
    },
  };
}

async function exportList(task: {
  backend: { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string };
  list: ListName;
  searchParams: URLSearchParams;
  request: IncomingMessage;
  response: ServerResponse;
}): Promise<void> {
  const { backend, list, searchParams, request, response } = task;
  const [, accessToken] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (!accessToken) {
    sendError(response, "unauthenticated", "Sign in to export a list.");
    return;
  }
  const read = (after: string | null) =>
    readExportPage({
      backend,
      accessToken,
      list,
      filters: exportFilters(list, searchParams),
      after,
    });
  // The first page is read before the answer begins, so that a refusal has a status.
  const first = await read(null);
  if ("refusal" in first) {
    sendError(response, codeOf(first.refusal.status), first.refusal.message);
    return;
  }
  const columns = exportColumns(list, searchParams.get("lang"));
  response.writeHead(200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="benih-${list}.csv"`,
    "cache-control": "no-store",
    ...COMMON_HEADERS,
  });
  await pipeline(
    Readable.from(allRows(first.rows, read)),
    // The mark tells spreadsheets the encoding; formulas of strangers must not run in them.
    stringify({
      header: true,
      columns,
      bom: true,
      escape_formulas: true,
      cast: { object: joined },
    }),
    response,
  );
}

type Row = Record<string, unknown>;
type ReadPage = (after: string) => ReturnType<typeof readExportPage>;

async function* allRows(first: Row[], read: ReadPage): AsyncGenerator<Row> {
  const start = first[0]?.slug;
  for (let rows = first; rows.length > 0; ) {
    yield* rows;
    const last = rows.at(-1)?.slug;
    if (typeof last !== "string") return;
    const next = await read(last);
    if ("refusal" in next) throw new Error(next.refusal.message);
    // The company that the next page was to follow has been withdrawn: the list began anew.
    if (next.rows[0]?.slug === start) throw new Error("The list changed while it was exported");
    rows = next.rows;
  }
}

/** Lists of values stand in one field. */
function joined(value: unknown): string {
  return Array.isArray(value) ? value.join("; ") : String(value);
}

function codeOf(status: number): ErrorCode {
  if (status === 401 || status === 403) return "unauthenticated";
  return status === 504 ? "request_timeout" : "server_error";
}
