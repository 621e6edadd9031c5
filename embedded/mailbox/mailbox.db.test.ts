import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Mailbox, startMailbox } from "./mailbox.ts";

let folder: string;
let mailbox: Mailbox;
let server: Server;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "mailbox "));
  await open();
});

afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<void> {
  mailbox = await startMailbox(folder, () => {});
  server = createServer((request, response) => {
    if (!mailbox.handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  url = `http://127.0.0.1:${address.port}`;
}

async function close(): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await mailbox.close();
}

async function send(mail: {
  to: string;
  subject: string;
  text: string;
  html?: string;
  bcc?: string;
}) {
  const transport = createTransport(mailbox.smtpUrl);
  await transport.sendMail({ from: "Benih <no-reply@benih.example>", ...mail });
  transport.close();
}

async function messages(): Promise<Record<string, unknown>[]> {
  return (await fetch(`${url}/_mail/messages.json`)).json();
}

describe("the mailbox", () => {
  it("fails over a folder that cannot be read, and goes on when it can", async () => {
    const mails = path.join(folder, "mail");
    rmSync(mails, { recursive: true });
    await expect(messages()).rejects.toThrow();
    mkdirSync(mails);
    expect(await messages()).toEqual([]);
  });

  it("keeps every mail, the newest first, in every script", async () => {
    await send({
      to: "a@example.com",
      subject: "ยืนยันอีเมล",
      text: "กดลิงก์ https://benih.example/x?a=1&b=2",
    });
    await send({
      to: "b@example.com",
      subject: "确认您的邮箱",
      text: "请点击",
      html: "<b>请点击</b>",
    });
    expect(await messages()).toMatchObject([
      { to: ["b@example.com"], subject: "确认您的邮箱", text: "请点击", html: "<b>请点击</b>" },
      { to: ["a@example.com"], subject: "ยืนยันอีเมล", from: "no-reply@benih.example" },
    ]);
    const page = await (await fetch(`${url}/_mail`)).text();
    expect(page).toContain("ยืนยันอีเมล");
    expect(page).toContain('<a href="https://benih.example/x?a=1&amp;b=2">');
  });

  it("shows to whom a mail really went, hidden copies too", async () => {
    await send({ to: "a@example.com", bcc: "hidden@example.com", subject: "x", text: "y" });
    expect((await messages())[0]?.to).toEqual(["a@example.com", "hidden@example.com"]);
  });

  it("keeps all of many that come at once", async () => {
    const subjects = Array.from({ length: 20 }, (_, position) => `Mail ${position}`);
    await Promise.all(subjects.map((subject) => send({ to: "a@example.com", subject, text: "x" })));
    const arrived = (await messages()).map((message) => message.subject);
    expect(arrived.toSorted()).toEqual(subjects.toSorted());
  });

  it("still has them after it was closed and opened again", async () => {
    await send({ to: "a@example.com", subject: "Kept", text: "x" });
    await close();
    await open();
    expect(await messages()).toMatchObject([{ subject: "Kept", to: ["a@example.com"] }]);
  });

  it("lets no mail break out of its place on the page", async () => {
    const attack = `</pre></details><script>alert(1)</script><img src=x onerror="alert(2)">`;
    await send({ to: "a@example.com", subject: attack, text: attack, html: `${attack}"><script>` });
    const answer = await fetch(`${url}/_mail`);
    const page = await answer.text();
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  });

  it("refuses a mail that is larger than ten megabytes", async () => {
    const huge = "x".repeat(11 * 1024 * 1024);
    await expect(send({ to: "a@example.com", subject: "Huge", text: huge })).rejects.toThrow(
      /size/i,
    );
    expect(await messages()).toEqual([]);
  });
});

describe("access", () => {
  it.each([
    { "x-forwarded-for": "203.0.113.9" },
    { forwarded: "for=203.0.113.9" },
    { via: "1.1 x" },
  ])("nobody through a proxy: %j", async (headers) => {
    await send({ to: "a@example.com", subject: "Secret link", text: "x" });
    const answer = await fetch(`${url}/_mail`, { headers: new Headers(Object.entries(headers)) });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("Secret link");
  });

  it("denies other origins the answer", async () => {
    const headers = { origin: "https://evil.example" };
    const answer = await fetch(`${url}/_mail/messages.json`, { headers });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("leaves other addresses to others", async () => {
    for (const address of ["/", "/_mailbox", "/_mai"]) {
      expect((await fetch(url + address)).status).toBe(404);
    }
  });
});
