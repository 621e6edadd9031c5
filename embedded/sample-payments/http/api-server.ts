import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type pg from "pg";
import type { Log } from "../../log.ts";
import type { Ring } from "../../ring.ts";
import { isFromThisMachine } from "../../this-machine.ts";
import { API_VERSION } from "../api-version.ts";
import type { Clock } from "../clock.ts";
import { newId } from "../objects/new-id.ts";
import { type Act, performAct } from "../store/act.ts";
import { expand } from "../store/expand.ts";
import { type Answered, findAnswer, keepAnswer } from "../store/idempotency.ts";
import { createStore, type Store } from "../store/store.ts";
import { faultBody, StripeFault } from "../stripe-fault.ts";
import { authorize, requireVersion } from "./authorization.ts";
import type { Endpoint } from "./endpoint.ts";
import { canonical, parseForm } from "./form-parameters.ts";
import { readBody } from "./read-body.ts";

const MAX_KEY_LENGTH = 255;

type Settings = {
  pool: pg.Pool;
  clock: Clock;
  publicUrl: string;
  secretKeys: Ring<string>;
  endpoints: Endpoint[];
  /** After each act: there may be events to deliver, and other times to wake up at. */
  onAct(): void;
  log: Log;
};

/** Answers as `api.stripe.com` does, on a free port of this machine. */
export async function startApi(settings: Settings) {
  const server = createServer((request, response) => {
    // Only when the failure cannot be reported: the answer had begun.
    serve(settings, request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The API has no port");
  return {
    port: address.port,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function serve(settings: Settings, request: IncomingMessage, response: ServerResponse) {
  const requestId = newId("req_");
  const headers = {
    "content-type": "application/json",
    "cache-control": "no-store",
    "request-id": requestId,
    "stripe-version": API_VERSION,
  };
  try {
    const answered = await answer(settings, request, requestId);
    const isReplay = answered.requestId !== requestId;
    response.writeHead(200, {
      ...headers,
      ...(isReplay && {
        "idempotent-replayed": "true",
        "original-request": answered.requestId,
      }),
    });
    response.end(answered.text);
  } catch (error) {
    const fault =
      error instanceof StripeFault
        ? error
        : new StripeFault(500, "An unknown error occurred", { type: "api_error" });
    if (fault !== error) {
      settings.log("error", "The sample payment provider failed on a request", {
        path: request.url?.split("?")[0],
        error: String(error),
      });
    }
    response.writeHead(fault.status, headers);
    response.end(JSON.stringify(faultBody(fault, requestId), null, 2));
  }
}

async function answer(
  settings: Settings,
  request: IncomingMessage,
  requestId: string,
): Promise<Answered> {
  if (!isFromThisMachine(request))
    throw new StripeFault(403, "This sandbox answers to this machine only.");
  authorize(request, settings.secretKeys());
  requireVersion(request);
  const { method = "GET", url = "/" } = request;
  const [path = "/", query = ""] = url.split("?");
  const found = settings.endpoints.find(
    (each) => each.method === method && each.pattern.test(path),
  );
  if (!found) {
    throw new StripeFault(
      404,
      `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs, or what this sandbox serves.`,
    );
  }
  const id = found.pattern.exec(path)?.[1] ?? "";
  const { expand: wanted, ...form } = parseForm(
    method === "POST" ? await readBody(request) : query,
  );
  const paths = typeof wanted === "object" ? Object.values(wanted).map(String) : [];

  if ("operate" in found) {
    return { text: print(await found.operate(form, id)), requestId };
  }
  const produce = async (act: Act): Promise<Answered> => {
    const body = await found.run(act, form, id);
    await expand(act.store, body, paths);
    return { text: print(body), requestId };
  };
  if (method === "GET") return produce(looking(settings, createStore(settings.pool)));

  const key = method === "POST" ? idempotencyKey(request) : undefined;
  const fingerprint = `${method} ${path} ${canonical({ ...form, ...(wanted && { expand: wanted }) })}`;
  const { pool, clock, publicUrl } = settings;
  const origin = { id: requestId, idempotency_key: key ?? null };
  const answered = await performAct(
    pool,
    { now: clock.now(), publicUrl, origin },
    async (act, client) => {
      const kept = key === undefined ? undefined : await findAnswer(client, key, fingerprint);
      if (kept) return kept;
      const made = await produce(act);
      if (key !== undefined) await keepAnswer(client, key, fingerprint, made);
      return made;
    },
  );
  settings.onAct();
  return answered;
}

/** A read-only transaction cannot emit events. */
function looking({ clock, publicUrl }: Settings, store: Store): Act {
  const never = () => {
    throw new Error("A GET changes nothing");
  };
  return { store, now: clock.now(), publicUrl, emit: never, deliverIn: never, forget: never };
}

function idempotencyKey(request: IncomingMessage): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined || typeof key !== "string") return undefined;
  if (key.length > MAX_KEY_LENGTH) {
    throw new StripeFault(400, `Idempotency keys can have up to ${MAX_KEY_LENGTH} characters.`);
  }
  return key;
}

function print(body: object): string {
  return JSON.stringify(body, null, 2);
}
