import { joinNames } from "../../../contracts/lists.ts";
import type { TrackerWords } from "./tracker-words.ts";

/** A day or a month of a chart. */
export type ChartPart = { value: number; when: string; isWholeMonth: boolean };

/** More parts than this with the same value do not stand out. */
const MOST_NAMED = 2;

/**
 * When most was raised and, among whole months, when least, for people who cannot see the bars. A
 * quiet day is chance, and a value that many parts share is left out.
 * @param sayFigure words a value with its unit.
 * @returns one sentence for each; none if no part stands out.
 */
export function sayRange(
  words: TrackerWords,
  parts: ChartPart[],
  sayFigure: (value: number) => string,
): string[] {
  const highest = Math.max(0, ...parts.map(({ value }) => value));
  if (highest === 0) return [words.t("chartEmpty")];
  const months = parts.filter(({ isWholeMonth }) => isWholeMonth);
  const lowest = Math.min(...months.map(({ value }) => value));
  const say = (key: "chartHighest" | "chartLowest", among: ChartPart[], value: number) => {
    const named = among.filter((part) => part.value === value).map(({ when }) => when);
    if (named.length === 0 || named.length > MOST_NAMED) return [];
    return [
      words.t(key, {
        figure: sayFigure(value),
        when: joinNames(named, words.language, "long"),
      }),
    ];
  };
  return [
    ...say("chartHighest", parts, highest),
    ...(lowest < highest ? say("chartLowest", months, lowest) : []),
  ];
}
