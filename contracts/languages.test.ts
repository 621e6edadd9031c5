import { describe, expect, it } from "vitest";
import { negotiateLanguage } from "./languages.ts";

const browser = (acceptLanguage: string) =>
  negotiateLanguage({ query: null, cookie: null, acceptLanguage });

describe("negotiateLanguage", () => {
  it.each([
    ["zh-CN,zh;q=0.9,en;q=0.8", "zh"],
    ["vi-VN", "vi"],
    ["th", "th"],
    ["id-ID,id;q=0.9", "id"],
    ["in-ID", "id"],
    ["fr-FR,de;q=0.9", "en"],
    ["", "en"],
    ["*", "en"],
    ["en;q=0.5, th;q=0.9", "th"],
    ["th;q=0, vi;q=0.1", "vi"],
    ["EN-us", "en"],
    [";;;,,,q=", "en"],
  ])("reads %j as %s", (header, expected) => {
    expect(browser(header)).toBe(expected);
  });

  it("lets the address win over the cookie, and the cookie over the browser", () => {
    const acceptLanguage = "th";
    expect(negotiateLanguage({ query: "vi", cookie: "zh", acceptLanguage })).toBe("vi");
    expect(negotiateLanguage({ query: null, cookie: "zh", acceptLanguage })).toBe("zh");
  });

  it("ignores languages that it does not speak", () => {
    const acceptLanguage = "id";
    expect(negotiateLanguage({ query: "xx", cookie: "../", acceptLanguage })).toBe("id");
  });
});
