import { request } from "node:http";
import { describe, expect, inject, it } from "vitest";

const server = inject("server");
const NEWS = `${server.url}/rest/v1/news?select=id&limit=1`;

const WRONG_KEYS: [string, Record<string, string>][] = [
  ["no key", {}],
  ["an empty key", { apikey: "" }],
  ["a made-up key", { apikey: "sb_publishable_made_up" }],
  ["half of the key", { apikey: server.publishableKey.slice(0, -1) }],
  ["the key in another case", { apikey: server.publishableKey.toUpperCase() }],
  ["the key only as a bearer", { authorization: `Bearer ${server.publishableKey}` }],
  ["the secret key only as a bearer", { authorization: `Bearer ${server.secretKey}` }],
  ["the key only in a cookie", { cookie: `apikey=${server.publishableKey}` }],
];

describe("the API keys", () => {
  it("let in: the publishable and the secret one", async () => {
    for (const apikey of [server.publishableKey, server.secretKey]) {
      expect((await fetch(NEWS, { headers: { apikey } })).status).toBe(200);
    }
  });

  it.each(WRONG_KEYS)("keep out: %s", async (_kind, headers) => {
    const answer = await fetch(NEWS, { headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toHaveProperty("message");
  });

  it("stay out of addresses, where logs would keep them", async () => {
    expect((await fetch(`${NEWS}&apikey=${server.publishableKey}`)).status).toBe(401);
  });

  it("do not mix: the publishable key with the secret one as a bearer token is not the service role", async () => {
    const answer = await fetch(`${server.url}/rest/v1/profiles?select=id`, {
      headers: { apikey: server.publishableKey, authorization: `Bearer ${server.secretKey}` },
    });
    expect(answer.status).toBe(401);
  });

  it("answer a browser of another origin before it sends the key", async () => {
    const answer = await fetch(NEWS, {
      method: "OPTIONS",
      headers: {
        origin: "https://elsewhere.example",
        "access-control-request-method": "GET",
        "access-control-request-headers": "apikey,authorization",
      },
    });
    expect(answer.ok).toBe(true);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-headers")).toContain("apikey");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  });
});

describe("the API keys on a WebSocket", () => {
  it("open it: the publishable one in the address", async () => {
    expect(await upgradeStatus(`apikey=${encodeURIComponent(server.publishableKey)}`)).toBe(101);
  });

  it.each(["", "apikey=", "apikey=wrong", "apikey=sb_publishable_made_up"])(
    "keep it shut for %j",
    async (query) => {
      expect(await upgradeStatus(query)).toBe(401);
    },
  );
});

function upgradeStatus(query: string): Promise<number> {
  const address = `${server.url}/realtime/v1/websocket?vsn=1.0.0&${query}`;
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      agent: false,
      headers: {
        connection: "Upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": Buffer.alloc(16).toString("base64"),
      },
    });
    sent.on("error", reject);
    sent.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("upgrade", (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    sent.end();
  });
}
