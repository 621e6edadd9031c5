import { connect } from "node:net";
import type { Fill, Shot } from "./shot.ts";

/** What came of a shot. */
export type Outcome = {
  end:
    | "answered"
    /** The connection ended without an answer. */
    | "closed"
    /** Nothing, or only a beginning, within the deadline. */
    | "silent"
    /** More came than anybody should get. */
    | "flooded"
    | "unreachable";
  /** Of every answer that came, but for 1xx. */
  statuses: number[];
  /** Why the server closed a WebSocket, if it said so. */
  closeCode?: number;
  /** How the answer begins, head and body. */
  text: string;
  bytes: number;
  ms: number;
};

/** Twice the longest that any statement or reply of the server may take. */
export const ANSWER_WITHIN_MS = 40_000;
/** For shots that may get no answer, or one that leaves the connection open. */
const FIRST_WORD_MS = 300;
const SILENCE_MS = 100;
export const MOST_BYTES = 32 * 1024 * 1024;
const KEPT_BYTES = 1024 * 1024;
const SHOWN = 2000;

/** Sends a shot from an address of this machine and reads what comes. Never rejects. */
export function exchange(
  shot: Shot,
  server: { port: number; fill: Fill },
  from: string | undefined,
  deadlineMs = ANSWER_WITHIN_MS,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const began = performance.now();
    const chunks: Buffer[] = [];
    let bytes = 0;
    let connected = false;
    let quiet: NodeJS.Timeout | undefined;
    const [first, ...others] = shot.write(server.fill);
    const socket = connect({
      host: "127.0.0.1",
      port: server.port,
      allowHalfOpen: true,
      noDelay: true,
      ...(from !== undefined && { localAddress: from }),
    });

    const finish = (end: Outcome["end"]) => {
      clearTimeout(deadline);
      clearTimeout(quiet);
      if (!socket.destroyed) socket.resetAndDestroy();
      const received = Buffer.concat(chunks);
      const statuses = statusesIn(received);
      const opened = shot.socketUntil !== undefined && statuses[0] === 101;
      const closeCode = opened ? closeCodeIn(received) : undefined;
      resolve({
        end,
        statuses,
        text: received.toString("latin1", 0, SHOWN),
        bytes,
        ms: Math.round(performance.now() - began),
        ...(closeCode !== undefined && { closeCode }),
      });
    };
    const deadline = setTimeout(() => finish("silent"), deadlineMs);
    const over = () => finish(bytes > 0 ? "answered" : connected ? "closed" : "unreachable");
    const sendOthers = () => {
      for (const each of others) socket.write(each);
    };

    socket.once("connect", () => {
      connected = true;
      socket.write(first ?? Buffer.alloc(0));
      if (shot.socketUntil !== undefined) return;
      sendOthers();
      if (shot.ending === "half-close") socket.end();
      if (shot.ending === "linger") quiet = setTimeout(() => socket.end(), FIRST_WORD_MS);
      if (shot.ending === "abandon") setImmediate(() => finish("closed"));
    });
    socket.on("data", (chunk) => {
      const opens = bytes === 0 && shot.socketUntil !== undefined;
      bytes += chunk.length;
      const kept = bytes <= KEPT_BYTES || shot.socketUntil !== undefined;
      if (kept) chunks.push(chunk);
      if (bytes > MOST_BYTES) return finish("flooded");
      if (shot.socketUntil !== undefined) {
        if (opens) sendOthers();
        if (opens && shot.ending === "abandon") return void setImmediate(() => finish("closed"));
        if (opens && shot.ending === "half-close") socket.end();
        if (Buffer.concat(chunks.slice(-2)).includes(shot.socketUntil)) finish("answered");
      } else if (shot.ending !== "answer") {
        clearTimeout(quiet);
        quiet = setTimeout(over, SILENCE_MS);
      }
    });
    socket.once("end", over);
    socket.once("error", over);
    socket.once("close", over);
  });
}

/** The statuses of answers that follow one another; what cannot be told apart counts as one. */
function statusesIn(received: Buffer): number[] {
  const statuses: number[] = [];
  for (let at = 0; at < received.length; ) {
    const head = /^HTTP\/1\.[01] (\d{3})[^\n]*\r\n(?:[^\n]*\r\n)*?\r\n/.exec(
      received.toString("latin1", at, at + 64_000),
    );
    if (!head) break;
    const status = Number(head[1]);
    if (status >= 200 || status === 101) statuses.push(status);
    at += head[0].length;
    if (status === 101) break;
    // The answer to a HEAD ends here, whatever length it names.
    if (received.toString("latin1", at, at + 7) === "HTTP/1.") continue;
    const length = /\r\ncontent-length: *(\d+)/i.exec(head[0])?.[1];
    if (length !== undefined) at += Number(length);
    else if (/\r\ntransfer-encoding: *chunked/i.test(head[0])) {
      const end = received.indexOf("\r\n0\r\n\r\n", Math.max(0, at - 2));
      if (end < 0) break;
      at = end + 7;
    } else if (status >= 200 && status !== 204 && status !== 304) break;
  }
  return statuses;
}

const CLOSE = 0x88;

/** Walks through the frames that a server sends, which are never masked. */
function closeCodeIn(received: Buffer): number | undefined {
  let at = received.indexOf("\r\n\r\n") + 4;
  while (at + 2 <= received.length) {
    const short = received.readUInt8(at + 1) & 0x7f;
    const head = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (at + head + 2 > received.length) return undefined;
    const length =
      short === 126
        ? received.readUInt16BE(at + 2)
        : short === 127
          ? Number(received.readBigUInt64BE(at + 2))
          : short;
    if (received[at] === CLOSE) return length >= 2 ? received.readUInt16BE(at + head) : 1005;
    at += head + length;
  }
  return undefined;
}
