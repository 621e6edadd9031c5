import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limitedFetch } from "./backend-client.ts";

/** A service that accepts the request and never answers. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("gives up on an auth service that does not answer, as a gateway would", async () => {
  vi.stubGlobal("fetch", silent);
  const answer = limitedFetch("https://benih.example/auth/v1/token", { method: "POST" });
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await answer).status).toBe(504);
});

it("passes on a failure without an answer", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(limitedFetch("https://benih.example/auth/v1/token")).rejects.toThrow(TypeError);
});

it("does not limit the time of a file", async () => {
  const seen: (RequestInit | undefined)[] = [];
  vi.stubGlobal("fetch", (_input: unknown, init?: RequestInit) => {
    seen.push(init);
    return Promise.resolve(new Response("ok"));
  });
  await limitedFetch("https://benih.example/storage/v1/object/x", { method: "POST" });
  expect(seen).toEqual([{ method: "POST" }]);
  expect(vi.getTimerCount()).toBe(0);
});
