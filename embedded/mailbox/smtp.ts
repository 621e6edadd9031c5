import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { SMTPServer } from "smtp-server";
import type { Log } from "../log.ts";
import type { MailStore } from "./mail-store.ts";

const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;
/** Whoever still sends when it closes may finish. */
const FINISH_MS = 30_000;

export type Smtp = { port: number; close(): Promise<void> };

/**
 * Receives mail over SMTP on loopback and stores it; it never forwards anything. What speaks SMTP is loaded
 * with the first connection: most servers that start get no mail for a while.
 */
export async function startSmtp(store: MailStore, log: Log): Promise<Smtp> {
  let speaking: Promise<SMTPServer> | undefined;
  const open = new Set<Socket>();
  const failed = (error: unknown) =>
    log("warn", "The mail server had an error", { error: String(error) });
  const server = createServer((socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    // Nobody else listens while it is loaded.
    socket.on("error", failed);
    speaking ??= speakSmtp(store, log).then((smtp) => smtp.on("error", failed));
    speaking.then(
      (smtp) => {
        socket.off("error", failed);
        smtp.server.emit("connection", socket);
      },
      (error: unknown) => {
        failed(error);
        socket.destroy();
      },
    );
  });
  server.on("error", failed);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        setTimeout(() => {
          for (const socket of open) socket.destroy();
        }, FINISH_MS).unref();
      }),
  };
}

async function speakSmtp(store: MailStore, log: Log): Promise<SMTPServer> {
  const { SMTPServer } = await import("smtp-server");
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    size: MAX_MESSAGE_BYTES,
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("error", done);
      stream.on("end", () => {
        if (stream.sizeExceeded) return done(new Error("Message exceeds the size limit"));
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        store.add(Buffer.concat(chunks), recipients).then(
          () => done(),
          (error: unknown) => {
            log("error", "A mail could not be stored", { error: String(error) });
            done(new Error("Message could not be stored"));
          },
        );
      });
    },
  });
}
