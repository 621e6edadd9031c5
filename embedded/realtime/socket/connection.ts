import type { RawData, WebSocket } from "ws";
import { type Carrier, type Channel, createChannel, type Services } from "../channel/channel.ts";
import { createTokenBucket } from "../limits/token-bucket.ts";
import { decodePush } from "../wire/broadcast-frames.ts";
import { type ClientMessage, decodeText, type Frame } from "../wire/frames.ts";
import { createOutbox } from "../wire/outbox.ts";

export type Connection = {
  /** When something last came in, in `performance.now()` milliseconds. */
  lastHeard(): number;
  channelCount(): number;
  /** Cuts the socket without the closing handshake. */
  cut(): void;
  /**
   * Says that the server goes away, so that the client connects again, and resolves when the socket is
   * closed, at the latest after `limitMs`.
   */
  close(limitMs: number): Promise<void>;
};

const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;
const INTERNAL_ERROR = 1011;
/** How long a flooding client has to learn why. */
const LAST_WORD_MS = 1000;
const MAX_TOPIC_BYTES = 255;
const PREFIX = "realtime:";

/** Speaks the protocol on an open socket until it closes. */
export function serveConnection(
  services: Services,
  socket: WebSocket,
  client: Pick<Carrier, "version" | "identity" | "network" | "room">,
): Connection {
  const { limits } = services;
  const { version } = client;
  const channels = new Map<string, Channel>();
  const messages = createTokenBucket(limits.messagesPerSecond, limits.messagesPerSecond * 2);
  const bytes = createTokenBucket(limits.bytesPerSecond, limits.bytesPerSecond * 4);
  let heard = performance.now();
  let failed = false;

  const fail = (error: unknown) => {
    if (failed) return;
    failed = true;
    services.log("error", "realtime failed on a connection and closes it", {
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    socket.close(INTERNAL_ERROR, "Internal error");
  };

  /** A failure on one socket must not reach the process or a sender to many sockets. */
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      fail(error);
    }
  };

  const write = (transmit: () => void) => {
    if (socket.readyState !== socket.OPEN) return;
    // A client that does not read is cut: its frames would pile up in our memory.
    if (socket.bufferedAmount > client.room.unsentBytes()) {
      services.log("info", "realtime cut a client that does not read", {
        unsentBytes: socket.bufferedAmount,
      });
      return socket.terminate();
    }
    transmit();
  };
  const send = (frame: Frame) =>
    attempt(() => write(() => socket.send(frame.data, { binary: frame.binary })));
  const carrier = { ...client, send, fail };

  /** Counts everything received, including pings and pongs, which cost as much as a message. */
  const admits = (length: number): boolean => {
    // Ignores what had arrived before we stopped reading.
    if (socket.isPaused) return false;
    heard = performance.now();
    // A client may go on sending until it answers the close.
    if (messages.take(1) && bytes.take(length)) return socket.readyState === socket.OPEN;
    socket.close(POLICY_VIOLATION, "Too many messages per second");
    socket.pause();
    setTimeout(() => socket.terminate(), LAST_WORD_MS).unref();
    return false;
  };

  const onMessage = (data: RawData, isBinary: boolean) => {
    const frame = toBuffer(data);
    if (!admits(frame.length)) return;
    if (isBinary) return onBinary(frame);
    const message = decodeText(frame.toString("utf8"), version);
    if (!message) return socket.close(POLICY_VIOLATION, "Malformed message");
    onText(message);
  };

  const onBinary = (frame: Buffer) => {
    const push = version === "2.0.0" ? decodePush(frame) : null;
    if (!push) return socket.close(POLICY_VIOLATION, "Malformed message");
    const channel = channels.get(push.topic);
    if (channel && channel.joinRef === push.joinRef) channel.broadcast(push.ref, push.broadcast);
  };

  const onText = (message: ClientMessage) => {
    if (message.topic === "phoenix" && message.event === "heartbeat") {
      return outboxFor(message).reply(message.ref, "ok");
    }
    if (message.event === "phx_join") return join(message);
    const channel = channels.get(message.topic);
    if (channel && (message.joinRef ?? channel.joinRef) === channel.joinRef) {
      return channel.receive(message);
    }
    if (message.event === "phx_leave") outboxFor(message).reply(message.ref, "ok");
    else outboxFor(message).refuse(message.ref, "unmatched topic");
  };

  const join = (message: ClientMessage) => {
    const { topic, ref, payload } = message;
    const joinRef = message.joinRef ?? ref;
    if (!isTopic(topic)) return outboxFor(message).refuse(ref, "unmatched topic");
    channels.get(topic)?.replace();
    if (channels.size >= limits.channelsPerConnection) {
      return outboxFor(message).refuse(ref, "ChannelRateLimitReached: Too many channels");
    }
    const channel = createChannel(services, carrier, topic, joinRef, () => {
      if (channels.get(topic) === channel) channels.delete(topic);
    });
    channels.set(topic, channel);
    channel.join(ref, payload);
  };

  const outboxFor = ({ topic, joinRef }: ClientMessage) =>
    createOutbox({ version, topic, joinRef, send });

  socket.on("message", (data, isBinary) => attempt(() => onMessage(data, isBinary)));
  socket.on("ping", (data) =>
    attempt(() => {
      if (admits(data.length)) write(() => socket.pong(data));
    }),
  );
  socket.on("pong", (data) => attempt(() => admits(data.length)));
  // A frame past the limit, or one that breaks the WebSocket protocol; `close` follows.
  socket.on("error", () => undefined);
  socket.on("close", () => {
    for (const channel of [...channels.values()]) attempt(channel.drop);
  });

  return {
    lastHeard: () => heard,
    channelCount: () => channels.size,
    cut: () => {
      socket.close(GOING_AWAY);
      socket.terminate();
    },
    close: (limitMs) =>
      new Promise((resolve) => {
        if (socket.readyState === socket.CLOSED) return resolve();
        const limit = setTimeout(() => socket.terminate(), limitMs);
        socket.once("close", () => {
          clearTimeout(limit);
          resolve();
        });
        socket.close(GOING_AWAY, "The server restarts");
      }),
  };
}

function isTopic(topic: string): boolean {
  return (
    topic.startsWith(PREFIX) &&
    topic.length > PREFIX.length &&
    Buffer.byteLength(topic) <= MAX_TOPIC_BYTES
  );
}

function toBuffer(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}
