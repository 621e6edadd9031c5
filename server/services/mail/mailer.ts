import type { Transporter } from "nodemailer";
import type { MailKind } from "../../../contracts/mails.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Its kind, for the record of mails. Default: other. */
  kind?: MailKind;
  /** Further headers, such as how to unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  /** Identify it in reports. Default: the sender's address, and a random id. */
  marks?: { returnPath: string | undefined; messageId: string };
};

export type Mailer = {
  /** Resolves once the mail server has accepted the mail. @throws if it refuses or does not answer. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

const ANSWER_LIMIT_MS = 10_000;

/**
 * Sends by SMTP.
 * @param settings.url such as `smtps://user:password@mail.example:465`.
 * @param settings.from a mailbox with a name, such as `Benih <hello@benih.example>`.
 */
export function createMailer(settings: { url: string; from: string }): Mailer {
  let opened: Promise<Transporter> | undefined;
  return {
    async send({ to, subject, text, html, headers, marks }) {
      opened ??= openTransport(settings.url);
      const transport = await opened;
      // As an object, so that an address from outside cannot smuggle in a second one.
      await transport.sendMail({
        from: settings.from,
        to: { name: "", address: to },
        subject,
        text,
        html,
        ...(headers && { headers: { ...headers } }),
        ...(marks && { messageId: marks.messageId }),
        ...(marks?.returnPath && { envelope: { from: marks.returnPath, to } }),
      });
    },
    close: () => void opened?.then((transport) => transport.close()).catch(() => undefined),
  };
}

/** Opened with the first mail: its library is large, and a server that starts sends none. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: ANSWER_LIMIT_MS,
    greetingTimeout: ANSWER_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
    // A mail must never read this machine's files or other hosts.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
