import type pg from "pg";
import {
  type FundingView,
  fundingQuery,
  MOST_DOWNLOADED_ROUNDS,
  readFundingView,
} from "../../contracts/funding-view.ts";
import { readFigures, readNewestRounds } from "../domain/funding/read-figures.ts";
import type { Logger } from "../log.ts";
import { sendError } from "./answer.ts";
import type { Document } from "./document.ts";
import { figuresCsv, fundingJson, roundsCsv } from "./funding-files.ts";
import type { Mount } from "./mount.ts";
import { type NetworkTurns, sendRefused } from "./network-turns.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { COMMON_HEADERS } from "./security-headers.ts";
import { encodingFor, sendStored, storeAnswer } from "./stored-answer.ts";

/** The content of each address, and its file name. */
const FILES: Record<string, { name: string; extension: "csv" | "json" }> = {
  "/funding-tracker.csv": { name: "figures", extension: "csv" },
  "/funding-tracker/rounds.csv": { name: "rounds", extension: "csv" },
  "/funding-tracker.json": { name: "funding", extension: "json" },
};

/** Larger files are made on each request: cached, they would push out pages. */
const LARGEST_KEPT = 200_000;

/** PostgreSQL's code for a statement that was cancelled by its time limit. */
const QUERY_CANCELED = "57014";

/**
 * The funding tracker's figures as files, `/funding-tracker.csv`, `/funding-tracker/rounds.csv` and
 * `/funding-tracker.json`, with the query of its page. As for the page, no session is needed.
 */
export function createFundingDownloads(settings: {
  pool: pg.Pool;
  publicUrl: string;
  cache: PageCache;
  turns: NetworkTurns;
  log: Logger;
}): Mount {
  const { pool, publicUrl, cache, turns, log } = settings;

  const make = async (path: string, view: FundingView): Promise<Document> => {
    if (path === "/funding-tracker.csv") return figuresCsv(await readFigures(pool, view));
    const rounds = await readNewestRounds(pool, view, MOST_DOWNLOADED_ROUNDS);
    if (path === "/funding-tracker/rounds.csv") return roundsCsv(rounds, publicUrl);
    return fundingJson(view, await readFigures(pool, view), rounds, publicUrl);
  };

  return {
    handle(request, response) {
      const [pathname = "/", query = ""] = (request.url ?? "/").split("?");
      const file = FILES[pathname];
      if (!file || (request.method !== "GET" && request.method !== "HEAD")) return false;
      const encoding = encodingFor(request);
      // The whole list, whatever page the reader was on.
      const view = { ...readFundingView(new URLSearchParams(query)), after: null };
      const render = async () => {
        const document = await make(pathname, view);
        return storeAnswer(
          {
            status: 200,
            body: document.body,
            storable: document.body.length <= LARGEST_KEPT,
            headers: {
              "content-type": document.type,
              "content-disposition": `attachment; filename="${fileName(file, view)}"`,
              "cache-control": "public, max-age=60",
              vary: "Accept-Encoding",
              ...COMMON_HEADERS,
            },
          },
          encoding,
        );
      };
      const key = `document ${encoding} ${pathname}${fundingQuery(view)}`;
      turns.join(key, request);
      cache
        .get(key, () => turns.take(key, request, render))
        .then(
          (answer) => sendStored(request, response, answer, []),
          (error: unknown) => {
            if (sendRefused(error, response)) return;
            log.error({ error: String(error), path: pathname }, "A download could not be made");
            if (timedOut(error))
              sendError(response, "request_timeout", "Request timeout. Try again.");
            else sendError(response, "server_error", "Server error. Try again in a moment.");
          },
        );
      return true;
    },
  };
}

/** Such as `benih-rounds-month-singapore.csv`; all of it comes from closed lists. */
function fileName(file: { name: string; extension: string }, view: FundingView): string {
  const parts = [
    "benih",
    file.name,
    view.period,
    view.country,
    view.ventureRound,
    view.sector,
    view.from,
  ];
  const name = parts.filter((part) => part !== null).join("-");
  return `${name.toLowerCase().replaceAll(/[ _]/g, "-")}.${file.extension}`;
}

function timedOut(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === QUERY_CANCELED;
}
