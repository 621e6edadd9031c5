import { expect, it } from "vitest";
import { link, listed, paragraph, sentence, text } from "./phrase.ts";

const say = (_key: string, places: Record<string, unknown> = {}) =>
  `A ${places.name} raised ${places.amount}.`;

it("keeps what is read, and links it", () => {
  const told = sentence(say, "any", {
    name: link("Sawah", "/startups/sawah"),
    amount: link("US$1M", "/funding-tracker?period=year&country=Vietnam"),
  });
  expect(told.plain).toBe("A Sawah raised US$1M.");
  expect(told.markdown).toBe(
    "A [Sawah](/startups/sawah) raised [US$1M](/funding-tracker?period=year&country=Vietnam).",
  );
});

it("takes nothing of a name for Markdown", () => {
  expect(text("[x](https://evil.example) *B* <b> a|b").markdown).toBe(
    "\\[x\\](https://evil.example) \\*B\\* \\<b\\> a\\|b",
  );
});

it("has no control characters", () => {
  expect(text("Ri\u0002ce\vand more").plain).toBe("Rice and more");
});

it("finds each phrase at its place, even if others say the same", () => {
  const told = sentence(say, "any", { name: link("A", "/a"), amount: link("A", "/b") });
  expect(told.markdown).toBe("A [A](/a) raised [A](/b).");
});

it("sets lists and sentences as the language does, links or not", () => {
  const names = [link("Alpha", "/a"), link("Beta", "/b"), link("Gamma", "/c")];
  expect(listed(names, "en").markdown).toBe("[Alpha](/a), [Beta](/b), and [Gamma](/c)");
  const chinese = listed(names, "zh");
  expect(chinese.plain).toBe("Alpha、Beta 和 Gamma");
  expect(chinese.markdown).toBe("[Alpha](/a)、[Beta](/b) 和 [Gamma](/c)");
  expect(paragraph([text("甲。"), text("乙。")], "zh").plain).toBe("甲。乙。");
  expect(paragraph([text("A."), text("B.")], "th").plain).toBe("A. B.");
});
