import {
  type ClientMessage,
  encodeText,
  type Frame,
  type ProtocolVersion,
  parseJson,
} from "./frames.ts";

/**
 * A broadcast on its way to the members of a topic. `user`: an event name and the bytes of its
 * payload, as version 2.0.0 sends them. `message`: the whole payload as JSON text.
 */
export type Broadcast =
  | { kind: "user"; event: string; encoding: "json" | "binary"; payload: Buffer }
  | { kind: "message"; payloadJson: string };

/** The content of a client's binary frame. */
export type BinaryPush = Omit<ClientMessage, "payload" | "event"> & { broadcast: Broadcast };

const PUSH = 3;
const BROADCAST = 4;
const JSON_ENCODING = 1;
const PUSH_HEADER = 7;

/**
 * Reads a client's binary frame: kind, five lengths (join_ref, ref, topic, event, metadata),
 * encoding, the five strings, then the payload. Null when it is not one.
 */
export function decodePush(frame: Buffer): BinaryPush | null {
  if (frame.length < PUSH_HEADER || frame[0] !== PUSH) return null;
  const lengths = [...frame.subarray(1, 6)];
  const payloadAt = PUSH_HEADER + lengths.reduce((sum, length) => sum + length, 0);
  if (frame.length < payloadAt) return null;
  let at = PUSH_HEADER;
  const [joinRef = "", ref = "", topic = "", event = ""] = lengths.map((length) => {
    at += length;
    return frame.toString("utf8", at - length, at);
  });
  const payload = frame.subarray(payloadAt);
  const encoding = frame[6] === JSON_ENCODING ? "json" : "binary";
  // Receivers parse these bytes, so invalid JSON must not be passed on as JSON.
  if (encoding === "json" && parseJson(payload.toString("utf8")) === undefined) return null;
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    broadcast: { kind: "user", event, encoding, payload },
  };
}

/** The frame for a receiver; null if its version cannot carry it (bytes in 1.0.0). */
export function encodeBroadcast(
  version: ProtocolVersion,
  topic: string,
  broadcast: Broadcast,
): Frame | null {
  const address = { joinRef: null, ref: null, topic, event: "broadcast" };
  if (broadcast.kind === "message") return encodeText(version, address, broadcast.payloadJson);
  if (version === "2.0.0") return binaryFrame(topic, broadcast);
  if (broadcast.encoding === "binary") return null;
  const event = JSON.stringify(broadcast.event);
  const body = broadcast.payload.toString("utf8");
  return encodeText(version, address, `{"type":"broadcast","event":${event},"payload":${body}}`);
}

function binaryFrame(topic: string, broadcast: Extract<Broadcast, { kind: "user" }>): Frame {
  const topicBytes = Buffer.from(topic);
  const eventBytes = Buffer.from(broadcast.event);
  const encoding = broadcast.encoding === "json" ? JSON_ENCODING : 0;
  const header = Buffer.from([BROADCAST, topicBytes.length, eventBytes.length, 0, encoding]);
  return {
    data: Buffer.concat([header, topicBytes, eventBytes, broadcast.payload]),
    binary: true,
  };
}
