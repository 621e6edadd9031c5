import { afterEach, expect, it } from "vitest";
import { startReceiver } from "../../testing/receiver.ts";
import { reportFailure } from "./failures.ts";
import { asRequest } from "./request-id.ts";
import { readDsn, sendToSentry } from "./sentry.ts";
import { type Failure, hearSignals } from "./signal.ts";

const ROOT = process.cwd();
const ABOUT = { version: "1.2.3", environment: "benih.example", root: ROOT };

const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function start(status = 200) {
  const receiver = await startReceiver(status);
  ends.push(receiver.close);
  const address = readDsn(receiver.url.replace("http://", "http://public_key@").concat("/base/42"));
  if (!address) throw new Error("no address");
  const lost: string[] = [];
  return { receiver, lost, sentry: sendToSentry(address, ABOUT, (why) => lost.push(why)) };
}

/** The fault that failing code reports to the main thread. */
function failureOf(error: unknown): Failure {
  const told: Failure[] = [];
  const stop = hearSignals((one) => {
    if (one.kind === "failure") told.push(one.failure);
  });
  asRequest("request-1", () => reportFailure(error, { part: "operation", name: "deck/start" }));
  stop();
  const [failure] = told;
  if (!failure) throw new Error("nothing was told");
  return failure;
}

it("sends a fault as an envelope: type, scrubbed message, our own frames, and the request", async () => {
  const { receiver, sentry } = await start();
  sentry.take(failureOf(new RangeError('no column "private words of a founder"\nat their deck')));
  await sentry.sent();
  const [{ path, headers, body } = { path: "", headers: {}, body: "" }] = receiver.received;
  expect(path).toBe("/base/api/42/envelope/");
  expect(headers["x-sentry-auth"]).toContain("sentry_key=public_key");
  const [head, item, event] = body
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(item).toEqual({ type: "event" });
  expect(event.event_id).toBe(head.event_id);
  expect(event).toMatchObject({
    platform: "node",
    level: "error",
    release: "benih@1.2.3",
    environment: "benih.example",
    transaction: "operation deck/start",
    tags: { part: "operation", request_id: "request-1" },
  });
  const [thrown] = event.exception.values;
  expect(thrown.type).toBe("RangeError");
  expect(body).not.toContain("private words");
  const last = thrown.stacktrace.frames.at(-1);
  expect(last).toMatchObject({ filename: "server/signals/sentry.test.ts", in_app: true });
  expect(last.lineno).toBeGreaterThan(1);
});

it("sends the same fault once a minute", async () => {
  const { receiver, sentry } = await start();
  const failure = failureOf(new Error("same"));
  for (let times = 0; times < 3; times += 1) sentry.take(failure);
  sentry.take(failureOf(new Error("another")));
  await sentry.sent();
  expect(receiver.received).toHaveLength(2);
});

it("sends so many at once, and says how many it dropped", async () => {
  const { receiver, sentry, lost } = await start();
  for (let kind = 0; kind < 40; kind += 1) {
    sentry.take(failureOf(new Error("x".repeat(kind + 1).replaceAll("x", "y z "))));
  }
  await sentry.sent();
  expect(receiver.received).toHaveLength(30);
  expect(lost).toEqual(["10 were dropped: too many at once"]);
});

it("says what could not be delivered, and goes on", async () => {
  const { sentry, lost } = await start(429);
  sentry.take(failureOf(new Error("refused")));
  await sentry.sent();
  expect(lost).toEqual(["answered 429"]);
});

it.each([
  "https://sentry.example/1",
  "ftp://key@sentry.example/1",
  "https://key@sentry.example/",
  "x",
])("%s is no DSN", (dsn) => {
  expect(readDsn(dsn)).toBeUndefined();
});
