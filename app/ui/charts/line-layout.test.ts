import { expect, test } from "vitest";
import { layOutLine } from "./line-layout.ts";

const OPTIONS = {
  highest: 200,
  ticks: [{ at: 100, label: "100" }],
  band: { from: 80, to: 120 },
};

const points = (values: (number | null)[]) =>
  values.map((value, at) => ({
    key: `${at}`,
    label: `day ${at}`,
    text: `day ${at}: ${value}`,
    value,
    figure: `${value}`,
  }));

test("values lie at even distances, and one that is not known leaves a gap", () => {
  const layout = layOutLine(points([0, 200, null, 100]), OPTIONS);
  expect(layout.points.map(({ x, y }) => [x, y])).toEqual([
    [12.5, 0],
    [37.5, 100],
    [87.5, 50],
  ]);
  expect(layout.path).toBe("M12.5,100L37.5,0M87.5,50Z");
  expect(layout.ticks).toEqual([{ at: 50, label: "100" }]);
  expect(layout.band).toEqual({ from: 40, to: 60 });
  expect(layout.last).toEqual({ text: "100", y: 50, isBelow: true });
});

test("the last value is said only where it is known, and the last time always", () => {
  const layout = layOutLine(points([1, 2, 3, 4, 5, 6, null]), OPTIONS);
  expect(layout.last).toBeNull();
  expect(layout.times.map(({ label }) => label)).toEqual(["day 0", "day 2", "day 4", "day 6"]);
  expect(layOutLine([], OPTIONS).points).toEqual([]);
});

test("the last value is on the side away from the line, unless there is no room", () => {
  const isBelow = (values: number[]) => layOutLine(points(values), OPTIONS).last?.isBelow;
  expect(isBelow([50, 100])).toBe(false);
  expect(isBelow([100, 50])).toBe(true);
  expect(isBelow([100, 10])).toBe(false);
});
