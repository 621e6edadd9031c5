import { expect, test } from "vitest";
import { sizesText } from "./round-sizes.ts";

test.each([
  [1_600, 28_500, "US$1.6–28.5M", "US$1,6–28,5 juta", "1,6–28,5 triệu USD"],
  [860, 3_200, "US$860K–3.2M", "US$860 ribu–3,2 juta", "860 nghìn–3,2 triệu USD"],
  [2_000, 2_000, "US$2M", "US$2 juta", "2 triệu USD"],
])("what both ends share is said once: %d to %d", (least, most, en, id, vi) => {
  const written = (["en", "id", "vi"] as const).map((language) =>
    sizesText({ least, most }, language),
  );
  expect(written).toEqual([en, id, vi]);
});
