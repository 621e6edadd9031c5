import { expect, it } from "vitest";
import { pageAfterSignIn, signInAddress } from "./private-page.ts";

const SITE = "https://benih.example";

it.each([
  ["/settings", "/settings"],
  ["/startups?country=Vietnam&sort=name", "/startups?country=Vietnam&sort=name"],
  [null, "/profile"],
  ["", "/profile"],
  ["settings", "/profile"],
  ["https://evil.example/", "/profile"],
  ["//evil.example/", "/profile"],
  ["/\\evil.example/", "/profile"],
  ["/\t/evil.example/", "/profile"],
  ["javascript:alert(1)", "/profile"],
  ["/%2F/evil.example", "/%2F/evil.example"],
])("after signing in %s leads to %s", (next, page) => {
  expect(pageAfterSignIn(next, SITE)).toBe(page);
});

it("returns to where the visitor was", () => {
  const address = signInAddress({ pathname: "/startups", search: "?name=a&country=Vietnam" });
  const next = new URL(address, SITE).searchParams.get("next");
  expect(pageAfterSignIn(next, SITE)).toBe("/startups?name=a&country=Vietnam");
});

it("offers an account to whoever claims a company's page", () => {
  const from = { pathname: "/claim", search: "?page=/startups/lumina-ledger" };
  const { searchParams } = new URL(signInAddress(from), SITE);
  expect(searchParams.get("mode")).toBe("signup");
  expect(pageAfterSignIn(searchParams.get("next"), SITE)).toBe(from.pathname + from.search);
});
