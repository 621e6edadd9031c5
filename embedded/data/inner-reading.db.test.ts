import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type InnerReading, openInnerReading } from "./inner-reading.ts";
import { startTestBackend, type TestBackend } from "./test-backend.ts";

let backend: TestBackend;
let reading: InnerReading;
beforeAll(async () => {
  backend = await startTestBackend();
  reading = openInnerReading(backend.dataUrl, () => {});
}, 60_000);
afterAll(async () => {
  await reading.close();
  await backend.stop();
});

const read = (target: string, init?: RequestInit) =>
  reading.fetch(`http://benih.test/rest/v1${target}`, init);

describe("data read from within the server", () => {
  it.each([
    ["/books?select=title,authors(name)&order=id&limit=2", {}],
    ["/books?select=title&id=eq.1", { accept: "application/vnd.pgrst.object+json" }],
    ["/books?select=title&id=eq.0", { accept: "application/vnd.pgrst.object+json" }],
    ["/books?select=id&limit=1", { prefer: "count=exact" }],
    ["/books?offset=99", { prefer: "count=exact" }],
    ["/rpc/add?a=2", {}],
    ["/rpc/teapot", {}],
    ["/no_such_table", {}],
    ["/books?select=title,(", {}],
  ])("is what HTTP gives: %s %o", async (target, headers) => {
    const overHttp = await backend.ask(target, { headers });
    const within = await read(target, { headers });
    expect(within.status).toBe(overHttp.status);
    expect(await within.text()).toBe(overHttp.text);
    for (const name of ["content-range", "content-type", "preference-applied", "proxy-status"]) {
      expect(within.headers.get(name), name).toBe(overHttp.headers.get(name));
    }
  });

  it("is what anybody may see, whatever key or token is shown", async () => {
    const headers = { apikey: "sb_secret_x", authorization: "Bearer sb_secret_x" };
    expect((await read("/secrets", { headers })).status).toBe(401);
    const who = await (await read("/rpc/who_am_i", { headers })).json();
    expect(who).toMatchObject({ role: "anon" });
  });

  it("is only read", async () => {
    await expect(read("/drop_box", { method: "POST", body: "{}" })).rejects.toThrow(TypeError);
    await expect(reading.fetch("http://benih.test/auth/v1/user")).rejects.toThrow(TypeError);
  });
});

it("opens when a database that could not be reached is there", async () => {
  const url = new URL(backend.dataUrl);
  const name = `later_${url.pathname.slice(1)}`;
  url.pathname = `/${name}`;
  const later = openInnerReading(url.href, () => {});
  const books = () => later.fetch("http://benih.test/rest/v1/books");
  expect((await books()).status).toBe(503);
  await backend.asSuperuser(`create database ${name}`);
  expect((await books()).status).toBe(404);
  await later.close();
  await backend.asSuperuser(`drop database ${name} with (force)`);
});
