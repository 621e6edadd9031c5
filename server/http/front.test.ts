import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { Refused } from "../turns/fair-queue.ts";
import { watchIncomingBodies } from "./incoming-bodies.ts";
import type { Mount } from "./mount.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { mount, type Parts, page, SECRET_KEY, start, stopFronts } from "./test-front.ts";

afterEach(stopFronts);

describe("a front behind which something throws", () => {
  it.each<[string, Parts]>([
    [
      "a mount, at once",
      {
        mounts: [
          mount(() => {
            throw new Error("mount");
          }),
        ],
      },
    ],
    ["a page that cannot be rendered", { render: () => Promise.reject(new Error("render")) }],
    [
      "a renderer, at once",
      {
        render: () => {
          throw new Error("render");
        },
      },
    ],
    [
      "the cache",
      {
        cache: {
          ...createPageCache(),
          find: (key) => {
            if (key.includes("/boom")) throw new Error("cache");
            return undefined;
          },
        },
      },
    ],
    [
      "the watch over bodies",
      {
        bodies: (request) => {
          if (request.url === "/boom") throw new Error("bodies");
          return true;
        },
      },
    ],
  ])("%s: that request gets 500, and others go on", async (_where, parts) => {
    const ask = await start({ mounts: [], ...parts });
    const broken = await ask("/boom");
    expect(broken.status).toBe(500);
    const page = await broken.text();
    expect(page).toContain("Unexpected Application Error");
    // The last resort keeps a header, too.
    for (const to of ["/", "/startups", "/investors", "/funding-tracker"]) {
      expect(page).toContain(`<a href="${to}">`);
    }
    expect((await ask("/boom")).status).toBe(500);
    if (parts.render === undefined) expect((await ask("/other")).status).toBe(200);
  });

  it("a mount that has begun to answer: the connection ends", async () => {
    const begun = mount((_request, response) => {
      response.writeHead(200).write("half");
      throw new Error("later");
    });
    const ask = await start({ mounts: [begun] });
    await expect(ask("/boom").then((answer) => answer.text())).rejects.toThrow();
    expect((await ask("/other")).status).toBe(200);
  });
});

describe("a front with more to do than it can", () => {
  it.each([
    ["visitor", 429],
    ["server", 503],
  ] as const)("says so when the queue is full because of the %s", async (because, status) => {
    const ask = await start({ render: () => Promise.reject(new Refused(because)) });
    const answer = await ask("/", { "accept-language": "vi" });
    expect(answer.status).toBe(status);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('<html lang="vi">');
  });

  it("gives a stored page while nothing can be rendered", async () => {
    const cache = createPageCache();
    await cache.get("identity en /?", async () => page("stored"));
    const ask = await start({ cache, render: () => new Promise(() => undefined) });
    const answer = await ask("/", { "accept-encoding": "identity" });
    expect(await answer.text()).toBe("stored");
  });
});

