import { expect, it } from "vitest";
import { articleContent } from "./desk/article.ts";
import { LANGUAGES } from "./languages.ts";
import { optionalText } from "./profile-fields.ts";
import { withoutControls } from "./unseen-signs.ts";

it.each([
  ["co\u0002operatives\u0000\u007f\u009f\ufffe", "cooperatives"],
  ["one\vtwo\fthree\u0085four", "one two three four"],
  ["a\tb\r\nc", "a\tb\r\nc"],
  ["ต้นกล้า\u200b 👩‍🌾", "ต้นกล้า\u200b 👩‍🌾"],
])("%j has no control characters as %j", (text, clean) => {
  expect(withoutControls(text)).toBe(clean);
});

it("neither has what a member or an editor types", () => {
  expect(optionalText(9).parse(" \u0002Rice\u0002 \v")).toBe("Rice");
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, { title: "R\u0002ice\vx" }]),
  );
  expect(articleContent.parse({ texts }).texts.en.title).toBe("Rice x");
});
