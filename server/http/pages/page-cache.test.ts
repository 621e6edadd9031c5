import { describe, expect, it } from "vitest";
import { Refused } from "../../turns/fair-queue.ts";
import { type StoredAnswer, storeAnswer, transcode } from "../stored-answer.ts";
import { createPageCache } from "./page-cache.ts";

const page = (body: string, status = 200, storable = true): Promise<StoredAnswer> =>
  storeAnswer({ status, body, headers: {}, storable }, "identity");
const bodyOf = (stored: StoredAnswer) => Buffer.from(stored.body).toString();
const nobody = () => undefined;

function clock() {
  let time = 0;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

/** A render that the test completes. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<StoredAnswer>();
  let started = 0;
  const render = () => {
    started += 1;
    return promise;
  };
  return { render, resolve, reject, started: () => started };
}

describe("page cache", () => {
  it("renders once for all who wait", async () => {
    const cache = createPageCache();
    const slow = pending();
    const waiting = [cache.get("/", slow.render), cache.get("/", slow.render)];
    slow.resolve(await page("one"));
    expect((await Promise.all(waiting)).map(bodyOf)).toEqual(["one", "one"]);
    expect(slow.started()).toBe(1);
  });

  it("serves a stale page while one refresh runs", async () => {
    const { now, pass } = clock();
    const cache = createPageCache(nobody, now);
    await cache.get("/", () => page("old"));
    expect(cache.peek("/")).toBeDefined();
    pass(60_001);
    expect(cache.peek("/")).toBeUndefined();
    const refresh = pending();
    expect(bodyOf(await cache.get("/", refresh.render))).toBe("old");
    expect(bodyOf(await cache.get("/", refresh.render))).toBe("old");
    expect(refresh.started()).toBe(1);
    refresh.resolve(await page("new"));
    await expect.poll(() => cache.peek("/")).toBeDefined();
    expect(bodyOf(await cache.get("/", refresh.render))).toBe("new");
  });

  it("keeps a copy in another encoding no longer fresh than what it was made from", async () => {
    const { now, pass } = clock();
    const cache = createPageCache(nobody, now);
    let renders = 0;
    const make = (one: string, other: string) => async () => {
      const stored = cache.peek(other);
      if (stored) return transcode(stored, "identity", "identity");
      renders += 1;
      return page(`${one} ${renders}`);
    };
    // Two visitors with different encodings, every twenty seconds for ten minutes.
    for (let at = 0; at < 30; at += 1) {
      await cache.get("br", make("br", "gzip"));
      pass(10_000);
      await cache.get("gzip", make("gzip", "br"));
      pass(10_000);
    }
    expect(renders).toBeGreaterThanOrEqual(5);
  });

  it("makes a page anew that is long past its time, and has the old one if that fails", async () => {
    const { now, pass } = clock();
    const cache = createPageCache(nobody, now);
    await cache.get("/", () => page("an hour ago"));
    pass(3_600_000);
    expect(cache.find("/", () => page("unused"))).toBeUndefined();
    const broken = () => Promise.reject(new Error("The database is away"));
    expect(bodyOf(await cache.get("/", broken))).toBe("an hour ago");
    expect(bodyOf(await cache.get("/", () => page("now")))).toBe("now");
  });

  it("serves nothing rendered before a purge", async () => {
    const cache = createPageCache();
    await cache.get("/", () => page("old"));
    cache.purge();
    expect(cache.peek("/")).toBeUndefined();
    expect(bodyOf(await cache.get("/", () => page("new")))).toBe("new");
  });

  it("does not keep a render that a purge overtook", async () => {
    const cache = createPageCache();
    const slow = pending();
    const before = cache.get("/", slow.render);
    cache.purge();
    const after = cache.get("/", () => page("new"));
    slow.resolve(await page("old"));
    expect(bodyOf(await before)).toBe("old");
    expect(bodyOf(await after)).toBe("new");
  });

  it("serves the last good copy when a purged page cannot be rendered", async () => {
    const cache = createPageCache();
    await cache.get("/", () => page("good"));
    cache.purge();
    expect(bodyOf(await cache.get("/", () => Promise.reject(new Error("away"))))).toBe("good");
    expect(bodyOf(await cache.get("/", () => page("broken", 500, false)))).toBe("good");
  });

  it.each(["visitor", "server"] as const)(
    "brings back no purged page for who filled the queue (%s)",
    async (because) => {
      const cache = createPageCache();
      await cache.get("/", () => page("as published"));
      cache.purge();
      const full = () => Promise.reject(new Refused(because));
      await expect(cache.get("/", full)).rejects.toThrow(Refused);
    },
  );

  it("has a copy past its time for a full queue, if nothing has changed since", async () => {
    const { now, pass } = clock();
    const cache = createPageCache(nobody, now);
    await cache.get("/", () => page("an hour ago"));
    pass(3_600_000);
    const full = () => Promise.reject(new Refused("server"));
    expect(bodyOf(await cache.get("/", full))).toBe("an hour ago");
  });

  it("has no copy left for an outage once something was withdrawn", async () => {
    const cache = createPageCache();
    await cache.get("/startups/x", () => page("as published"));
    const failing = pending();
    cache.purge();
    const asked = cache.get("/startups/x", failing.render);
    cache.empty();
    failing.reject(new Error("away"));
    await expect(asked).rejects.toThrow("away");
    const broken = await cache.get("/startups/x", () => page("broken", 500, false));
    expect(bodyOf(broken)).toBe("broken");
  });

  it("keeps no render that something withdrawn overtook", async () => {
    const cache = createPageCache();
    const slow = pending();
    const before = cache.get("/startups/x", slow.render);
    cache.empty();
    slow.resolve(await page("as published"));
    await before;
    expect(cache.peek("/startups/x")).toBeUndefined();
  });

  it("has no copy left of a page that was taken down, in no language or encoding", async () => {
    const cache = createPageCache();
    const copies = () => ["br /news/x", "gzip /news/x"];
    for (const key of [...copies(), "/"]) await cache.get(key, () => page("as published"));
    await cache.get("br /news/x", () => page("as published"));
    cache.purge();
    await cache.get("br /news/x", () => page("none", 404, false), copies);
    const away = () => Promise.reject(new Error("away"));
    for (const key of copies()) {
      await expect(cache.get(key, away, copies)).rejects.toThrow("away");
      const busy = await cache.get(key, () => page("busy", 503, false), copies);
      expect(busy.status).toBe(503);
    }
    // The others are still valid.
    expect(bodyOf(await cache.get("/", away))).toBe("as published");
  });

  it("has no copy left of a page that moved", async () => {
    const cache = createPageCache();
    const copies = () => ["br /startups/x", "gzip /startups/x"];
    for (const key of copies()) await cache.get(key, () => page("as published"));
    cache.purge();
    await cache.get("br /startups/x", () => page("elsewhere", 301), copies);
    const away = () => Promise.reject(new Error("away"));
    expect(bodyOf(await cache.get("br /startups/x", away, copies))).toBe("elsewhere");
    await expect(cache.get("gzip /startups/x", away, copies)).rejects.toThrow("away");
  });

  it("does not keep for a failure what was rendered while the page was taken down", async () => {
    const cache = createPageCache();
    const slow = pending();
    const before = cache.get("/news/x", slow.render);
    cache.purge();
    await cache.get("/news/x", () => page("none", 404, false));
    slow.resolve(await page("as published"));
    await before;
    const away = () => Promise.reject(new Error("away"));
    await expect(cache.get("/news/x", away)).rejects.toThrow("away");
  });

  it("keeps the last whole copy of a page of which a part could not be read", async () => {
    const cache = createPageCache();
    await cache.get("/", () => page("whole"));
    cache.purge();
    expect(bodyOf(await cache.get("/", () => page("in part", 200, false)))).toBe("in part");
    expect(bodyOf(await cache.get("/", () => Promise.reject(new Error("away"))))).toBe("whole");
  });

  it("serves a stale answer at once, and refreshes it in the background", async () => {
    const { now, pass } = clock();
    const cache = createPageCache(nobody, now);
    await cache.get("/", () => page("old"));
    pass(60_001);
    const refresh = pending();
    const found = cache.find("/", refresh.render);
    expect(found && bodyOf(found)).toBe("old");
    expect(refresh.started()).toBe(1);
    cache.purge();
    expect(cache.find("/", refresh.render)).toBeUndefined();
  });

  it("loses no page that is asked for again to a flood of addresses that are not", async () => {
    const cache = createPageCache();
    const popular = ["/", "/startups", "/funding-tracker"];
    for (const key of popular) {
      await cache.get(key, () => page(key));
      await cache.get(key, () => page("asked for again"));
    }
    // Twice its total capacity.
    const large = await page("x".repeat(4 * 1024 * 1024));
    for (let n = 0; n < 128; n++) await cache.get(`/search?q=${n}`, async () => large);
    for (const key of popular) expect(cache.peek(key)).toBeDefined();
    expect(cache.peek("/search?q=0")).toBeUndefined();
  });

  it("reports an answer that is requested again, as long as it is kept", async () => {
    const told: (() => boolean)[] = [];
    const cache = createPageCache((_answer, isKept) => told.push(isKept));
    await cache.get("/", () => page("one"));
    expect(told).toEqual([]);
    await cache.get("/", () => page("none"));
    expect(told.map((isKept) => isKept())).toEqual([true]);
    cache.purge();
    expect(told.map((isKept) => isKept())).toEqual([false]);
  });

  it("keeps no failure and no missing page", async () => {
    const cache = createPageCache();
    await expect(cache.get("/", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    await cache.get("/nowhere", () => page("none", 404, false));
    expect(cache.peek("/nowhere")).toBeUndefined();
    expect(bodyOf(await cache.get("/", () => page("back")))).toBe("back");
  });
});
