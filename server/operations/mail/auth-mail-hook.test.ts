import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { pino } from "pino";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMailer, type Mailer } from "../../services/mail/mailer.ts";
import { memoryLog, serve, type TestServer } from "../test-server.ts";
import { createAuthMailHook } from "./auth-mail-hook.ts";

const SITE = "https://benih.example";
const SECRET = randomBytes(24).toString("base64");
const MINUTE_MS = 60_000;

const arrived: Email[] = [];
const { lines, stream } = memoryLog();
let takesMail = true;
let smtp: SMTPServer;
let mailer: Mailer;
let site: TestServer;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: ({ address }, _session, done) =>
      done(takesMail ? null : new Error(`No such mailbox: ${address}`)),
    onData(mail, _session, done) {
      const chunks: Buffer[] = [];
      mail.on("data", (chunk: Buffer) => chunks.push(chunk));
      mail.on("end", async () => {
        arrived.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const address = smtp.server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free");
  mailer = createMailer({
    url: `smtp://127.0.0.1:${address.port}`,
    from: "Benih <hello@benih.example>",
  });
  const hook = createAuthMailHook({
    secret: `v1,whsec_${SECRET}`,
    mailer,
    site: { publicUrl: SITE },
    log: pino({}, stream),
  });
  site = await serve((request, response) => {
    if (!hook.handle(request, response)) response.writeHead(418).end();
  });
});
beforeEach(() => {
  takesMail = true;
  arrived.length = 0;
  lines.length = 0;
});
afterAll(async () => {
  mailer.close();
  await site.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

function request(kind: string, user: object = {}): string {
  return JSON.stringify({
    user: { email: "lan@luavang.example", user_metadata: { language: "vi" }, ...user },
    email_data: { email_action_type: kind, token_hash: "hash-1", redirect_to: `${SITE}/profile` },
  });
}

/** Signs like the auth service, at the given time and with the given secret. */
function signed(body: string, at = new Date(), secret = SECRET): Record<string, string> {
  return {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign("msg_1", at, body),
  };
}

async function post(body: string, headers: Record<string, string>) {
  const answer = await fetch(`${site.url}/api/mail/send-auth`, { method: "POST", headers, body });
  return { status: answer.status, text: await answer.text() };
}

describe("the hook for mails", () => {
  it("sends a signed mail, in the person's language, by SMTP", async () => {
    const body = request("signup");
    expect(await post(body, signed(body))).toEqual({ status: 200, text: '{"data":{}}' });
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.to).toMatchObject([{ address: "lan@luavang.example" }]);
    expect(arrived[0]?.from).toMatchObject({ name: "Benih", address: "hello@benih.example" });
    expect(arrived[0]?.html).toContain('<html lang="vi">');
    expect(arrived[0]?.text).toContain(`${SITE}/profile?token_hash=hash-1&type=email`);
  });

  it("accepts the old secret's signature next to the new one's", async () => {
    const body = request("recovery");
    const headers = signed(body);
    const other = signed(body, new Date(), randomBytes(24).toString("base64"));
    headers["webhook-signature"] = `${other["webhook-signature"]} ${headers["webhook-signature"]}`;
    expect((await post(body, headers)).status).toBe(200);
    expect(arrived).toHaveLength(1);
  });

  it("sends to one address, whatever else the field contains", async () => {
    const body = request("recovery", { email: "lan@luavang.example, evil@evil.example" });
    await post(body, signed(body));
    expect(arrived.flatMap(({ to }) => to ?? []).map(({ address }) => address)).not.toContain(
      "evil@evil.example",
    );
  });

  it.each<[string, (body: string) => Record<string, string>]>([
    ["is not signed", () => ({})],
    [
      "is signed with another secret",
      (body) => signed(body, new Date(), randomBytes(24).toString("base64")),
    ],
    ["is signed for another body", () => signed(request("recovery"))],
    [
      "is sent again after six minutes",
      (body) => signed(body, new Date(Date.now() - 6 * MINUTE_MS)),
    ],
    ["is dated six minutes ahead", (body) => signed(body, new Date(Date.now() + 6 * MINUTE_MS))],
    [
      "has another moment than was signed",
      (body) => ({
        ...signed(body, new Date(Date.now() - 6 * MINUTE_MS)),
        "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
      }),
    ],
    ["has no moment", (body) => ({ ...signed(body), "webhook-timestamp": "now" })],
    ["has another number than was signed", (body) => ({ ...signed(body), "webhook-id": "msg_2" })],
    ["has an empty signature", (body) => ({ ...signed(body), "webhook-signature": "v1," })],
  ])("refuses what %s", async (_what, headersOf) => {
    const body = request("signup");
    const { status, text } = await post(body, headersOf(body));
    expect(status).toBe(403);
    expect(JSON.parse(text).error.code).toBe("permission_denied");
    expect(arrived).toEqual([]);
  });

  it.each([
    ["of a kind that we do not know", request("magiclink")],
    ["without an address", JSON.stringify({ user: {}, email_data: {} })],
    ["that is no JSON", "signup"],
  ])("sends nothing for a request %s, and says so", async (_what, body) => {
    expect((await post(body, signed(body))).status).toBe(500);
    expect(arrived).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  it("fails when the mail server takes no mail, and logs no address", async () => {
    takesMail = false;
    const body = request("signup");
    const { status, text } = await post(body, signed(body));
    expect(status).toBe(500);
    expect(text + lines.join()).not.toContain("luavang");
    expect(lines).toHaveLength(1);
  });

  it("fails when the mail server is down", async () => {
    const gone = await serve(() => undefined);
    await gone.close();
    const lost = createMailer({
      url: gone.url.replace("http", "smtp"),
      from: "Benih <hello@benih.example>",
    });
    const hook = createAuthMailHook({
      secret: `v1,whsec_${SECRET}`,
      mailer: lost,
      site: { publicUrl: SITE },
      log: pino({}, stream),
    });
    const alone = await serve((incoming, response) => void hook.handle(incoming, response));
    const body = request("signup");
    const answer = await fetch(`${alone.url}/api/mail/send-auth`, {
      method: "POST",
      headers: signed(body),
      body,
    });
    expect(answer.status).toBe(500);
    lost.close();
    await alone.close();
  });

  it("reads no body without an end", async () => {
    const body = "x".repeat(300 * 1024);
    const { status, text } = await post(body, signed(body));
    expect(status).toBe(400);
    expect(JSON.parse(text).error.code).toBe("invalid_input");
    expect(lines).toEqual([]);
  });

  it.each([
    ["GET", "/api/mail/send-auth"],
    ["POST", "/api/mail/send-auth/"],
    ["POST", "/api/mail"],
  ])("leaves %s %s to others", async (method, path) => {
    expect((await fetch(site.url + path, { method })).status).toBe(418);
  });
});
