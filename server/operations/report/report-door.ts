import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import { RateLimiterMemory } from "rate-limiter-flexible";
import {
  MOST_REPORT_BYTES,
  type ReportOutcome,
  readReportedPage,
  reportForm,
  reportQuery,
} from "../../../contracts/mistakes.ts";
import { keepReport } from "../../domain/cases/keep-report.ts";
import { sendData, sendError } from "../../http/answer.ts";
import { clientNetwork } from "../../http/client-network.ts";
import type { Mount } from "../../http/mount.ts";
import type { Logger } from "../../log.ts";
import { countOrRefuse } from "../count-or-refuse.ts";
import { problemsOf } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { readBody } from "../read-body.ts";

const PATH = "/api/report/send";

/** An office may read together, and a class; beyond that it is a program. */
const OF_ONE_NETWORK = { points: 20, duration: 3600 };
/** From everywhere: more than anybody could read in a day. */
const OF_ALL = { points: 2000, duration: 86_400 };

/**
 * `POST /api/report/send`: readers report a mistake without an account, as JSON, or as the form that
 * a browser without scripts sends, which is led back to its page.
 */
export function createReportDoor(settings: {
  pool: pg.Pool;
  trustProxy: boolean;
  log: Logger;
}): Mount {
  const { pool, trustProxy, log } = settings;
  const ofOne = new RateLimiterMemory(OF_ONE_NETWORK);
  const ofAll = new RateLimiterMemory(OF_ALL);

  const take = async (request: IncomingMessage, told: unknown): Promise<void> => {
    // Another site's page may not send in its readers' name.
    if (request.headers["sec-fetch-site"] === "cross-site") {
      throw new OperationError("permission_denied", "Reports come from our own pages.");
    }
    const parsed = reportForm.safeParse(told);
    if (!parsed.success) {
      throw new OperationError("invalid_input", "Some fields are not as they must be.", {
        fields: problemsOf(parsed.error),
      });
    }
    const message = "Too many reports. Try again later.";
    await countOrRefuse(ofOne, clientNetwork(request, trustProxy), message);
    // A program that is told it was refused tries something else.
    if (parsed.data.homepage !== "") return;
    await countOrRefuse(ofAll, "all", message);
    await keepReport(pool, parsed.data);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(typeOf(request));
    let told: unknown;
    try {
      told = await readReport(request, isForm);
      await take(request, told);
    } catch (error) {
      if (!request.complete) response.setHeader("connection", "close");
      const refusal =
        error instanceof OperationError
          ? error
          : new OperationError("server_error", "Something went wrong on our side.");
      if (refusal !== error) log.error({ error: String(error) }, "A report could not be kept");
      if (isForm) leadBack(response, told, outcomeOf(refusal));
      else sendError(response, refusal.code, refusal.message, refusal.details);
      return;
    }
    if (isForm) leadBack(response, told, "sent");
    else sendData(response, null);
  };

  return {
    handle(request, response) {
      if (request.url !== PATH || request.method !== "POST") return false;
      void answer(request, response);
      return true;
    },
  };
}

async function readReport(request: IncomingMessage, isForm: boolean): Promise<unknown> {
  if (!isForm && !/^application\/json\b/i.test(typeOf(request))) {
    throw new OperationError("invalid_input", "The body must be application/json.");
  }
  const body = await readBody(request, MOST_REPORT_BYTES);
  if (isForm) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    throw new OperationError("invalid_input", "The body is no JSON.");
  }
}

function typeOf({ headers }: IncomingMessage): string {
  return headers["content-type"] ?? "";
}

function outcomeOf({ code }: OperationError): ReportOutcome {
  if (code === "too_many_requests") return "often";
  return code === "server_error" ? "failed" : "invalid";
}

function leadBack(response: ServerResponse, told: unknown, outcome: ReportOutcome): void {
  const path = reportForm.pick({ page: true }).safeParse(told).data?.page ?? "";
  const location = `/report${reportQuery({ page: readReportedPage(path), outcome })}`;
  response.writeHead(303, { location, "cache-control": "no-store" }).end();
}
