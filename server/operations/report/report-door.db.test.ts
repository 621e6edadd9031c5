import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsDatabase } from "../../domain/profiles/test-accounts.ts";
import { serve, type TestServer } from "../test-server.ts";
import { createReportDoor } from "./report-door.ts";

const { pool } = accountsDatabase();
let site: TestServer;

beforeAll(async () => {
  const door = createReportDoor({
    pool: pool(),
    trustProxy: true,
    log: pino({ level: "silent" }),
  });
  site = await serve((request, response) => {
    if (!door.handle(request, response)) response.writeHead(404).end();
  });
});
afterAll(() => site.close());

let networks = 0;
const elsewhere = () => {
  networks += 1;
  return { "x-forwarded-for": `203.0.113.${networks}` };
};

function send(report: object, headers: Record<string, string> = elsewhere()): Promise<Response> {
  return fetch(`${site.url}/api/report/send`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(report),
  });
}

async function kept(text: string): Promise<number | null> {
  return (await pool().query("select from desk.cases where text = $1", [text])).rowCount;
}

const report = () => ({ field: "other", text: `A word is missing ${randomUUID()}` });

describe("a visitor's report", () => {
  it("is kept once, however often it is sent", async () => {
    const told = report();
    expect((await send(told)).status).toBe(200);
    expect((await send(told)).status).toBe(200);
    expect(await kept(told.text)).toBe(1);
  });

  it("is kept without what the database cannot hold, in either form of a body", async () => {
    const [told, form] = [report(), report()];
    expect((await send({ ...told, text: `${told.text}\0` })).status).toBe(200);
    expect(await kept(told.text)).toBe(1);
    const halved = report();
    expect((await send({ ...halved, text: `${halved.text}\ud800` })).status).toBe(200);
    expect(await kept(`${halved.text}\ufffd`)).toBe(1);
    const answer = await fetch(`${site.url}/api/report/send`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...elsewhere() },
      body: new URLSearchParams({ ...form, text: `${form.text}\0` }),
      redirect: "manual",
    });
    expect(answer.headers.get("location")).toContain("outcome=sent");
    expect(await kept(form.text)).toBe(1);
  });

  it("is refused beyond what a network may send, and nobody else's", async () => {
    const mine = elsewhere();
    for (let at = 0; at < 20; at += 1) expect((await send(report(), mine)).status).toBe(200);
    const told = report();
    const refused = await send(told, mine);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await kept(told.text)).toBe(0);
    expect((await send(told)).status).toBe(200);
  });

  it("is refused beyond what a site of IPv6 may send, whatever network of it that comes from", async () => {
    const within = (site: string, network: number) => ({
      "x-forwarded-for": `2001:db8:${site}:${network.toString(16)}::1`,
    });
    const statuses: number[] = [];
    for (let at = 0; at < 161; at += 1) {
      statuses.push((await send(report(), within("1", at))).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(160);
    expect(statuses.at(-1)).toBe(429);
    expect((await send(report(), within("2", 0))).status).toBe(200);
  });

  it("of a program that fills in everything is thanked for, and not kept", async () => {
    const told = { ...report(), homepage: "https://spam.example" };
    expect((await send(told)).status).toBe(200);
    expect(await kept(told.text)).toBe(0);
  });

  it("is not taken from another site's page", async () => {
    const told = report();
    const answer = await send(told, { ...elsewhere(), "sec-fetch-site": "cross-site" });
    expect(answer.status).toBe(403);
    expect(await kept(told.text)).toBe(0);
  });

  it.each([
    ["too long", { ...report(), homepage: "x".repeat(40_000) }],
    ["without a field", { text: "x" }],
    ["no object", "x"],
  ])("that is %s is refused", async (_, told) => {
    const answer = await send(Object(told));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "invalid_input" } });
  });

  it("without scripts is led back to its page, whatever became of it", async () => {
    const form = (fields: Record<string, string>) =>
      fetch(`${site.url}/api/report/send`, {
        method: "POST",
        headers: elsewhere(),
        body: new URLSearchParams(fields),
        redirect: "manual",
      });
    const sent = await form({ ...report(), page: "/funding-tracker" });
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toBe("/report?page=%2Ffunding-tracker&outcome=sent");
    const invalid = await form({ field: "other", text: "", page: "//evil.example" });
    expect(invalid.headers.get("location")).toBe("/report?outcome=invalid");
  });

  it("comes by POST, to its own address", async () => {
    expect((await fetch(`${site.url}/api/report/send`)).status).toBe(404);
  });
});
