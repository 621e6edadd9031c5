import { SMTPServer } from "smtp-server";
import type { Log } from "../log.ts";
import type { MailStore } from "./mail-store.ts";

const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

export type Smtp = { port: number; close(): Promise<void> };

/** Receives mail over SMTP on loopback and stores it; it never forwards anything. */
export async function startSmtp(store: MailStore, log: Log): Promise<Smtp> {
  const server = new SMTPServer({
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
  server.on("error", (error) =>
    log("warn", "The mail server had an error", { error: error.message }),
  );
  const port = await new Promise<number>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.server.address();
      if (address !== null && typeof address === "object") resolve(address.port);
      else reject(new Error("no port"));
    });
  });
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
