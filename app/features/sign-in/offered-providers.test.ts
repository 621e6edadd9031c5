import { expect, it } from "vitest";
import { hasMailboxHere } from "./mailbox-link.tsx";
import { offeredProviders } from "./offered-providers.ts";

it.each([
  [{ external: { google: true, facebook: true, apple: true } }, ["google", "facebook"]],
  [{ external: { google: false, facebook: true } }, ["facebook"]],
  [{ external: {}, external_labels: null }, []],
  [{}, []],
])("offers the backend's providers: %j", (given, names) => {
  expect(offeredProviders(given).map(({ provider }) => provider)).toEqual(names);
});

it("tells a sample from the real one", () => {
  const given = {
    external: { google: true, facebook: true },
    external_labels: { google: "sample" },
  };
  expect(offeredProviders(given)).toEqual([
    { provider: "google", sample: true },
    { provider: "facebook", sample: false },
  ]);
});

it.each([
  ["http://localhost:3000", "http://localhost:3000/auth", true],
  ["http://127.0.0.1:3000", "http://127.0.0.1:3000/auth", true],
  // Another machine, or another backend.
  ["https://benih.example", "https://benih.example/auth", false],
  ["https://abc.supabase.co", "http://localhost:3000/auth", false],
  ["http://localhost:54321", "http://localhost:3000/auth", false],
])("backend at %s, page %s: mailbox %s", (backend, page, here) => {
  expect(hasMailboxHere(backend, page)).toBe(here);
});
