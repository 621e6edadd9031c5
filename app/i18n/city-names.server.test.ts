import { expect, test } from "vitest";
import { cityIn } from "./city-names.server.ts";

test.each([
  ["Ho Chi Minh City", "vi", "TP. Hồ Chí Minh"],
  ["Seoul", "th", "โซล"],
  ["Jakarta", "zh", "雅加达"],
  ["Singapore", "id", "Singapura"],
  ["Jakarta", "vi", "Jakarta"],
  ["Hanoi", "en", "Hanoi"],
  ["Sungai Buloh", "zh", "Sungai Buloh"],
] as const)("%s in %s is %s", (city, language, name) => {
  expect(cityIn(city, language)).toBe(name);
});
