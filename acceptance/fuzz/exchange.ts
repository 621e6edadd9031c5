import { connect } from "node:net";
import type { Fill, Shot } from "./shot.ts";

/** The outcome of a shot. */
export type Outcome = {
  end:
    | "answered"
    /** The connection ended without an answer. */
    | "closed"
    /** Nothing, or only a beginning, before the deadline. */
    | "silent"
    /** More came than anybody should get. */
    | "flooded"
    /** The connection was not accepted. */
    | "refused"
    /** This machine could not make the connection, for lack of a port or an address. */
    | "unsent";
  /** Of every answer except 1xx. */
  statuses: number[];
  /** Why the server closed a WebSocket, if it said so. */
  closeCode?: number;
  /** How the answer begins, head and body. */
  text: string;
  /** How many bytes should have been sent, and how many arrived. */
  sent: number;
  bytes: number;
  ms: number;
};

/** Twice the longest time that the server allows any statement or reply. */
const ANSWER_WITHIN_MS = 40_000;
/** For shots that may get no answer, or one that leaves the connection open. */
const FIRST_WORD_MS = 300;
const SILENCE_MS = 100;
const MOST_BYTES = 32 * 1024 * 1024;
const KEPT_BYTES = 1024 * 1024;
const SHOWN = 2000;

/** Sends a shot from an address of this machine and reads the answer. Never rejects. */
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
    let closeCode: number | undefined;
    let last: Buffer = Buffer.alloc(0);
    const frames = createFrameReader();
    let quiet: NodeJS.Timeout | undefined;
    const writes = shot.write(server.fill);
    const [first, ...others] = writes;
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
      resolve({
        end,
        statuses: statusesIn(received),
        text: received.toString("latin1", 0, SHOWN),
        sent: writes.reduce((sum, { length }) => sum + length, 0),
        bytes,
        ms: Math.round(performance.now() - began),
        ...(closeCode !== undefined && { closeCode }),
      });
    };
    const deadline = setTimeout(() => finish("silent"), deadlineMs);
    const over = (error?: unknown) => {
      if (bytes > 0) finish("answered");
      else if (connected) finish("closed");
      else finish(isRefusal(error) ? "refused" : "unsent");
    };
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
      const opens = bytes === 0;
      bytes += chunk.length;
      if (bytes <= KEPT_BYTES) chunks.push(chunk);
      if (bytes > MOST_BYTES) return finish("flooded");
      if (shot.socketUntil === undefined) {
        if (shot.ending === "answer") return;
        clearTimeout(quiet);
        quiet = setTimeout(() => over(), SILENCE_MS);
        return;
      }
      if (opens) {
        sendOthers();
        if (shot.ending === "half-close") socket.end();
        if (shot.ending === "abandon") return void setImmediate(() => finish("closed"));
      }
      // The server waits a while for the client to close as well, which may take long.
      closeCode = frames.read(chunk);
      last = Buffer.concat([last.subarray(-shot.socketUntil.length), chunk]);
      if (closeCode !== undefined || last.includes(shot.socketUntil)) finish("answered");
    });
    socket.once("end", () => over());
    socket.once("error", over);
    socket.once("close", () => over());
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
}

/** The statuses of consecutive answers; indistinguishable ones count as one. */
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
    // The answer to a HEAD ends here, whatever its stated length.
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

/** Walks through the frames of a server, which are never masked, as they arrive. */
function createFrameReader() {
  let rest: Buffer = Buffer.alloc(0);
  let opened = false;
  return {
    /** @returns the code of a closing frame, if there is one. */
    read(chunk: Buffer): number | undefined {
      rest = Buffer.concat([rest, chunk]);
      if (!opened) {
        const headEnd = rest.indexOf("\r\n\r\n");
        opened = headEnd >= 0 && rest.toString("latin1", 0, 12) === "HTTP/1.1 101";
        if (!opened) return undefined;
        rest = rest.subarray(headEnd + 4);
      }
      for (;;) {
        const size = frameSize(rest);
        if (size === undefined || rest.length < size.head + size.payload) return undefined;
        if (rest[0] === CLOSE) return size.payload >= 2 ? rest.readUInt16BE(size.head) : NO_CODE;
        rest = rest.subarray(size.head + size.payload);
      }
    },
  };
}

/** What RFC 6455 calls a closing frame without a code. */
const NO_CODE = 1005;

function frameSize(bytes: Buffer): { head: number; payload: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  const head = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < head) return undefined;
  if (short === 126) return { head, payload: bytes.readUInt16BE(2) };
  return { head, payload: short === 127 ? Number(bytes.readBigUInt64BE(2)) : short };
}
