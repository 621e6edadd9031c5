import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

/** 50 MB at 250 kbit/s; a sender that goes silent is cut off earlier. */
const LONGEST_REQUEST_MS = 30 * 60 * 1000;
/** The time for all headers. */
const LONGEST_HEAD_MS = 20_000;
/** Limits for answers in memory that nobody reads. */
const UNREAD = {
  /** An answer of which no byte has been read for this long is given up. */
  longestMs: 30_000,
  /** If all together exceed this, the connections with most unread bytes are closed first. */
  mostBytes: 512 * 1024 * 1024,
  lookEveryMs: 5000,
};

export type SiteServer = {
  server: Server;
  /** From now on every answer says that it is the last on its connection. */
  closeAfterAnswers(): void;
  /** Closes connections without any request: browsers and proxies open some in advance. */
  closeSilent(): void;
};

/** The server of the site, which can end its connections without cutting off a request. */
export function createSiteServer(unread = UNREAD): SiteServer {
  let isClosing = false;

  class Answer extends ServerResponse<IncomingMessage> {
    override writeHead(
      status: number,
      reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
      headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
    ): this {
      if (isClosing) this.setHeader("connection", "close");
      return typeof reason === "string"
        ? super.writeHead(status, reason, headers)
        : super.writeHead(status, reason);
    }
  }

  const server = createServer({
    requestTimeout: LONGEST_REQUEST_MS,
    headersTimeout: LONGEST_HEAD_MS,
    ServerResponse: Answer,
  });
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on("request", ({ socket }, response) => {
    answers.set(socket, response);
  });
  // Node restarts this timer whenever bytes go out, stops it for live sockets, and also uses it to close
  // connections that are idle between requests. Only those that wait for an unfinished answer are spared.
  server.setTimeout(unread.longestMs, (socket: Socket) => {
    const isWaiting = answers.get(socket)?.writableFinished === false;
    if (!isWaiting || socket.writableLength > 0) socket.destroy();
  });
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  const look = setInterval(() => dropMostUnread(open, unread.mostBytes), unread.lookEveryMs);
  look.unref();
  server.once("close", () => clearInterval(look));
  return {
    server,
    closeAfterAnswers() {
      isClosing = true;
    },
    closeSilent() {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}

function dropMostUnread(open: Iterable<Socket>, mostBytes: number): void {
  const waiting = [...open].filter(({ writableLength }) => writableLength > 0);
  waiting.sort((one, other) => other.writableLength - one.writableLength);
  let bytes = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0);
  for (const socket of waiting) {
    if (bytes <= mostBytes) return;
    bytes -= socket.writableLength;
    socket.destroy();
  }
}
