import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

test("a deck below the score for publishing is improved first, published or not", () => {
  expect(nextStep(5.9, "not_published")).toBe("mend");
  expect(nextStep(0, "published")).toBe("mend");
});

test("a deck with the score is published, then matched", () => {
  expect(nextStep(6, "not_published")).toBe("publish");
  expect(nextStep(8.2, "needs_publishing")).toBe("publishAgain");
  expect(nextStep(6, "published")).toBe("match");
});
