import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  // The module remembers a session's end until the page is loaded again.
  vi.resetModules();
  vi.stubGlobal("localStorage", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("ends the session only once what a form has sent has arrived, and lets it send no more", async () => {
  const { beforeSignOut, isForgotten, signOut } = await import("./sign-out.ts");
  const assign = vi.fn();
  vi.stubGlobal("location", { assign });
  const connect = vi.fn(async () =>
    createClient("http://localhost", "key", { auth: { persistSession: false } }),
  );
  const arrival = Promise.withResolvers<void>();
  const isGivenUp = Promise.withResolvers<void>();
  const flush = vi.fn(async () => {
    if (!isForgotten()) return;
    isGivenUp.resolve();
    await arrival.promise;
  });
  const end = beforeSignOut({ flush, mayLeave: async () => true });
  const done = signOut(connect);
  await isGivenUp.promise;
  expect(connect).not.toHaveBeenCalled();
  arrival.resolve();
  await done;
  end();
  expect(connect).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/");
});

it("asks the rest of the page no more once somebody stays", async () => {
  const { beforeSignOut, isForgotten, signOut } = await import("./sign-out.ts");
  const connect = vi.fn();
  beforeSignOut({ flush: async () => {}, mayLeave: async () => false });
  await signOut(connect);
  expect(connect).not.toHaveBeenCalled();
  expect(isForgotten()).toBe(false);
});
