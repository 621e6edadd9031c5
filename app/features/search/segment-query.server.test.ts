import { expect, test } from "vitest";
import { segmentQuery } from "./segment-query.server.ts";

test("Chinese and Thai runs are split into words, the rest stays", () => {
  expect(segmentQuery("金融科技")).toBe("金融 科技");
  expect(segmentQuery("สตาร์ทอัพไทย")).toBe("สตาร์ท อัพ ไทย");
  expect(segmentQuery("AI金融 seed")).toBe("AI 金融 seed");
});

test("nothing to split", () => {
  expect(segmentQuery("seed round")).toBeUndefined();
  expect(segmentQuery("金融")).toBeUndefined();
  expect(segmentQuery("")).toBeUndefined();
});
