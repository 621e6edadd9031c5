import { randomUUID } from "node:crypto";
import type { Failure } from "./signal.ts";

/** Where faults are sent: `https://<key>@<host>/<path and project>`. */
export type SentryAddress = { url: string; key: string };

/** @returns undefined if it is no DSN. */
export function readDsn(dsn: string): SentryAddress | undefined {
  const parts = URL.parse(dsn);
  const found = parts && /^(.*)\/(\d+)$/.exec(parts.pathname);
  if (!parts || !found || parts.username === "" || !/^https?:$/.test(parts.protocol))
    return undefined;
  const [, path = "", project = ""] = found;
  return {
    url: `${parts.protocol}//${parts.host}${path}/api/${project}/envelope/`,
    key: parts.username,
  };
}

/** A stopping server waits this long. */
const ANSWER_LIMIT_MS = 3000;
/** A repeated fault must not become a flood: each kind is sent once in this time. */
const SAME_AGAIN_MS = 60_000;
const MOST_REMEMBERED = 200;
/** For all kinds together: a server in trouble must not be busy reporting it. */
const MOST_AT_ONCE = 30;
/** `at name (file:1:2)`, or `at file:1:2`. */
const FRAME = /^\s+at (?:async )?(?:(.*?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;

/**
 * Sends faults by Sentry's envelope protocol.
 * @param about.root the program's folder, to which frames' files are relative
 * @returns sends a fault; `onLost` is told why one could not be delivered
 * @see https://develop.sentry.dev/sdk/data-model/envelopes/
 */
export function sendToSentry(
  { url, key }: SentryAddress,
  about: { version: string; environment: string; root: string },
  onLost: (reason: string) => void,
): { take(failure: Failure): void; sent(): Promise<void> } {
  const lastTold = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  let dropped = 0;

  const isTold = (failure: Failure) => {
    const kind = [failure.part, failure.name, failure.type, failure.message].join(" ");
    const last = lastTold.get(kind);
    if (last !== undefined && performance.now() - last < SAME_AGAIN_MS) return true;
    if (lastTold.size >= MOST_REMEMBERED) lastTold.clear();
    lastTold.set(kind, performance.now());
    return false;
  };

  const post = async (failure: Failure) => {
    const event = eventOf(failure, about);
    const lines = [{ event_id: event.event_id }, { type: "event" }, event];
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/x-sentry-envelope",
          "x-sentry-auth": `Sentry sentry_version=7, sentry_client=benih/${about.version}, sentry_key=${key}`,
        },
        body: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) onLost(`answered ${answer.status}`);
    } catch (error) {
      onLost(String(error));
    }
  };

  return {
    take(failure) {
      if (isTold(failure)) return;
      if (underWay.size >= MOST_AT_ONCE) {
        dropped += 1;
        return;
      }
      const posting = post(failure).finally(() => {
        underWay.delete(posting);
        if (dropped > 0) onLost(`${dropped} were dropped: too many at once`);
        dropped = 0;
      });
      underWay.add(posting);
    },
    sent: async () => void (await Promise.all(underWay)),
  };
}

function eventOf(
  failure: Failure,
  { version, environment, root }: { version: string; environment: string; root: string },
) {
  const { part, name, type, message, stack, request } = failure;
  return {
    event_id: randomUUID().replaceAll("-", ""),
    timestamp: new Date().toISOString(),
    platform: "node",
    level: part === "uncaught" ? "fatal" : "error",
    release: `benih@${version}`,
    environment,
    transaction: name === undefined ? part : `${part} ${name}`,
    tags: { part, ...(request !== undefined && { request_id: request }) },
    exception: {
      values: [{ type, value: message, stacktrace: { frames: framesOf(stack, root) } }],
    },
  };
}

/** Sentry wants the oldest call first. */
function framesOf(stack: string, root: string) {
  return stack
    .split("\n")
    .flatMap((line) => {
      const found = FRAME.exec(line);
      if (!found) return [];
      const [, name, file = "", row, column] = found;
      return {
        function: name ?? "<anonymous>",
        filename: file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file,
        lineno: Number(row),
        colno: Number(column),
        in_app: file.startsWith(root) && !file.includes("/node_modules/"),
      };
    })
    .reverse();
}
