import { expect, it } from "vitest";
import { uploadQuery } from "./uploads.ts";

const nameOf = (name: string) => uploadQuery.safeParse({ kind: "logo", name }).data?.name;

it.each([
  ["deck.pdf", "deck.pdf"],
  ["  Sawah 2026.pdf ", "Sawah 2026.pdf"],
  ["C:\\Users\\budi\\deck.pdf", "deck.pdf"],
  ["../../etc/passwd", "passwd"],
  ["bo\u0301.pdf", "b\u00f3.pdf"],
  ["de\u0000ck\u202efdp.pdf", "deckfdp.pdf"],
  ["ข้าว.pdf", "ข้าว.pdf"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(196)}.pdf`],
])("the name %j is kept as %j", (given, kept) => {
  expect(nameOf(given)).toBe(kept);
});

it.each(["", "   ", "/", "\u202e"])("the name %j counts as missing", (given) => {
  expect(nameOf(given)).toBeUndefined();
});
