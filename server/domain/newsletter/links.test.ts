import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { NewsLinks } from "./links.ts";

const links = new NewsLinks(randomBytes(48));
const reader = { kind: "visitor", id: randomUUID() } as const;

describe("a link of a mail", () => {
  it("names its reader, in an address that needs no escaping", () => {
    const url = links.address("https://benih.example", "leave", reader);
    expect(url.href).toMatch(/^https:\/\/benih\.example\/newsletter\/leave\?token=[\w.-]+$/);
    expect(links.read("leave", url.searchParams.get("token") ?? "")).toEqual(reader);
  });

  it("is for its step, its reader and our key only", () => {
    const token = links.sign("leave", reader);
    expect(links.read("confirm", token)).toBeUndefined();
    expect(links.read("leave", token.replace(/^v/, "a"))).toBeUndefined();
    expect(links.read("leave", token.replace(reader.id, randomUUID()))).toBeUndefined();
    expect(new NewsLinks(randomBytes(48)).read("leave", token)).toBeUndefined();
  });

  it("stays good when the key was changed since", () => {
    const [before, after] = [randomBytes(48), randomBytes(48)];
    const token = new NewsLinks(before).sign("leave", reader);
    const changed = new NewsLinks(after, [before]);
    expect(changed.read("leave", token)).toEqual(reader);
    expect(changed.sign("leave", reader)).toBe(new NewsLinks(after).sign("leave", reader));
  });

  it.each([
    "",
    "v",
    "v..",
    `v.${randomUUID()}.`,
    `x.${randomUUID()}.${"a".repeat(43)}`,
    "a".repeat(9999),
  ])("that is none is not read: %s", (token) => {
    expect(links.read("leave", token)).toBeUndefined();
  });
});
