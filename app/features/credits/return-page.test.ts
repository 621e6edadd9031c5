import { describe, expect, it } from "vitest";
import { startCheckout } from "../../../contracts/payments.ts";
import { addCreditsAddress, readReturnPage } from "./return-page.ts";

describe("the page that a purchase returns to", () => {
  it.each([
    ["/profile?tab=review", "/profile?tab=review"],
    ["/profile", "/profile"],
    ["/credits", "/credits"],
    ["/website-submission", "/website-submission"],
    ["/profile?tab=match&checkout=9f3c&from=%2Fsettings", "/profile?tab=match"],
  ])("is the account page that was left: %s", (from, page) => {
    expect(readReturnPage(from)).toBe(page);
    const item = { kind: "pack", id: "pack_10" };
    expect(startCheckout.input.safeParse({ item, returnTo: page }).success).toBe(true);
  });

  it.each([
    null,
    "",
    "profile",
    "https://evil.example/profile",
    "//evil.example/profile",
    "/\\evil.example/profile",
    "/profile\\..\\..",
    "\t//evil.example",
    "/\t/evil.example/profile",
    "/profile?tab=a b",
    "javascript:alert(1)",
    "/profile/../../evil",
    "/_payments/pay",
    "/api/account/delete",
    "/_mail",
    "/startups",
    `/profile?${"x".repeat(300)}`,
  ])("is none that another site, or no page of an account, is meant by: %j", (from) => {
    expect(readReturnPage(from)).toBeUndefined();
  });

  it("is encoded, and comes back unchanged", () => {
    const address = addCreditsAddress("/profile?tab=review");
    expect(address).toBe("/credits?from=%2Fprofile%3Ftab%3Dreview");
    const from = new URL(address, "http://x.example").searchParams.get("from");
    expect(readReturnPage(from)).toBe("/profile?tab=review");
    expect(addCreditsAddress("//evil.example")).toBe("/credits");
  });
});
