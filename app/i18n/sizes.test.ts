import { expect, it } from "vitest";
import { fileSize, percentage, roughTime } from "./sizes.ts";

it.each([
  [1, "1\u00a0kB"],
  [300 * 1024, "300\u00a0kB"],
  [1024 * 1024, "1\u00a0MB"],
  [50 * 1024 * 1024, "50\u00a0MB"],
  [1_300_000, "1.2\u00a0MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(fileSize(bytes, "en")).toBe(text);
});

it("writes figures as the language does", () => {
  expect(fileSize(1_300_000, "id")).toBe("1,2\u00a0MB");
  expect(fileSize(1_300_000, "vi")).toBe("1,2\u00a0MB");
  expect(percentage(0.245, "en")).toBe("25%");
});

it.each([
  [0, "1 hour"],
  [1, "1 hour"],
  [47, "47 hours"],
  [48, "2 days"],
  [130, "5 days"],
])("%i hours are about %s", (hours, text) => {
  expect(roughTime(hours, "en")).toBe(text);
});

it("parts a figure from its unit as the language does", () => {
  const spoken = (["zh", "th", "vi", "id"] as const).map((language) => roughTime(72, language));
  expect(spoken).toEqual(["3 天", "3 วัน", "3 ngày", "3 hari"]);
});
