import { describe, expect, it } from "vitest";
import english from "./locales/en/frame.json";
import thai from "./locales/th/frame.json";
import { type Catalogue, translator } from "./messages.ts";

describe("translator", () => {
  it("chooses the plural form and writes the number as the language does", () => {
    const t = translator<"frame">("en", english);
    expect(t("readTime", { count: 1 })).toBe("1 min read");
    expect(t("readTime", { count: 1234 })).toBe("1,234 min read");
  });

  it("falls back to the form that every language has", () => {
    const messages: Catalogue["frame"] = {
      ...english,
      ...thai,
      readTime: { ...english.readTime, ...thai.readTime },
    };
    expect(translator<"frame">("th", messages)("readTime", { count: 5 })).toBe("อ่าน 5 นาที");
  });

  it("keeps a placeholder without a value", () => {
    expect(translator<"frame">("en", { ...english, login: "Hello {name}" })("login")).toBe(
      "Hello {name}",
    );
  });
});
