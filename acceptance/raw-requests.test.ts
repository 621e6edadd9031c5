import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, inject, it } from "vitest";
import { ask } from "./pages.ts";

const server = inject("server");
const { hostname, port } = new URL(server.url);

/** Sends bytes unchanged and reads until the server closes. */
async function send(bytes: string): Promise<string> {
  const socket = connect(Number(port), hostname === "localhost" ? "127.0.0.1" : hostname);
  socket.setEncoding("latin1");
  let answer = "";
  socket.on("data", (text) => {
    answer += text;
  });
  socket.write(bytes, "latin1");
  await once(socket, "close");
  return answer;
}

const get = (target: string) =>
  send(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

describe("a request line", () => {
  it.each([
    "//",
    "///",
    "//[",
    "//x:99999/",
    "//evil.example/startups",
    "/\\",
    "/\\evil.example/",
    "/%00",
    "/storage/v1/object/public/logos/%00",
    "/api/%00",
    "/%E0%A4%A",
    "/news/%u0000",
    "/startups/%",
    "/sample/%0A",
    "/startups/x/%0D%0A",
    "/feeds/%0A.json",
    "/news/%E2%80%A8",
    "*",
    "startups",
    "ftp://x/",
    "http://",
    "http://[/",
  ])("that is no address of ours is refused, and the server goes on: %s", async (target) => {
    expect(await get(target)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask(`${server.url}/`)).status).toBe(200);
  });

  it("in the absolute form is answered as its path", async () => {
    expect(await get("http://any.example/robots.txt")).toMatch(/^HTTP\/1\.1 200 [\s\S]*User-agent/);
    expect(await get("http://any.example//robots.txt")).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(["news", "startups", "investors"])(
    "that is long beyond any name is not found among the %s",
    async (folder) => {
      // Escaped again on its way to the database, it was too long for a request.
      expect(await get(`/${folder}/${"&".repeat(9000)}`)).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  it.each([
    "/search?q=%E0%A4%A",
    "/startups?name=%0A",
    "/search?q=%00",
    "/startups?name=%00",
    "/startups.data?name=%00",
    "/rest/v1/news?select=id%00",
    "/auth/v1/verify?token=%00",
    "/funding-tracker.csv?country=%00",
    "/og/site.png?lang=%00",
    "/%2e%2e/%2e%2e/",
    "/news/%F0%9F%8C%B1",
    "/_sign-in/auth/x?client_id=sample-google&request=x",
  ])("with odd escapes is no failure of ours: %s", async (target) => {
    expect(await get(target)).toMatch(/^HTTP\/1\.1 [234]\d\d /);
  });
});
