import { describe, expect, it } from "vitest";
import { startCheckout } from "./payments.ts";

const OURS = "https://benih.example";
const item = { kind: "pack", id: "pack_30" };
const takes = (returnTo: string) => startCheckout.input.safeParse({ item, returnTo }).success;

describe("the page that a purchase returns to", () => {
  it("is the page of credits unless another one is named", () => {
    expect(startCheckout.input.parse({ item })).toEqual({ item, returnTo: "/credits" });
  });

  it.each(["/", "/credits", "/profile?tab=review#price", `/${"p".repeat(299)}`])(
    "may be %j",
    (page) => {
      expect(takes(page)).toBe(true);
    },
  );

  it.each([
    "",
    "credits",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\\evil.example",
    "\t//evil.example",
    "/a b",
    "/a\\b",
    "/a\0",
    "/\u0001",
    "/\ud800",
    "https://evil.example/",
    "javascript:alert(1)",
    `/${"p".repeat(300)}`,
  ])("may not be %j", (page) => {
    expect(takes(page)).toBe(false);
  });

  it("is ours whatever of three characters it begins with", () => {
    const hostile = [
      "/",
      "\\",
      "\t",
      "\n",
      "\r",
      " ",
      "\0",
      ".",
      "@",
      ":",
      "a",
      "\u00a0",
      "\u3000",
    ];
    for (const first of hostile)
      for (const second of hostile)
        for (const third of hostile) {
          const page = `/${first}${second}${third}evil.example`;
          if (takes(page)) expect(new URL(page, OURS).origin, JSON.stringify(page)).toBe(OURS);
        }
  });
});
