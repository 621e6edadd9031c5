import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readReturnPaths } from "../../domain/bounces/return-paths.ts";
import { readStop } from "../../domain/bounces/stopped-addresses.ts";
import { accountsDatabase } from "../../domain/profiles/test-accounts.ts";
import { MOST_REPORT_BYTES } from "../../services/mail/reports/read-report.ts";
import { reportMail, SAMPLES } from "../../services/mail/reports/test-reports.ts";
import { createBounceHook } from "./bounce-hook.ts";

const { pool } = accountsDatabase();
const SECRET = "a-secret-of-the-operator";
const ADDRESS = "lan@padi.example";
const log = { error: vi.fn() };
const server = createServer();
let url: string;

beforeAll(async () => {
  const hook = createBounceHook({ pool: pool(), secret: SECRET, log });
  server.on("request", (request, response) => {
    if (!hook.handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  url = `http://127.0.0.1:${port}/api/mail/bounces`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(async () => {
  await pool().query("truncate internal.bounces, internal.stopped_addresses");
});

async function post(
  body: unknown,
  given: { authorization?: string; type?: string } = {},
): Promise<{ status: number; body: unknown }> {
  const { authorization = `Bearer ${SECRET}`, type = "application/json" } = given;
  const answer = await fetch(url, {
    method: "POST",
    headers: { authorization, "content-type": type },
    body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const reason = async () => (await readStop(pool(), ADDRESS))?.reason;
const noted = (was: boolean) => ({ status: 200, body: { data: { noted: was } } });

describe("whoever posts what became of a mail", () => {
  const notice = { kind: "permanent", address: ADDRESS };

  it("knows the secret, as a token or as a password", async () => {
    for (const authorization of ["", "Bearer", "Bearer wrong", `Basic ${SECRET}`]) {
      expect((await post(notice, { authorization })).status, authorization).toBe(403);
    }
    expect(await reason()).toBeUndefined();
    const basic = `Basic ${Buffer.from(`benih:${SECRET}`).toString("base64")}`;
    expect(await post(notice, { authorization: basic })).toEqual(noted(true));
    expect(await reason()).toBe("permanent");
  });

  it("may say it again: it counts once", async () => {
    const soft = { kind: "temporary", address: ADDRESS, id: "notice-1" };
    for (let times = 0; times < 6; times += 1) await post(soft);
    expect(await reason()).toBeUndefined();
    for (let mail = 2; mail < 6; mail += 1) await post({ ...soft, id: `notice-${mail}` });
    expect(await reason()).toBe("temporary");
  });

  it.each([
    ["HardBounce", "permanent"],
    ["SpamNotification", "complaint"],
    ["Blocked", undefined],
    ["AutoResponder", undefined],
  ])("may be Postmark: %s", async (Type, became) => {
    const told = { RecordType: "Bounce", Type, Email: ADDRESS, MessageID: "883953f4", TypeCode: 1 };
    await post(told);
    expect(await reason()).toBe(became);
  });

  it("may pass a report on as it came", async () => {
    const { rows } = await pool().query<{ key: Buffer }>("select internal.address_key($1) as key", [
      ADDRESS,
    ]);
    const paths = await readReturnPaths(pool());
    const { token } = paths.sign(rows[0]?.key ?? Buffer.alloc(0));
    const sample = SAMPLES["Exim, no such user, with the mail"] ?? { fields: "" };
    const type = "message/rfc822";
    const foreign = reportMail("bounces@benih.example", sample);
    expect(await post(foreign, { type })).toEqual(noted(false));
    const ours = reportMail(`bounces+${token}@benih.example`, sample);
    expect(await post(ours, { type })).toEqual(noted(true));
    expect(await reason()).toBe("permanent");
  });

  it("is told what is wrong with what they sent", async () => {
    expect(await post({ kind: "permanent", address: "nobody" })).toMatchObject({ status: 400 });
    expect(await post({ kind: "policy", address: ADDRESS })).toMatchObject({ status: 400 });
    expect(await post(Buffer.from("{"))).toMatchObject({ status: 400 });
    const long = Buffer.alloc(MOST_REPORT_BYTES + 1);
    expect(await post(long, { type: "message/rfc822" })).toMatchObject({ status: 400 });
    expect(log.error).not.toHaveBeenCalled();
  });
});
