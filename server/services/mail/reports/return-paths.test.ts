import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { MOST_BOUNCE_NAME, ReturnPaths } from "./return-paths.ts";

const paths = new ReturnPaths(randomBytes(48));
const addressKey = randomBytes(12);
const NOW = Date.parse("2026-11-28T12:00:00Z");
const DAY = 24 * 60 * 60 * 1000;

describe("a return path", () => {
  const { token, mail } = paths.sign(addressKey, NOW);

  it("names its mail, in letters that fit before an @", () => {
    const name = "b".repeat(MOST_BOUNCE_NAME);
    expect(`${name}+${token}`).toMatch(/^[a-z0-9+]{64}$/);
    expect(paths.find(`${name}+${token}@benih.example`, NOW)).toEqual(mail);
    expect(paths.sign(addressKey, NOW).mail.mailId).not.toEqual(mail.mailId);
  });

  it("is found in capitals, and among much else", () => {
    const text = `${"a".repeat(45)} <${token.toUpperCase()}@benih.example> ${"b".repeat(45)}`;
    expect(paths.find(text, NOW)).toEqual(mail);
  });

  it("cannot be forged: not a sign of it, not by another key", () => {
    for (let place = 0; place < token.length - 1; place += 1) {
      const other = token[place] === "a" ? "b" : "a";
      const forged = token.slice(0, place) + other + token.slice(place + 1);
      expect(paths.find(forged, NOW), forged).toBeUndefined();
    }
    expect(new ReturnPaths(randomBytes(48)).find(token, NOW)).toBeUndefined();
    for (const none of ["", "a".repeat(44), "z".repeat(45), token.slice(1)]) {
      expect(paths.find(none, NOW)).toBeUndefined();
    }
  });

  it("is good for sixty days", () => {
    expect(paths.find(token, NOW + 59 * DAY)).toEqual(mail);
    expect(paths.find(token, NOW + 61 * DAY)).toBeUndefined();
    expect(paths.find(token, NOW - 2 * DAY)).toBeUndefined();
  });

  it("is not looked for without end", () => {
    const full = Array.from({ length: 300 }, () => "a".repeat(45)).join(" ");
    expect(paths.find(`${full} ${token}`, NOW)).toBeUndefined();
  });
});
