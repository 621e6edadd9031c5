import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import { RateLimiterMemory } from "rate-limiter-flexible";
import {
  MOST_NEWSLETTER_BYTES,
  NEWSLETTER_DOOR,
  NEWSLETTER_PATH,
  NEWSLETTER_STEPS,
  type NewsletterOutcome,
  type NewsletterStep,
  newsletterForm,
  newsletterQuery,
} from "../../../contracts/newsletter.ts";
import { readLinks } from "../../domain/newsletter/links.ts";
import { askForNews, confirmNews, leaveNews } from "../../domain/newsletter/subscription.ts";
import { sendData, sendError } from "../../http/answer.ts";
import { clientNetwork } from "../../http/client-network.ts";
import type { Mount } from "../../http/mount.ts";
import type { Logger } from "../../log.ts";
import { countOrRefuse } from "../count-or-refuse.ts";
import { problemsOf } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { readBody } from "../read-body.ts";

/** An office may subscribe together; beyond that it is a program. */
const OF_ONE_NETWORK = { points: 20, duration: 3600 };
/** From everywhere: each is a mail to somebody who may not have asked. */
const OF_ALL = { points: 2000, duration: 86_400 };
/** Links that are not ours: mail programs cut some, but nobody guesses one. */
const WRONG_LINKS = { points: 60, duration: 3600 };

const FORM = /^application\/x-www-form-urlencoded\b/i;
const JSON_BODY = /^application\/json\b/i;

/**
 * News by mail, for whom there is no account to ask: `POST /api/newsletter/subscribe`, as JSON or as the form
 * of a browser without scripts, and the links of its mails, `POST /newsletter/confirm` and
 * `POST /newsletter/leave`, which mail programs may press themselves (RFC 8058). Opening a link (GET) shows a
 * page with a button and changes nothing.
 */
export function createNewsletterDoor(settings: {
  pool: pg.Pool;
  /** Without a mail server nobody can be asked. */
  canMail: boolean;
  trustProxy: boolean;
  log: Pick<Logger, "error">;
}): Mount {
  const { pool, canMail, trustProxy, log } = settings;
  const ofOne = new RateLimiterMemory(OF_ONE_NETWORK);
  const ofAll = new RateLimiterMemory(OF_ALL);
  const wrong = new RateLimiterMemory(WRONG_LINKS);
  const message = "Too many requests. Try again later.";

  const subscribe = async (request: IncomingMessage, isForm: boolean): Promise<void> => {
    // Another site's page may not ask in its readers' name.
    if (request.headers["sec-fetch-site"] === "cross-site") {
      throw new OperationError("permission_denied", "Requests come from our own pages.");
    }
    if (!canMail) throw new OperationError("service_unavailable", "There is no mail server.");
    const parsed = newsletterForm.safeParse(await readForm(request, isForm));
    if (!parsed.success) {
      throw new OperationError("invalid_input", "Some fields are not as they must be.", {
        fields: problemsOf(parsed.error),
      });
    }
    await countOrRefuse(ofOne, clientNetwork(request, trustProxy), message);
    // A program that is told it was refused tries something else.
    if (parsed.data.homepage !== "") return;
    await countOrRefuse(ofAll, "all", message);
    await askForNews(pool, parsed.data);
  };

  const answerForm = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isForm = FORM.test(typeOf(request));
    try {
      await subscribe(request, isForm);
    } catch (error) {
      const refusal = asRefusal(request, response, error);
      if (isForm) leadBack(response, outcomeOf(refusal));
      else sendError(response, refusal.code, refusal.message, refusal.details);
      return;
    }
    if (isForm) leadBack(response, "asked");
    else sendData(response, null);
  };

  const takeStep = async (
    request: IncomingMessage,
    step: NewsletterStep,
    token: string,
  ): Promise<NewsletterOutcome> => {
    const reader = (await readLinks(pool)).read(step, token);
    if (!reader) {
      await countOrRefuse(wrong, clientNetwork(request, trustProxy), message);
      return "unknown";
    }
    if (step === "confirm") return (await confirmNews(pool, reader.id)) ? "confirmed" : "unknown";
    await leaveNews(pool, reader);
    return "left";
  };

  const answerStep = async (
    request: IncomingMessage,
    response: ServerResponse,
    step: NewsletterStep,
    token: string,
  ): Promise<void> => {
    let isPage = true;
    let outcome: NewsletterOutcome;
    try {
      isPage = isOfPage(await readBody(request, MOST_NEWSLETTER_BYTES));
      outcome = await takeStep(request, step, token);
    } catch (error) {
      outcome = outcomeOf(asRefusal(request, response, error));
    }
    if (isPage) leadBack(response, outcome);
    else tellMailProgram(response, outcome);
  };

  const asRefusal = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    if (!request.complete) response.setHeader("connection", "close");
    if (error instanceof OperationError) return error;
    log.error({ error: String(error) }, "A request for news by mail failed");
    return new OperationError("server_error", "Something went wrong on our side.");
  };

  return {
    handle(request, response) {
      if (request.method !== "POST") return false;
      const [path = "", query = ""] = (request.url ?? "").split("?", 2);
      const step = NEWSLETTER_STEPS.find((one) => path === `${NEWSLETTER_PATH}/${one}`);
      if (step) {
        const token = new URLSearchParams(query).get("token") ?? "";
        void answerStep(request, response, step, token);
        return true;
      }
      if (path !== NEWSLETTER_DOOR) return false;
      void answerForm(request, response);
      return true;
    },
  };
}

async function readForm(request: IncomingMessage, isForm: boolean): Promise<unknown> {
  if (!isForm && !JSON_BODY.test(typeOf(request))) {
    throw new OperationError("invalid_input", "The body must be application/json.");
  }
  const body = await readBody(request, MOST_NEWSLETTER_BYTES);
  if (isForm) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    throw new OperationError("invalid_input", "The body is no JSON.");
  }
}

/** Our own page's button; mail programs send `List-Unsubscribe=One-Click`, in either form of a body. */
function isOfPage(body: string): boolean {
  return new URLSearchParams(body).get("from") === "page";
}

function typeOf({ headers }: IncomingMessage): string {
  return headers["content-type"] ?? "";
}

function outcomeOf({ code }: OperationError): NewsletterOutcome {
  if (code === "too_many_requests") return "often";
  return code === "invalid_input" ? "invalid" : "failed";
}

function leadBack(response: ServerResponse, outcome: NewsletterOutcome): void {
  const location = `${NEWSLETTER_PATH}${newsletterQuery(outcome)}`;
  response.writeHead(303, { location, "cache-control": "no-store" }).end();
}

const STATUS: Partial<Record<NewsletterOutcome, number>> = {
  confirmed: 200,
  left: 200,
  often: 429,
  failed: 500,
};

function tellMailProgram(response: ServerResponse, outcome: NewsletterOutcome): void {
  response.writeHead(STATUS[outcome] ?? 400, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(outcome);
}
