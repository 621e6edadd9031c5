import type pg from "pg";
import { LANGUAGES, type Language, languageOrDefault } from "../../contracts/languages.ts";
import { readReportAddress, reportAddress } from "../../contracts/market-reports.ts";
import { readReport } from "../domain/reports/keep-reports.ts";
import { makeMonthPdf } from "../domain/reports/pdf/make-month-pdf.ts";
import type { Logger } from "../log.ts";
import { sendError } from "./answer.ts";
import type { Mount } from "./mount.ts";
import { type NetworkTurns, sendRefused } from "./network-turns.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { COMMON_HEADERS } from "./security-headers.ts";
import { sendStored, storeAnswer } from "./stored-answer.ts";

/**
 * `/reports/2026-10.pdf?lang=`: the report of a month as a PDF. As there are few, each is drawn once for
 * everybody, in turns.
 */
export function createReportFiles(settings: {
  pool: pg.Pool;
  publicUrl: string;
  cache: PageCache;
  turns: NetworkTurns;
  log: Logger;
}): Mount {
  const { pool, publicUrl, cache, turns, log } = settings;

  const draw = async (name: string, language: Language) => {
    const named = readReportAddress(name);
    const report =
      named?.kind === "month" ? await readReport(pool, "month", named.period) : undefined;
    if (!named || !report) return undefined;
    const address = `${publicUrl}${reportAddress("month", named.period)}?lang=${language}`;
    return makeMonthPdf({ report, language, address });
  };

  return {
    handle(request, response) {
      const [path = "/", query = ""] = (request.url ?? "/").split("?");
      const [, name] = /^\/reports\/([\d-]{4,7})\.pdf$/.exec(path) ?? [];
      if (name === undefined || (request.method !== "GET" && request.method !== "HEAD"))
        return false;
      const language = languageOrDefault(new URLSearchParams(query).get("lang"));
      const render = async () => {
        const pdf = await draw(name, language);
        return storeAnswer(
          {
            status: pdf ? 200 : 404,
            body: pdf ? Buffer.from(pdf) : "",
            storable: pdf !== undefined,
            headers: {
              "content-type": pdf ? "application/pdf" : "text/plain; charset=utf-8",
              "cache-control": pdf ? "public, max-age=300" : "no-store",
              ...(pdf && {
                "content-disposition": `attachment; filename="benih-funding-${name}-${language}.pdf"`,
              }),
              ...COMMON_HEADERS,
            },
          },
          "identity",
        );
      };
      const keyOf = (one: Language) => `document ${one} ${path}`;
      const key = keyOf(language);
      turns.join(key, request);
      cache
        .get(
          key,
          () => turns.take(key, request, render),
          () => LANGUAGES.map(keyOf),
        )
        .then(
          (answer) => sendStored(request, response, answer, []),
          (error: unknown) => {
            if (sendRefused(error, response)) return;
            log.error({ error: String(error), path }, "A report could not be drawn");
            sendError(response, "server_error", "Server error. Try again in a moment.");
          },
        );
      return true;
    },
  };
}
