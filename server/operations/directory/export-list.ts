import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import type pg from "pg";
import { z } from "zod";
import { guarded } from "../../../contracts/csv-guard.ts";
import {
  INVESTOR_FILTERS,
  INVESTOR_SORTS,
  NAME_FILTER_LENGTH,
  STARTUP_FILTERS,
  STARTUP_SORTS,
} from "../../../contracts/directory.ts";
import type { ErrorCode } from "../../../contracts/errors.ts";
import { LANGUAGES, languageOrDefault } from "../../../contracts/languages.ts";
import { OwnAnswer } from "../../http/answer.ts";
import { COMMON_HEADERS } from "../../http/security-headers.ts";
import type { Logger } from "../../log.ts";
import { ANY_REFUSALS } from "../description/description.ts";
import type { Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";
import { exportColumns, exportFilters, type ListName, readExportPage } from "./export-pages.ts";

/** Each may be the whole list. */
const EXPORTS = 30;
const WITHIN_S = 600;

const chosen = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).optional();
const lang = z.enum(LANGUAGES).optional();
const name = z.string().max(NAME_FILTER_LENGTH).optional();

/** The parameters read from the address; others are ignored. */
const QUERIES = {
  startups: z.object({
    name,
    industry: chosen(STARTUP_FILTERS.industry),
    round: chosen(STARTUP_FILTERS.round),
    country: chosen(STARTUP_FILTERS.country),
    sort: z.enum(STARTUP_SORTS).optional(),
    lang,
  }),
  investors: z.object({
    name,
    type: chosen(INVESTOR_FILTERS.type),
    country: chosen(INVESTOR_FILTERS.country),
    industry: chosen(INVESTOR_FILTERS.industry),
    sort: z.enum(INVESTOR_SORTS).optional(),
    lang,
  }),
};

type Settings = {
  pool: pg.Pool;
  backend: { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string };
  log: Logger;
};

/**
 * `POST /api/startups/export?…` and `/api/investors/export?…`: the filtered list as CSV, for
 * anybody signed in. The query is that of the directory's page. Rows are read with the person's own
 * token, page after page as fast as the connection accepts them: neither side ever holds the whole
 * list.
 */
export function exportListOperation(list: ListName, settings: Settings): Operation {
  const limit = limitPerPerson(settings.pool, `exports_of_${list}`, {
    points: EXPORTS,
    duration: WITHIN_S,
  });
  return {
    description: {
      path: `${list}/export`,
      summary: `Answers the directory of ${list} as a file, filtered and sorted as on its page.`,
      caller: "person",
      query: QUERIES[list],
      takes: { kind: "nothing" },
      answers: { kind: "csv" },
      refusals: [...ANY_REFUSALS.filter((code) => code !== "invalid_input"), "request_timeout"],
    },
    async handle({ actor, accessToken, request, searchParams }) {
      await limit(actor);
      // The body is ignored, but must be read so that the connection can be reused.
      request.resume();
      return exportList({ ...settings, accessToken, list, searchParams });
    },
  };
}

async function exportList(
  task: Settings & { accessToken: string; list: ListName; searchParams: URLSearchParams },
): Promise<OwnAnswer> {
  const { backend, log, accessToken, list, searchParams } = task;
  const filters = exportFilters(list, searchParams);
  const language = languageOrDefault(searchParams.get("lang"));
  const read = (after: string | null) =>
    readExportPage({ backend, accessToken, list, filters, language, after });
  // The first page is read before the answer begins, so that a refusal has a status.
  const first = await read(null);
  if ("refusal" in first) {
    throw new OperationError(codeOf(first.refusal.status), first.refusal.message);
  }
  const columns = exportColumns(list, language);
  return new OwnAnswer(async (response) => {
    response.writeHead(200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="benih-${list}.csv"`,
      "cache-control": "no-store",
      ...COMMON_HEADERS,
    });
    try {
      await pipeline(
        Readable.from(allRows(first.rows, read)),
        // The byte-order mark tells spreadsheets the encoding; strangers' formulas must not run there.
        stringify({
          header: true,
          columns,
          bom: true,
          cast: { string: guarded, object: (value) => guarded(joined(value)) },
        }),
        response,
      );
    } catch (error) {
      // The status has been sent; we can only break off, so that the file is known to be incomplete.
      log.error({ error: String(error), list }, "An export broke off");
      response.destroy();
    }
  });
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
    // If the company before the next page was withdrawn, the list starts from the beginning again.
    if (next.rows[0]?.slug === start) throw new Error("The list changed while it was exported");
    rows = next.rows;
  }
}

/** Lists of values share one field. */
function joined(value: unknown): string {
  return Array.isArray(value) ? value.join("; ") : String(value);
}

function codeOf(status: number): ErrorCode {
  if (status === 401 || status === 403) return "unauthenticated";
  return status === 504 ? "request_timeout" : "server_error";
}
