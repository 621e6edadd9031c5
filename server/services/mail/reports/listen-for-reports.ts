import { RateLimiterMemory } from "rate-limiter-flexible";
import { SMTPServer } from "smtp-server";
import type { Logger } from "../../../log.ts";
import { MOST_REPORT_BYTES } from "./read-report.ts";

/** A message as received, with its recipients. */
export type IncomingReport = { raw: Uint8Array; recipients: readonly string[] };

const MOST_AT_ONCE = 20;
const SILENCE_MS = 60_000;
/** A sender that is cut off when the server stops will try again. */
const LAST_WORDS_MS = 1000;
/** Per sender, including refused messages, so that guessing tokens is hopeless. */
const OF_ONE_SENDER = { points: 300, duration: 60 };

/**
 * Receives mail by SMTP only for addresses that we have signed. It never sends anything, not even error
 * reports, so that no mail can go round in circles. Messages longer than a report are accepted and dropped.
 * @param settings.isOurs whether an address names a mail of ours
 */
export async function listenForReports(settings: {
  port: number;
  host: string;
  isOurs(address: string): boolean;
  take(report: IncomingReport): Promise<void>;
  log: Pick<Logger, "warn" | "error">;
}): Promise<{ port: number; close(): Promise<void> }> {
  const { isOurs, take, log } = settings;
  const limiter = new RateLimiterMemory(OF_ONE_SENDER);
  const server = new SMTPServer({
    name: "benih",
    banner: "reports of mails only",
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    maxClients: MOST_AT_ONCE,
    socketTimeout: SILENCE_MS,
    closeTimeout: LAST_WORDS_MS,
    onRcptTo({ address }, session, done) {
      limiter.consume(session.remoteAddress).then(
        () => done(isOurs(address) ? undefined : refusal(550, "5.1.1 No such address")),
        () => done(refusal(451, "4.7.0 Too many messages, try again later")),
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MOST_REPORT_BYTES) chunks.length = 0;
        else chunks.push(chunk);
      });
      stream.on("error", done);
      stream.on("end", () => {
        if (bytes > MOST_REPORT_BYTES) return done();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        take({ raw: Buffer.concat(chunks), recipients }).then(
          () => done(),
          (error: unknown) => {
            log.error({ error: String(error) }, "A report of a mail could not be noted");
            done(refusal(451, "4.3.0 Try again later"));
          },
        );
      });
    },
  });
  server.on("error", (error) =>
    log.warn({ error: error.message }, "The server for reports of mails had an error"),
  );
  const port = await new Promise<number>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(settings.port, settings.host, () => {
      const address = server.server.address();
      resolve(typeof address === "object" && address ? address.port : settings.port);
    });
  });
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
