import { expect, test } from "vitest";
import { layOutSteps, type Step } from "./step-layout.ts";

const OPTIONS = { today: "2026-01-01", formatTick: String, formatTime: (day: string) => day };

function step(on: string, value: number | null, isApart = false): Step {
  return { key: on, on, value, isApart, text: `${on}: ${value}`, name: `Round ${value}` };
}

test("steps lie where their days are, and add up", () => {
  const { marks, ticks } = layOutSteps(
    [step("2022-01-01", 10), step("2023-01-01", 10), step("2025-01-01", 20)],
    OPTIONS,
  );
  const [first = 0, second = 0, third = 0] = marks.map(({ x }) => x);
  expect(third - second).toBeCloseTo(2 * (second - first), 0);
  expect(marks.map(({ y }) => y)).toEqual([25, 50, 100]);
  expect(ticks.map(({ label }) => label)).toEqual(["0", "10", "20", "30", "40"]);
});

test("values that are counted apart have a sum of their own", () => {
  const { marks, apartLine } = layOutSteps(
    [step("2024-01-01", 40), step("2025-01-01", 10, true), step("2025-02-01", null)],
    OPTIONS,
  );
  expect(marks.map(({ y, isApart, isDisclosed }) => [y, isApart, isDisclosed])).toEqual([
    [100, false, true],
    [25, true, true],
    [100, false, false],
  ]);
  expect(apartLine).toMatch(/^M[\d.]+,100/);
  expect(layOutSteps([step("2024-01-01", 40)], OPTIONS).apartLine).toBeNull();
});

test("the lines run until today; after a step of today there is as much room as before the first", () => {
  const { line, marks } = layOutSteps([step("2026-01-01", 5)], OPTIONS);
  expect(marks[0]?.x).toBe(50);
  expect(line).toMatch(/100,0$/);
  const [first, last] = layOutSteps([step("2022-01-01", 5), step("2024-01-01", 5)], OPTIONS).marks;
  expect(first?.x).toBeLessThan(5);
  expect(last?.x).toBeCloseTo(51, 0);
});

test("the end of the line says what the sums have come to", () => {
  const steps = [step("2024-01-01", 5), step("2025-01-01", 3), step("2025-06-01", 9, true)];
  expect(layOutSteps(steps, OPTIONS).total).toEqual({ text: "8", y: 80 });
  expect(layOutSteps([step("2024-01-01", null)], OPTIONS).total).toBeNull();
});

test("each time on the axis is named once, however short the history", () => {
  const formatTime = (day: string) => day.slice(0, 7);
  const { times } = layOutSteps([step("2025-12-20", 5)], { ...OPTIONS, formatTime });
  const labels = times.map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(0);
  expect(new Set(labels).size).toBe(labels.length);
});

test("a point has its name beside it where no other and no line is", () => {
  const names = (steps: Step[], formatTick: (value: number) => string = String) =>
    layOutSteps(steps, { ...OPTIONS, formatTick }).marks.map(
      ({ name }) => name && `${name.side}: ${name.text}`,
    );
  expect(names([step("2022-01-01", 10), step("2024-01-01", 30)])).toEqual([
    "right: Round 10",
    "left: Round 30",
  ]);
  // Two that nearly coincide.
  expect(names([step("2022-01-01", 100), step("2024-01-01", 1), step("2024-01-20", 1)])).toEqual([
    "right: Round 100",
    "left: Round 1",
    "right: Round 1",
  ]);
  // The end of the line shows the total.
  const untilToday = [step("2020-01-01", 10), step("2026-01-01", null)];
  expect(names(untilToday, (value) => `${value} thousand`)[1]).toBeNull();
});

test("undisclosed amounts alone have no scale", () => {
  const { ticks, marks } = layOutSteps([step("2025-06-01", null)], OPTIONS);
  expect(ticks).toEqual([{ at: 0, label: "0" }]);
  expect(marks[0]).toMatchObject({ y: 0, isDisclosed: false });
  expect(layOutSteps([], OPTIONS).marks).toEqual([]);
});
