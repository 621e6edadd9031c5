import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "./eventually.ts";
import { freePort } from "./free-port.ts";
import { withDatabase } from "./people.ts";
import { type RunningServer, startServer } from "./running-server.ts";

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

/** The mail to an address, as the embedded mail server has it. */
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

it("a report that comes to the port stops its address, and so does a provider's notice", async () => {
  const email = `${randomUUID()}@readers.example`;
  await ask(email);
  const [, token = ""] = /^Message-ID: <([a-z2-7]{45})@/im.exec(await mailTo(email)) ?? [];
  const returnPath = `bounces+${token}@benih.example`;
  const client = createTransport({ host: "127.0.0.1", port });
  const raw = `To: ${returnPath}\r
MIME-Version: 1.0\r
Content-Type: multipart/report; report-type=delivery-status; boundary=b\r
\r
--b\r
Content-Type: message/delivery-status\r
\r
Reporting-MTA: dns; mx.example\r
\r
Final-Recipient: rfc822; ${email}\r
Action: failed\r
Status: 5.1.1\r
\r
--b--\r
`;
  await client.sendMail({ envelope: { from: "", to: returnPath }, raw });
  client.close();
  expect(await stopped()).toEqual({ permanent: 1 });
  const left = await withDatabase(server, (database) =>
    database.query("select from internal.newsletter_subscribers where email = $1", [email]),
  );
  expect(left.rowCount).toBe(0);

  const notice = (secret: string) =>
    fetch(`${server.url}/api/mail/bounces`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ kind: "complaint", address: "mai@readers.example" }),
    });
  expect((await notice("something else")).status).toBe(403);
  expect((await notice(SECRET)).status).toBe(200);
  expect(await stopped()).toEqual({ complaint: 1, permanent: 1 });
});
