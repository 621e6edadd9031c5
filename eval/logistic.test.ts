import { expect, test } from "vitest";
import { fitLogistic } from "./logistic.ts";

test("the weights are those under which what was seen is likeliest", () => {
  // With the sign three of four are true, without it one of four: odds of 3 and of 1/3.
  const seen = (value: number, truths: boolean[]) =>
    truths.map((isTrue) => ({ values: [value, 0], isTrue }));
  const { bias, weights } = fitLogistic(
    [...seen(1, [true, true, true, false]), ...seen(0, [true, false, false, false])],
    1e-9,
  );
  expect(bias).toBeCloseTo(-Math.log(3), 6);
  expect(weights[0]).toBeCloseTo(2 * Math.log(3), 6);
  expect(weights[1]).toBeCloseTo(0, 6);
});

test("restraint holds weights near zero", () => {
  const examples = [
    { values: [1], isTrue: true },
    { values: [0], isTrue: false },
  ];
  const [loose = 0] = fitLogistic(examples, 0.1).weights;
  const [tight = 0] = fitLogistic(examples, 10).weights;
  expect(loose).toBeGreaterThan(tight);
  expect(tight).toBeGreaterThan(0);
});
