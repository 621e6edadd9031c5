import { LANGUAGE_TAGS, type Language } from "../contracts/languages.ts";
import type { DeckForm, DescribedPage } from "./described-deck.ts";

/** One line of text at its place, from its base line. */
export type Box = { text: string; x: number; y: number; weight: 400 | 700; size: number };
export type Measure = (text: string, weight: Box["weight"], size: number) => number;
export type Paper = {
  width: number;
  height: number;
  form: DeckForm;
  numbers: { page: number; pages: number };
  measure: Measure;
  language: Language;
};

const MARGIN = 64;
const BODY = 19;

/** The places of everything on a described page, in reading order. */
export function pageBoxes(page: DescribedPage, paper: Paper): Box[] {
  const { width, height, form, numbers } = paper;
  const boxes: Box[] = [];
  let y = MARGIN + 20;
  const write = (
    text: string,
    x: number,
    weight: Box["weight"],
    size: number,
    right = width - MARGIN,
  ) => {
    for (const line of wrapped(text, right - x, weight, size, paper)) {
      boxes.push({ text: line, x, y, weight, size });
      y += size * 1.4;
    }
  };
  /** Cells of a row start together, and the next row below the longest. */
  const writeRow = (cells: readonly string[], weights: readonly Box["weight"][], size: number) => {
    const [top, step] = [y, (width - 2 * MARGIN) / cells.length];
    let lowest = top;
    cells.forEach((cell, at) => {
      y = top;
      write(cell, MARGIN + at * step, weights[at] ?? 400, size, MARGIN + (at + 1) * step - 12);
      lowest = Math.max(lowest, y);
    });
    y = lowest;
  };
  const small = (text: string, at: number) => {
    const named = text.replace("{page}", `${numbers.page}`).replace("{pages}", `${numbers.pages}`);
    boxes.push({ text: named, x: MARGIN, y: at, weight: 400, size: 10 });
  };
  const title = form.spaced && page.title ? [...page.title].join(" ") : page.title;

  if (form.header) small(form.header, 26);
  if (title && form.titles !== "bottom") {
    write(title, MARGIN, 700, 32);
    y += 24;
  }
  for (const line of page.lines ?? []) {
    write(line, MARGIN, 400, BODY);
    y += 14;
  }
  const columns = page.columns ?? [];
  const top = y;
  columns.forEach((lines, at) => {
    const step = (width - 2 * MARGIN) / columns.length;
    y = top;
    lines.forEach((line, row) => {
      const right = MARGIN + (at + 1) * step - 16;
      write(line, MARGIN + at * step, row === 0 ? 700 : 400, BODY, right);
      y += 10;
    });
  });
  for (const [label, figure] of page.table ?? []) {
    const row = y;
    write(label, MARGIN, 400, BODY);
    y = row;
    write(figure, width / 2, 700, BODY);
    y += 8;
  }
  (page.grid ?? []).forEach((cells, row) => {
    writeRow(cells, row === 0 ? cells.map(() => 700 as const) : [], 16);
    y += 8;
  });
  const row = y + 20;
  (page.cards ?? []).forEach(([figure, label], at, all) => {
    const x = MARGIN + (at * (width - 2 * MARGIN)) / all.length;
    y = row;
    write(figure, x, 700, 30);
    write(label, x, 400, 15, x + (width - 2 * MARGIN) / all.length - 10);
  });
  y += 10;
  if (page.note) write(page.note, MARGIN, 400, 14);
  if (title && form.titles === "bottom") {
    y = Math.max(y + 30, height - 90);
    write(title, MARGIN, 700, 28);
  }
  if (form.footer) small(form.footer, height - 16);
  return boxes;
}

function wrapped(
  text: string,
  width: number,
  weight: Box["weight"],
  size: number,
  { measure, language }: Paper,
): string[] {
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: "word" });
  const lines: string[] = [];
  let line = "";
  for (const { segment } of segmenter.segment(text)) {
    const fits = measure((line + segment).trimEnd(), weight, size) <= width;
    if (fits || line === "" || /^[\p{P}\p{S}]+$/u.test(segment)) line += segment;
    else {
      lines.push(line.trim());
      line = segment.trimStart();
    }
  }
  return [...lines, line.trim()].filter((one) => one !== "");
}
