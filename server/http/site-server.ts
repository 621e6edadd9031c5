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
/** Until the last header has come. */
const LONGEST_HEAD_MS = 20_000;
/** What answers hold of our memory until somebody reads them. */
const UNREAD = {
  /** One of which nobody has read a byte for so long is given up. */
  longestMs: 30_000,
  /** Beyond this in all, those who leave most go first, however slowly they read. */
  mostBytes: 512 * 1024 * 1024,
  lookEveryMs: 5000,
};

export type SiteServer = {
  server: Server;
  /** From now on every answer says that it is the last on its connection, whoever writes it. */
  closeAfterAnswers(): void;
  /** Closes connections on which nothing was ever asked: browsers and proxies open some in advance. */
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
  // Node restarts this clock whenever bytes go out, stops it for live sockets, and also ends connections by it
  // that are kept open between two requests. Only who waits for an answer that is still being made is let be.
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
