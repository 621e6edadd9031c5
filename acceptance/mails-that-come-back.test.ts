import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { eventually } from "../testing/eventually.ts";
import { freePort } from "../testing/free-port.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";

const SECRET = "a-secret-of-the-operator";
let server: RunningServer;
let port: number;

beforeAll(async () => {
  port = await freePort();
  server = await startServer({
    settings: {
      SAMPLE_CONTENT: "off",
      BOUNCE_ADDRESS: "bounces@benih.example",
      BOUNCE_SMTP_PORT: String(port),
      BOUNCE_WEBHOOK_SECRET: SECRET,
    },
  });
});
afterAll(() => server.discard());

const ask = (email: string) =>
  fetch(`${server.url}/api/newsletter/subscribe`, {
    method: "POST",
    body: new URLSearchParams({ email, language: "th" }),
    redirect: "manual",
  });

/** The mail to an address, as the embedded mail server received it. */
function mailTo(email: string): Promise<string> {
  return eventually(`a mail to ${email}`, 20_000, async () => {
    const folder = path.join(server.dataDirectory, "mail");
    return readdirSync(folder)
      .map((name) => readFileSync(path.join(folder, name), "utf8"))
      .find((mail) => mail.startsWith(`X-Envelope-To: ${email}\r\n`));
  });
}

const stopped = async () => {
  const { rows } = await withDatabase(server, (client) =>
    client.query<{ label: string; total: number }>(
      "select label, total from internal.bounce_counts where name = 'stopped_addresses'",
    ),
  );
  return Object.fromEntries(rows.map(({ label, total }) => [label, total]));
};

/** Sends a mail to an address, asking whether it wants the news. @returns its token. */
async function sendTo(email: string): Promise<string> {
  await ask(email);
  const [, token = ""] = /^Message-ID: <([a-z2-7]{45})@/im.exec(await mailTo(email)) ?? [];
  return token;
}

/** Delivers a report (RFC 6522) to the server's port, as another mail server does. */
async function report(to: string, type: string, parts: string[]): Promise<void> {
  const head = `To: ${to}\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=${type}; boundary=b\n`;
  const raw = `${head}\n${parts.map((part) => `--b\n${part}\n`).join("")}--b--\n`;
  const client = createTransport({ host: "127.0.0.1", port });
  await client.sendMail({ envelope: { from: "", to }, raw: raw.replace(/\n/g, "\r\n") });
  client.close();
}

it("reports that come to the port, and a provider's notices, stop their addresses", async () => {
  const email = `${randomUUID()}@readers.example`;
  const returnPath = `bounces+${await sendTo(email)}@benih.example`;
  await report(returnPath, "delivery-status", [
    `Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; ${email}
Action: failed
Status: 5.1.1
`,
  ]);
  expect(await stopped()).toEqual({ permanent: 1 });
  const left = await withDatabase(server, (database) =>
    database.query("select from internal.newsletter_subscribers where email = $1", [email]),
  );
  expect(left.rowCount).toBe(0);

  const token = await sendTo(`${randomUUID()}@readers.example`);
  await report("bounces@benih.example", "feedback-report", [
    "Content-Type: message/feedback-report\n\nFeedback-Type: abuse\nVersion: 1\n",
    `Content-Type: message/rfc822\n\nMessage-ID: <${token}@benih.example>\n\nHello\n`,
  ]);
  expect(await stopped()).toEqual({ complaint: 1, permanent: 1 });

  const notice = (secret: string) =>
    fetch(`${server.url}/api/mail/bounces`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ kind: "complaint", address: "mai@readers.example" }),
    });
  expect((await notice("something else")).status).toBe(403);
  expect((await notice(SECRET)).status).toBe(200);
  expect(await stopped()).toEqual({ complaint: 2, permanent: 1 });
});
