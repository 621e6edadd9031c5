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

export type SiteServer = {
  server: Server;
  /** From now on every answer says that it is the last on its connection, whoever writes it. */
  closeAfterAnswers(): void;
  /** Closes connections on which nothing was ever asked: browsers and proxies open some in advance. */
  closeSilent(): void;
};

/** The server of the site, which can end its connections without cutting off a request. */
export function createSiteServer(): SiteServer {
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
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
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
