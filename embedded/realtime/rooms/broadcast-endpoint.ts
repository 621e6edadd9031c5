import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { Identity } from "../../gateway/identity.ts";
import { createTokenBucket } from "../limits/token-bucket.ts";
import type { Broadcast } from "../wire/broadcast-frames.ts";
import { parseJson } from "../wire/frames.ts";
import { maySend, type Rooms, SENDING_REFUSED } from "./rooms.ts";

/** A status and its explanation; 202 has none. */
type Answer = { status: 202 | 400 | 403 | 404 | 405 | 413 | 422 | 429; message?: string };

const MESSAGES_PER_SECOND = 200;
const FORBIDDEN: Answer = { status: 403, message: SENDING_REFUSED };
const PRIVATE: Answer = { status: 403, message: "Private channels are not served by this backend" };

const batch = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1),
        event: z.string().min(1),
        payload: z.record(z.string(), z.unknown()),
        private: z.boolean().nullish(),
      }),
    )
    .max(100),
});

/**
 * Broadcasts over HTTP: `POST /api/broadcast` with a batch of messages, or
 * `POST /api/broadcast/{topic}/events/{event}` with one payload, JSON or bytes.
 */
export function createBroadcastEndpoint(rooms: Rooms, maxBytes: number) {
  const bucket = createTokenBucket(MESSAGES_PER_SECOND, MESSAGES_PER_SECOND * 2);

  const sendBatch = (body: Buffer): Answer => {
    const parsed = batch.safeParse(parseJson(body.toString("utf8"))).data;
    if (!parsed) return { status: 422, message: "messages: topic, event and payload are needed" };
    if (parsed.messages.some((message) => message.private)) return PRIVATE;
    if (!bucket.take(parsed.messages.length))
      return { status: 429, message: "Too many messages per second" };
    for (const { topic, event, payload } of parsed.messages) {
      const payloadJson = JSON.stringify({ type: "broadcast", event, payload });
      rooms.broadcast(`realtime:${topic}`, { kind: "message", payloadJson }, null);
    }
    return { status: 202 };
  };

  const sendOne = (topic: string, event: string, body: Buffer, contentType: string): Answer => {
    const encoding = contentType.startsWith("application/octet-stream") ? "binary" : "json";
    if (encoding === "json" && parseJson(body.toString("utf8")) === undefined) {
      return { status: 400, message: "The body is no JSON" };
    }
    // Lengths are one byte each in the frame.
    if (Buffer.byteLength(topic) > 240 || Buffer.byteLength(event) > 255) {
      return { status: 422, message: "The topic or the event is too long" };
    }
    if (!bucket.take(1)) return { status: 429, message: "Too many messages per second" };
    const broadcast: Broadcast = { kind: "user", event, encoding, payload: body };
    rooms.broadcast(`realtime:${topic}`, broadcast, null);
    return { status: 202 };
  };

  const answer = async (request: IncomingMessage, path: string, query: string): Promise<Answer> => {
    const address = /^\/api\/broadcast(?:\/([^/]+)\/events\/([^/]+))?$/.exec(path);
    if (!address) return { status: 404, message: "Not found" };
    const [, topic, event] = address;
    if (request.method !== "POST") return { status: 405, message: "Only POST is served" };
    const body = await readBody(request, maxBytes);
    if (!body) return { status: 413, message: `A message has at most ${maxBytes} bytes` };
    if (topic === undefined || event === undefined) return sendBatch(body);
    if (new URLSearchParams(query).get("private") === "true") return PRIVATE;
    const [topicName, eventName] = [decode(topic), decode(event)];
    if (topicName === null || eventName === null)
      return { status: 400, message: "Malformed address" };
    return sendOne(topicName, eventName, body, request.headers["content-type"] ?? "");
  };

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    identity: Identity,
    path: string,
    query: string,
  ): Promise<void> => {
    const { status, message } = maySend(identity) ? await answer(request, path, query) : FORBIDDEN;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(message === undefined ? "" : JSON.stringify({ message }));
  };
}

/** The whole body, or null when it is too large. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > maxBytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
