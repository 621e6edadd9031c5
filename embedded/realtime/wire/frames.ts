import { z } from "zod";

/** What the client asked for in `?vsn=`: 1.0.0 frames are objects, 2.0.0 frames are arrays. */
export type ProtocolVersion = "1.0.0" | "2.0.0";

/** A message from a client, whichever version carried it. */
export type ClientMessage = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
};

/** One WebSocket message, ready to be written to any number of sockets. */
export type Frame = { data: Buffer; binary: boolean };

/** The address of a message to a client; both refs are null when it answers no request. */
export type Address = { joinRef: string | null; ref: string | null; topic: string; event: string };

/** The protocol's own frames need six levels. */
const MAX_DEPTH = 100;

const ref = z.string().max(255).nullish();
const payload = z.record(z.string(), z.unknown()).nullish();
const arrayFrame = z.tuple([ref, ref, z.string(), z.string(), payload]);
const objectFrame = z.object({
  join_ref: ref,
  ref,
  topic: z.string(),
  event: z.string(),
  payload,
});

/** Reads a text frame; null when it does not follow the protocol. */
export function decodeText(text: string, version: ProtocolVersion): ClientMessage | null {
  const json = parseJson(text);
  if (version === "1.0.0") {
    const frame = objectFrame.safeParse(json).data;
    return frame
      ? message(frame.join_ref, frame.ref, frame.topic, frame.event, frame.payload)
      : null;
  }
  const frame = arrayFrame.safeParse(json).data;
  return frame ? message(...frame) : null;
}

/** Writes a text frame around a payload that is JSON already. */
export function encodeText(version: ProtocolVersion, address: Address, payloadJson: string): Frame {
  const [joinRef, ref, topic, event] = [
    address.joinRef,
    address.ref,
    address.topic,
    address.event,
  ].map((part) => JSON.stringify(part));
  const text =
    version === "1.0.0"
      ? `{"join_ref":${joinRef},"ref":${ref},"topic":${topic},"event":${event},"payload":${payloadJson}}`
      : `[${joinRef},${ref},${topic},${event},${payloadJson}]`;
  return { data: Buffer.from(text), binary: false };
}

/**
 * The text's JSON value. Undefined when it is not JSON, or is nested deeper than any real message:
 * later code may be recursive, as `JSON.stringify` is, and would run out of stack.
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts brackets outside of strings, without checking whether the text is JSON. */
function isTooDeep(text: string): boolean {
  let [depth, quoted] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') quoted = !quoted;
    else if (quoted) {
      if (char === "\\") at++;
    } else if (char === "[" || char === "{") {
      if (++depth > MAX_DEPTH) return true;
    } else if (char === "]" || char === "}") depth--;
  }
  return false;
}

function message(
  joinRef: string | null | undefined,
  ref: string | null | undefined,
  topic: string,
  event: string,
  payload: Record<string, unknown> | null | undefined,
): ClientMessage {
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload: payload ?? {} };
}
