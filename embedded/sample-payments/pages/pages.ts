import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import type { Log } from "../../log.ts";
import type { Ring } from "../../ring.ts";
import { isFromThisMachine } from "../../this-machine.ts";
import type { Clock } from "../clock.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { parseForm } from "../http/form-parameters.ts";
import { readBody } from "../http/read-body.ts";
import { performAct } from "../store/act.ts";
import { createStore } from "../store/store.ts";
import { noSuch, StripeFault } from "../stripe-fault.ts";
import { checkoutPage } from "./checkout-page.ts";
import { formToken, isFormToken } from "./form-token.ts";
import { invoicePage } from "./invoice-page.ts";
import { overviewPage } from "./overview-page.ts";
import { messagePage } from "./page.ts";
import { portalPage } from "./portal-page.ts";
import type { Outcome, SitePage } from "./site.ts";

const MOUNT = "/_payments";

type Settings = {
  pool: pg.Pool;
  clock: Clock;
  publicUrl: string;
  /** The tokens of the forms are made from it. */
  secretKeys: Ring<string>;
  /** The endpoints behind the overview's buttons. */
  sandbox: Endpoint[];
  slowSeconds: number;
  onAct(): void;
  log: Log;
};

/**
 * The provider's pages.
 * @returns a handler that ignores other addresses.
 */
export function createPages(settings: Settings) {
  const site = [
    checkoutPage(settings.slowSeconds),
    portalPage,
    invoicePage,
    overviewPage(settings.pool),
  ];
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (path !== MOUNT && !path.startsWith(`${MOUNT}/`)) return false;
    if (!isFromThisMachine(request)) {
      response.writeHead(403, { "content-type": "text/plain" });
      response.end("The sample payment provider answers to this machine only.");
      return true;
    }
    const below = path.slice(MOUNT.length);
    const found = site.find(({ pattern }) => pattern.test(below));
    serve(settings, found, request, response, path).catch((error: unknown) => {
      settings.log("error", "A page of the sample payment provider failed", {
        path,
        error: String(error),
      });
      response.destroy();
    });
    return true;
  };
}

async function serve(
  settings: Settings,
  found: SitePage | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (!found) return send(response, 404, messagePage("Sample payments", "There is no such page."));
  const id = found.pattern.exec(path.slice(MOUNT.length))?.[1] ?? "";
  const outcome =
    request.method === "POST" ? await submit(settings, found, request, path, id) : undefined;
  if (outcome && "goTo" in outcome) {
    // No address is the page itself.
    response.writeHead(303, { location: outcome.goTo || path, "cache-control": "no-store" });
    response.end();
    return;
  }
  const { pool, clock, secretKeys } = settings;
  const view = {
    store: createStore(pool),
    now: clock.now(),
    token: formToken(secretKeys()[0], path),
    complaint: outcome?.complaint,
  };
  const { status, text } = await found.show(view, id);
  send(response, outcome?.status ?? status, text);
}

async function submit(
  settings: Settings,
  found: SitePage,
  request: IncomingMessage,
  path: string,
  id: string,
): Promise<Outcome> {
  try {
    const form = new URLSearchParams(await readBody(request));
    const isOurs =
      isSameOrigin(request) && isFormToken(settings.secretKeys(), path, form.get("token") ?? "");
    if (!isOurs) {
      return { status: 403, complaint: "This form is not from this page: try it again here." };
    }
    form.delete("token");
    const { act: perform } = found;
    if (!perform) return await callSandbox(settings, form);
    const outcome = await inAct(settings, (act) => perform(act, id, new Map(form)));
    settings.onAct();
    return outcome;
  } catch (error) {
    if (error instanceof StripeFault) return { status: error.status, complaint: error.message };
    throw error;
  }
}

async function callSandbox(settings: Settings, form: URLSearchParams): Promise<Outcome> {
  const path = `/v1/test_helpers${form.get("do") ?? ""}`;
  form.delete("do");
  const found = settings.sandbox.find(
    ({ method, pattern }) => method === "POST" && pattern.test(path),
  );
  if (!found) throw noSuch("action", path);
  const id = found.pattern.exec(path)?.[1] ?? "";
  const parameters = parseForm(form.toString());
  if ("operate" in found) await found.operate(parameters, id);
  else await inAct(settings, (act) => found.run(act, parameters, id));
  settings.onAct();
  return { goTo: "" };
}

function inAct<Result>(
  { pool, clock, publicUrl }: Settings,
  work: Parameters<typeof performAct<Result>>[2],
): Promise<Result> {
  const origin = { id: null, idempotency_key: null };
  return performAct(pool, { now: clock.now(), publicUrl, origin }, work);
}

/** Browsers say where a form came from; a client that does not still needs the token. */
function isSameOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    // Forms must tell their origin, which no-referrer would hide.
    "referrer-policy": "same-origin",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  });
  response.end(text);
}
