import { expect, test } from "vitest";
import { type Bar, layOutBars } from "./bar-layout.ts";

const COUNTED = { isCounted: true, formatTick: String };

function bars(values: (number | null)[], earlier: (number | null)[] = []): Bar[] {
  return values.map((value, position) => ({
    key: `${position}`,
    label: `day ${position}`,
    text: `day ${position}: ${value}`,
    value,
    figure: `${value}`,
    earlier: earlier[position],
  }));
}

const heights = (layout: ReturnType<typeof layOutBars>) => layout.bars.map(({ height }) => height);

test("the highest bar stays below a round tick, and zero stays zero", () => {
  const layout = layOutBars(bars([0, 9, 18]), COUNTED);
  expect(layout.ticks).toEqual([
    { at: 0, label: "0" },
    { at: 25, label: "5" },
    { at: 50, label: "10" },
    { at: 75, label: "15" },
    { at: 100, label: "20" },
  ]);
  expect(heights(layout)).toEqual([0, 45, 90]);
});

test("no tick lies between two whole counts", () => {
  const { ticks } = layOutBars(bars([1, 0]), COUNTED);
  expect(ticks.map(({ label }) => label)).toEqual(["0", "1"]);
});

test("an empty chart still has an axis", () => {
  const layout = layOutBars(bars([0, 0]), COUNTED);
  expect(layout.ticks.at(-1)).toEqual({ at: 100, label: "1" });
  expect(heights(layout)).toEqual([0, 0]);
  expect(layOutBars([], COUNTED).bars).toEqual([]);
});

test("an undisclosed value has no height, and does not stretch the axis", () => {
  const layout = layOutBars(bars([null, 4]), COUNTED);
  expect(heights(layout)).toEqual([null, 100]);
});

test("the highest bar says its figure, the first of equals, and an incomplete one is marked", () => {
  const given = bars([1, 7, 7, null]).map((bar, at) => ({ ...bar, isPartial: at === 0 }));
  const layout = layOutBars(given, COUNTED);
  expect(layout.peak).toEqual({ text: "7", middle: 37.5, at: 87.5 });
  expect(layout.bars.map(({ isPartial }) => isPartial)).toEqual([true, false, false, false]);
  expect(layOutBars(bars([19, 3]), COUNTED).peak?.at).toBe(100);
  expect(layOutBars(bars([0, null]), COUNTED).peak).toBeNull();
});

test("the strokes of earlier values share the axis; nothing has none", () => {
  const layout = layOutBars(bars([2, 2, 2, 2], [4, 2, null, 0]), COUNTED);
  expect(layout.earlierPath).toBe("M3,0H22M28,50H47");
  expect(layOutBars(bars([1]), COUNTED).earlierPath).toBeNull();
});

test("up to thirteen bars say their figures", () => {
  const given = bars([1, 7, 0, 3, 2]).map((bar, at) => ({ ...bar, isPartial: at === 4 }));
  const drawn = layOutBars(given, COUNTED);
  expect(drawn.bars.map(({ figure }) => figure)).toEqual(["1", "", "", "3", "2"]);
  expect(drawn.hasShortFigures).toBe(true);
  const longer = given.map((bar) => ({ ...bar, figure: "US$1M" }));
  const { hasShortFigures } = layOutBars(longer, COUNTED);
  expect(hasShortFigures).toBe(false);
  const many = layOutBars(bars(Array.from({ length: 14 }, () => 1)), COUNTED);
  expect(many.bars.every(({ figure }) => figure === "")).toBe(true);
});

test("a year is said below the first of its months that a screen has room for", () => {
  const months = bars(Array.from({ length: 13 }, () => 1)).map((bar, at) => ({
    ...bar,
    group: at < 3 ? "2025" : "2026",
  }));
  const { bars: drawn } = layOutBars(months, COUNTED);
  expect(drawn.flatMap(({ group }, at) => (group ? [[at, group.text, group.on]] : []))).toEqual([
    [0, "2025", "wide"],
    [3, "2026", "all"],
  ]);
  expect(layOutBars(bars([1, 1]), COUNTED).bars.map(({ group }) => group)).toEqual([null, null]);
});

test.each([
  { count: 4, phone: [0, 1, 2, 3], wide: [] },
  { count: 7, phone: [0, 2, 4, 6], wide: [1, 3, 5] },
  { count: 13, phone: [0, 4, 8, 12], wide: [1, 2, 3, 5, 6, 7, 9, 10, 11] },
  { count: 30, phone: [0, 8, 16, 24], wide: [4, 12, 20, 28] },
])("$count bars label as many as there is room for", ({ count, phone, wide }) => {
  const layout = layOutBars(bars(Array.from({ length: count }, () => 1)), COUNTED);
  const at = (room: string) =>
    layout.bars.flatMap(({ labelled }, position) => (labelled === room ? [position] : []));
  expect(at("always")).toEqual(phone);
  expect(at("wide")).toEqual(wide);
});
