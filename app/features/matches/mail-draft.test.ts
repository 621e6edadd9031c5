import { expect, it } from "vitest";
import { mailDraft } from "./mail-draft.ts";

it("keeps every character of the subject and the text, and the ends of lines", () => {
  const link = new URL(mailDraft("A & B?", "Xin chào +1\n\nhttps://benih.example/?a=1&b=2"));
  expect(link.protocol).toBe("mailto:");
  expect(link.pathname).toBe("");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    subject: "A & B?",
    body: "Xin chào +1\r\n\r\nhttps://benih.example/?a=1&b=2",
  });
});

it("keeps an address whose characters mean something in a link", () => {
  expect(mailDraft("A", "B", "mai?cc=eve&x@benih.example")).toMatch(
    /^mailto:mai%3Fcc%3Deve%26x@benih\.example\?subject=A&body=B$/,
  );
});
