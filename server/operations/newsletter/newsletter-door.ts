import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import {
  NEWSLETTER_DOOR,
  NEWSLETTER_PATH,
  NEWSLETTER_STEPS,
  type NewsletterOutcome,
  type NewsletterStep,
  newsletterQuery,
} from "../../../contracts/newsletter.ts";
import { MOST_NEWSLETTER_BYTES, newsletterForm } from "../../../contracts/newsletter-form.ts";
import { readLinks } from "../../domain/newsletter/links.ts";
import { askForNews, confirmNews, leaveNews } from "../../domain/newsletter/subscription.ts";
import type { Mount } from "../../http/mount.ts";
import type { Logger } from "../../log.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerNetwork } from "../per-network.ts";
import { asRefusal, createPublicForm, leadTo, outcomeOf } from "../public-form.ts";
import { readBody } from "../read-body.ts";

/** For invalid links: mail programs cut some, but guessing must be hopeless. */
const WRONG_LINKS = { points: 60, duration: 3600 };

/**
 * News by mail for people without an account: `POST /api/newsletter/subscribe`, as JSON or as the form of a
 * browser without scripts, and the links in its mails, `POST /newsletter/confirm` and
 * `POST /newsletter/leave`, which mail programs may call themselves (RFC 8058). Opening a link (GET) shows a
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
  const countWrong = limitPerNetwork(pool, "wrong_newsletter_links", WRONG_LINKS, trustProxy);
  const answerForm = createPublicForm({
    name: "newsletter_requests",
    schema: newsletterForm,
    mostBytes: MOST_NEWSLETTER_BYTES,
    async take(asked) {
      if (!canMail) throw new OperationError("service_unavailable", "There is no mail server.");
      await askForNews(pool, asked);
    },
    pageAfter: (outcome) => pageAfter(outcome === "taken" ? "asked" : outcome),
    pool,
    trustProxy,
    log,
  });

  const takeStep = async (
    request: IncomingMessage,
    step: NewsletterStep,
    token: string,
  ): Promise<NewsletterOutcome> => {
    const reader = (await readLinks(pool)).read(step, token);
    if (!reader) {
      await countWrong(request);
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
      outcome = outcomeOf(asRefusal(request, response, error, log));
    }
    if (isPage) leadTo(response, pageAfter(outcome));
    else tellMailProgram(response, outcome);
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

/** Our own page's button; mail programs send `List-Unsubscribe=One-Click`, in either form of a body. */
function isOfPage(body: string): boolean {
  return new URLSearchParams(body).get("from") === "page";
}

function pageAfter(outcome: NewsletterOutcome): string {
  return `${NEWSLETTER_PATH}${newsletterQuery(outcome)}`;
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