describe("limits of a visitor", () => {
  const limits = { pages: 3, crawled: 6, files: 3, backend: 3, operations: 3 };
  const anything: Mount = {
    handle(request, response) {
      if (!/^\/(rest|api)\/|\.(csv|json|pdf)$/.test(request.url ?? "")) return false;
      response.end("{}");
      return true;
    },
  };

  const KINDS = [
    { what: "pages", path: "/somewhere", type: "text/html; charset=utf-8" },
    { what: "files", path: "/reports/2026-10.pdf", type: "text/html; charset=utf-8" },
    { what: "the backend", path: "/rest/v1/news", type: "application/json; charset=utf-8" },
    { what: "operations", path: "/api/files/remove", type: "application/json; charset=utf-8" },
  ];

  it.each(KINDS)("hold for $what, and say when to come back", async ({ what, path, type }) => {
    const ask = await start({ limits, mounts: [anything] });
    // Pages are stored, each at its address.
    const at = (n: number) => (what === "files" ? path : `${path}-${n}`);
    for (let n = 0; n < 3; n++) expect((await ask(at(n))).status).toBe(200);
    const refused = await ask(at(4));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("content-type")).toBe(type);
    // Each kind has its own limit.
    for (const other of KINDS.filter((kind) => kind.what !== what)) {
      expect((await ask(other.path)).status, other.what).toBe(200);
    }
  });

  it("do not count stored pages", async () => {
    const ask = await start({ limits });
    for (let n = 0; n < 10; n++) expect((await ask("/")).status).toBe(200);
  });

  const ENGINE = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };

  it("let search engines ask for more pages than people, but not for all", async () => {
    const ask = await start({ limits });
    for (let n = 0; n < 6; n++) expect((await ask(`/page-${n}`, ENGINE)).status).toBe(200);
    expect((await ask("/page-7", ENGINE)).status).toBe(429);
    expect((await ask("/page-8")).status).toBe(200);
  });

  it.each([
    "/funding-tracker.csv",
    "/funding-tracker/rounds.csv",
    "/funding-tracker.json",
    "/reports/2026-10.pdf",
  ])("are one for all who ask for %s", async (path) => {
    const ask = await start({ limits, mounts: [anything] });
    for (let n = 0; n < 3; n++) expect((await ask(path, ENGINE)).status).toBe(200);
    expect((await ask(path, ENGINE)).status).toBe(429);
    expect((await ask(path)).status).toBe(429);
  });

  it("do not hold for the operator's key, and for no key like it", async () => {
    const ask = await start({ limits, mounts: [anything] });
    const withKey = (apikey: string) => ask("/rest/v1/news", { apikey });
    for (let n = 0; n < 10; n++) expect((await withKey(SECRET_KEY)).status).toBe(200);
    for (let n = 0; n < 3; n++) expect((await withKey("sb_publishable_x")).status).toBe(200);
    expect((await withKey(`${SECRET_KEY}x`)).status).toBe(429);
  });

  it("count a large answer as several", async () => {
    const large: Mount = {
      handle(request, response) {
        if (!request.url?.startsWith("/rest/")) return false;
        response.end(Buffer.alloc(1_000_000));
        return true;
      },
    };
    const ask = await start({ limits: { ...limits, backend: 8 }, mounts: [large] });
    await (await ask("/rest/v1/news")).arrayBuffer();
    expect((await ask("/rest/v1/news")).status).toBe(429);
  });
});

it("works on a few calls of the data API of one network at once, and on the operator's besides", async () => {
  const held: ServerResponse[] = [];
  let arrived = () => {};
  const reached = async (count: number) => {
    while (held.length < count) await new Promise<void>((resolve) => (arrived = resolve));
  };
  const holding: Mount = {
    handle(request, response) {
      if (!/^\/(?:rest|auth)\//.test(request.url ?? "")) return false;
      held.push(response);
      arrived();
      return true;
    },
  };
  const ask = await start({ mounts: [holding] });
  const asked = Array.from({ length: 6 }, () => ask("/rest/v1/news"));
  await reached(4);
  // These come later than the two that wait, and before them.
  asked.push(ask("/rest/v1/news", { apikey: SECRET_KEY }), ask("/auth/v1/settings"));
  await reached(6);
  for (const response of held.splice(0)) response.end("[]");
  await reached(2);
  for (const response of held) response.end("[]");
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(8).fill(200));
});

describe("bodies on their way", () => {
  const endless = (url: string): { answered: Promise<number>; end(): void } => {
    const asked = httpRequest(url, { method: "POST", headers: { "content-length": "100" } });
    const answered = new Promise<number>((resolve) => {
      asked.on("response", (response: IncomingMessage) => resolve(response.statusCode ?? 0));
      asked.on("error", () => resolve(0));
    });
    asked.write("half");
    return { answered, end: () => asked.destroy() };
  };
  const reading: Mount = {
    handle(request, response) {
      request.resume().once("end", () => response.end("{}"));
      return true;
    },
  };

  it("are cut off when they take too long, unless they are files", async () => {
    const ask = await start({ mounts: [reading], bodies: watchIncomingBodies(50, 10) });
    const { url } = await ask("/");
    expect(await endless(`${url}api/profile/save`).answered).toBe(0);
    const file = endless(`${url}storage/v1/object/decks/a.pdf`);
    const other = endless(`${url}auth/v1/token`);
    expect(await Promise.race([file.answered, other.answered.then(() => "the other first")])).toBe(
      "the other first",
    );
    file.end();
  });

  it("are refused beyond what one network may send at once", async () => {
    const ask = await start({ mounts: [reading], bodies: watchIncomingBodies(30_000, 2) });
    const { url } = await ask("/");
    const held = [endless(`${url}api/a/b`), endless(`${url}api/a/c`)];
    const third = await endless(`${url}api/a/d`).answered;
    expect(third).toBe(429);
    for (const one of held) one.end();
    await expect
      .poll(async () => (await fetch(`${url}api/a/e`, { method: "POST", body: "whole" })).status)
      .toBe(200);
  });
});
