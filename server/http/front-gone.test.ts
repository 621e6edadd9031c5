import { afterEach, describe, expect, it } from "vitest";
import { Refused } from "../turns/fair-queue.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { storeAnswerNow } from "./stored-answer.ts";
import { type Parts, page, start, stopFronts } from "./test-front.ts";

afterEach(stopFronts);

it("a page that somebody found taken down has no stored copy left, in any language", async () => {
  const cache = createPageCache();
  for (const copy of ["identity en", "gzip vi"])
    await cache.get(`${copy} /news/x?`, async () => page("as published"));
  cache.purge();
  const gone = { status: 404, body: "gone", headers: {}, storable: false };
  const renders = [async () => storeAnswerNow(gone, "identity")];
  const ask = await start({
    cache,
    render: () => (renders.shift() ?? (() => Promise.reject(new Refused("server"))))(),
  });
  const first = await ask("/news/x", { "accept-encoding": "identity", "accept-language": "en" });
  expect(first.status).toBe(404);
  for (const [encoding, language] of [
    ["identity", "en"],
    ["gzip", "vi"],
  ] as const) {
    const headers = { "accept-encoding": encoding, "accept-language": language };
    const answer = await ask("/news/x", headers);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain("as published");
  }
});

describe("a page that has moved", () => {
  const moved = (location: string): Parts => ({
    render: async (_key, { page: asked }) =>
      asked.path === "/old"
        ? storeAnswerNow(
            {
              status: 301,
              body: "",
              headers: { "x-before": "location", location },
              storable: true,
            },
            "identity",
          )
        : page(`new in ${asked.language}`),
  });

  it.each([
    ["/new", "/new?lang=th"],
    ["/new?from=location", "/new?from=location&lang=th"],
  ])("leads to %s in the language of its address, kept or not", async (location, expected) => {
    const ask = await start(moved(location));
    for (const _time of ["first", "from the cache"]) {
      const answer = await ask("/old?lang=th", { "accept-language": "vi" });
      expect(answer.url.replace(/^.*:\d+/, "")).toBe(expected);
      expect(await answer.text()).toBe("new in th");
    }
  });

  it("adds no language that was not asked for, to keep the choice for the person", async () => {
    const ask = await start(moved("/new"));
    const answer = await ask("/old", { "accept-language": "vi" });
    expect(answer.url.replace(/^.*:\d+/, "")).toBe("/new");
    expect(await answer.text()).toBe("new in vi");
  });
});
