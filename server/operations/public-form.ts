import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import type { z } from "zod";
import { sendData, sendError } from "../http/answer.ts";
import type { Logger } from "../log.ts";
import { createLimiter, type Rate } from "../postgres/limiter.ts";
import { countOrRefuse } from "./count-or-refuse.ts";
import { problemsOf } from "./operation.ts";
import { OperationError } from "./operation-error.ts";
import { limitPerNetwork, TOO_OFTEN } from "./per-network.ts";
import { readBody } from "./read-body.ts";
import { parseStorable, readStorableForm } from "./storable.ts";

/** Enough for an office or a class; anything beyond is a program. */
const OF_ONE_NETWORK = { points: 20, duration: 3600 };
const OF_ONE_NETWORK_A_DAY = { points: 60, duration: 86_400 };
/** From everywhere together: more than staff could answer in a day. */
const OF_ALL = { points: 2000, duration: 86_400 };

const FORM = /^application\/x-www-form-urlencoded\b/i;
const JSON_BODY = /^application\/json\b/i;

/** The outcome, for the page to which a browser without scripts is redirected. */
export type FormOutcome = "taken" | "often" | "invalid" | "failed";

/** `homepage` is a field that people do not see: only programs fill it. */
type FormSchema = z.ZodType<{ homepage: string }>;

/**
 * A form that anybody may send without an account: as JSON, or from a browser without scripts, which is
 * then redirected to a page.
 * @returns answers a request for it
 */
export function createPublicForm<Schema extends FormSchema>(settings: {
  /** The prefix of its limits' names. */
  name: string;
  schema: Schema;
  mostBytes: number;
  /** Keeps the form, which is valid and within the limits. @throws OperationError */
  take(sent: z.output<Schema>): Promise<void>;
  /** @param told what was sent, if it could be read. */
  pageAfter(outcome: FormOutcome, told: unknown): string;
  pool: pg.Pool;
  trustProxy: boolean;
  log: Pick<Logger, "error">;
}): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { name, schema, mostBytes, take, pageAfter, pool, trustProxy, log } = settings;
  const perNetwork = (limit: string, rate: Rate) =>
    limitPerNetwork(pool, `${name}_of_network${limit}`, rate, trustProxy);
  const ofOne = perNetwork("", OF_ONE_NETWORK);
  const ofOneADay = perNetwork("_a_day", OF_ONE_NETWORK_A_DAY);
  const ofAll = createLimiter(pool, `${name}_of_all`, OF_ALL);

  const takeInTurn = async (request: IncomingMessage, told: unknown): Promise<void> => {
    const parsed = schema.safeParse(told);
    if (!parsed.success) {
      throw new OperationError("invalid_input", "Some fields are not as they must be.", {
        fields: problemsOf(parsed.error),
      });
    }
    await ofOne(request);
    await ofOneADay(request);
    // Pretend success: a refused program would try something else.
    if (parsed.data.homepage !== "") return;
    await countOrRefuse(ofAll, "all", TOO_OFTEN);
    await take(parsed.data);
  };

  return async (request, response) => {
    const isForm = FORM.test(typeOf(request));
    let told: unknown;
    try {
      // Another site's page must not send in its visitors' name.
      if (request.headers["sec-fetch-site"] === "cross-site") {
        throw new OperationError("permission_denied", "Requests come from our own pages.");
      }
      told = await readForm(request, isForm, mostBytes);
      await takeInTurn(request, told);
    } catch (error) {
      const refusal = asRefusal(request, response, error, log);
      if (isForm) leadTo(response, pageAfter(outcomeOf(refusal), told));
      else sendError(response, refusal.code, refusal.message, refusal.details);
      return;
    }
    if (isForm) leadTo(response, pageAfter("taken", told));
    else sendData(response, null);
  };
}

/** The refusal for an error; errors that are not the caller's fault are logged. */
export function asRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  log: Pick<Logger, "error">,
): OperationError {
  if (!request.complete) response.setHeader("connection", "close");
  if (error instanceof OperationError) return error;
  const address = request.url?.split("?")[0];
  log.error({ error: String(error), address }, "A form could not be taken");
  return new OperationError("server_error", "Something went wrong on our side.");
}

export function outcomeOf({ code }: OperationError): Exclude<FormOutcome, "taken"> {
  if (code === "too_many_requests") return "often";
  return code === "invalid_input" ? "invalid" : "failed";
}

/** Redirects to a page after a form was sent, so that reloading does not send it again. */
export function leadTo(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, "cache-control": "no-store" }).end();
}

async function readForm(
  request: IncomingMessage,
  isForm: boolean,
  mostBytes: number,
): Promise<unknown> {
  if (!isForm && !JSON_BODY.test(typeOf(request))) {
    throw new OperationError("invalid_input", "The body must be application/json.");
  }
  const body = await readBody(request, mostBytes);
  if (isForm) return readStorableForm(body);
  try {
    return parseStorable(body);
  } catch {
    throw new OperationError("invalid_input", "The body is no JSON.");
  }
}

function typeOf({ headers }: IncomingMessage): string {
  return headers["content-type"] ?? "";
}
