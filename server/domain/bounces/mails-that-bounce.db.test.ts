import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import nodemailer from "nodemailer";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMailer } from "../../services/mail/mailer.ts";
import { listenForReports } from "../../services/mail/reports/listen-for-reports.ts";
import { reportMail, SAMPLES } from "../../services/mail/reports/test-reports.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { deliverUnlessStopped } from "./deliver-unless-stopped.ts";
import { readReturnPaths } from "./return-paths.ts";
import { readStop } from "./stopped-addresses.ts";
import { takeReport } from "./take-report.ts";

const { pool } = accountsDatabase();
const log = { error: vi.fn(), warn: vi.fn() };
const FROM = "Benih <hello@benih.example>";

/** What a mail server was given: the address for reports, and the mail. */
type Given = { returnPath: string; raw: string };
let given: Given[];
/** What the mail server says to a recipient. */
let refuse: { code: number; words: string } | undefined;
let server: SMTPServer;
let listener: Awaited<ReturnType<typeof listenForReports>>;

const portOf = (from: SMTPServer) => (from.server.address() as AddressInfo).port;

beforeEach(async () => {
  given = [];
  refuse = undefined;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_address, _session, done) =>
      done(refuse && Object.assign(new Error(refuse.words), { responseCode: refuse.code })),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom } = session.envelope;
        given.push({
          returnPath: mailFrom === false ? "" : mailFrom.address,
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const paths = await readReturnPaths(pool());
  listener = await listenForReports({
    port: 0,
    host: "127.0.0.1",
    isOurs: (address) => paths.find(address) !== undefined,
    take: async (report) => void (await takeReport({ pool: pool(), paths }, report)),
    log,
  });
});
afterEach(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await listener.close();
});

const mailTo = (to: string) =>
  ({ to, subject: "ประจำสัปดาห์ 本周", text: "t", html: "<p>t</p>", kind: "receipt" }) as const;

/** Sends a mail as the product does. */
async function send(to: string, bounceAddress: string | undefined = "bounces@benih.example") {
  const mailer = createMailer({ url: `smtp://127.0.0.1:${portOf(server)}`, from: FROM });
  try {
    return await deliverUnlessStopped(mailer, { pool: pool(), log, from: FROM, bounceAddress })(
      mailTo(to),
    );
  } finally {
    mailer.close();
  }
}

/** Delivers a report to our listener, as another mail server does. */
async function report(to: string, raw: Buffer): Promise<void> {
  const client = nodemailer.createTransport({ host: "127.0.0.1", port: listener.port });
  try {
    await client.sendMail({ envelope: { from: "", to }, raw });
  } finally {
    client.close();
  }
}

const newAddress = () => `${randomUUID()}@padi.example`;
const postfix = SAMPLES["Postfix, no such user"] ?? { fields: "" };
const reasonOf = async (address: string) => (await readStop(pool(), address))?.reason;

it("a mail comes back to an address of its own, and its receiver gets no more", async () => {
  const [lan, binh] = [newAddress(), newAddress()];
  expect(await send(lan)).toBe("sent");
  expect(await send(binh)).toBe("sent");
  const [first, second] = given;
  expect(first?.returnPath).toMatch(/^bounces\+[a-z2-7]{45}@benih\.example$/);
  expect(second?.returnPath).not.toBe(first?.returnPath);
  await report(first?.returnPath ?? "", reportMail("postmaster@benih.example", postfix));
  expect(await readStop(pool(), lan)).toMatchObject({ reason: "permanent", status: "5.1.1" });
  expect(await send(lan)).toBe("stopped");
  expect(await send(binh)).toBe("sent");
  expect(given).toHaveLength(3);
});

it("is named by the returned mail where a mail host puts its own return path", async () => {
  const lan = newAddress();
  await send(lan, "");
  const [mail] = given;
  expect(mail?.returnPath).toBe("hello@benih.example");
  const returned = { type: "message/rfc822", text: mail?.raw ?? "" };
  const raw = reportMail("hello@benih.example", { ...postfix, returned });
  const paths = await readReturnPaths(pool());
  expect(await takeReport({ pool: pool(), paths }, { raw, recipients: [] })).toBe("noted");
  expect(await reasonOf(lan)).toBe("permanent");
});

it("that is refused at once is as good as reported; a server that refuses us is not", async () => {
  const [gone, blocked, busy] = [newAddress(), newAddress(), newAddress()];
  refuse = { code: 550, words: "5.1.1 No such user" };
  await expect(send(gone)).rejects.toThrow("No such user");
  expect(await reasonOf(gone)).toBe("permanent");
  expect(await send(gone)).toBe("stopped");
  refuse = { code: 550, words: "5.7.1 You are on a block list" };
  await expect(send(blocked)).rejects.toThrow("block list");
  expect(await reasonOf(blocked)).toBeUndefined();
  refuse = { code: 451, words: "4.7.1 Greylisted" };
  await expect(send(busy)).rejects.toThrow("Greylisted");
  expect(await reasonOf(busy)).toBeUndefined();
});

it("goes out unsigned rather than not at all while the database says nothing", async () => {
  const broken = { query: () => Promise.reject(new Error("away")) };
  const mailer = createMailer({ url: `smtp://127.0.0.1:${portOf(server)}`, from: FROM });
  const settings = { pool: Object.assign(Object.create(pool()), broken), log, from: FROM };
  const deliver = deliverUnlessStopped(mailer, { ...settings, bounceAddress: undefined });
  expect(await deliver(mailTo(newAddress()))).toBe("sent");
  mailer.close();
  expect(given).toHaveLength(1);
});

it("nobody reports to an address that we have not signed, or says what is no report", async () => {
  const lan = newAddress();
  await send(lan);
  const path = given[0]?.returnPath ?? "";
  const forged = path.replace(/\+./, (sign) => (sign === "+a" ? "+b" : "+a"));
  for (const to of [forged, "bounces@benih.example", lan]) {
    await expect(report(to, reportMail(to, postfix))).rejects.toMatchObject({ responseCode: 550 });
  }
  const absent =
    "From: Lan <lan@padi.example>\r\nAuto-Submitted: auto-replied\r\n\r\n550 5.1.1\r\n";
  await report(path, Buffer.from(absent));
  await report(path, Buffer.alloc(3_000_000, "x\r\n"));
  expect(await reasonOf(lan)).toBeUndefined();
  // Our listener still works.
  await report(path, reportMail(path, postfix));
  expect(await reasonOf(lan)).toBe("permanent");
});
