import { readdirSync } from "node:fs";
import path from "node:path";
import { createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import { BAROMETER } from "../../contracts/barometer.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { SITE_NAME } from "../../contracts/site-name.ts";
import { drawBarometer } from "./preview-barometer.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const MAX_LINES = 4;

/** Bundled fonts (SIL Open Font License), so that every script is drawn the same anywhere. */
const FONT_PACKAGES = {
  fraunces: /-(latin|latin-ext|vietnamese)-600-normal\.woff2$/,
  "be-vietnam-pro": /-(latin|latin-ext|vietnamese)-700-normal\.woff2$/,
  "noto-sans-thai": /-thai-700-normal\.woff2$/,
  "noto-sans-sc": /-700-normal\.woff2$/,
};

type Families = { text: string; headline: string };

let families: Families | undefined;

/** Registers the fonts with the first picture; Han is split into many files, each its own family. */
function fontFamilies(): Families {
  if (families !== undefined) return families;
  const modules = path.resolve(import.meta.dirname, "../../node_modules/@fontsource");
  const names = Object.entries(FONT_PACKAGES).flatMap(([name, wanted]) => {
    const folder = path.join(modules, name, "files");
    // Vietnamese first: otherwise Skia would compose ễ badly from Latin letters and loose accents.
    return readdirSync(folder)
      .filter((file) => wanted.test(file))
      .toSorted()
      .toReversed()
      .map((file) => {
        // Latin and Vietnamese become separate families; the pieces of Han are one.
        const family = `Benih ${name} ${name === "noto-sans-sc" ? "" : file}`.trim();
        GlobalFonts.registerFromPath(path.join(folder, file), family);
        return { name, family: `"${family}"` };
      });
  });
  const joined = (wanted: typeof names) =>
    [...new Set(wanted.map(({ family }) => family))].join(", ");
  families = {
    text: joined(names.filter(({ name }) => name !== "fraunces")),
    headline: joined(names),
  };
  return families;
}

export type Preview = {
  title: string;
  badge: string;
  /** The week's difficulty index beside the mark, and its name. */
  difficulty?: { index: number; name: string } | undefined;
  language: Language;
};

/**
 * Draws a preview picture (PNG, 1200 × 630): the badge, the title broken where its language breaks,
 * and the mark. Thai marks and Han are shaped by Skia, as a browser would.
 */
export function drawPreview(picture: Preview): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  drawBackground(context);
  const { text, headline } = fontFamilies();
  // As on the site: Thai reads best in the bold text font.
  const inFace = (size: number) =>
    picture.language === "th" ? `700 ${size}px ${text}` : `600 ${size}px ${headline}`;

  context.fillStyle = "#e9a23b";
  context.font = `700 32px ${text}`;
  context.fillText(picture.badge, MARGIN, 118);

  const { lines, size } = fitTitle(context, picture.title, picture.language, inFace);
  context.fillStyle = "#fbf8f1";
  context.font = inFace(size);
  lines.forEach((line, position) => {
    context.fillText(line, MARGIN, 200 + size * 0.4 + position * size * 1.32);
  });

  drawMark(context, MARGIN, HEIGHT - 116);
  context.fillStyle = "#fbf8f1";
  context.font = `600 42px ${headline}`;
  context.fillText(SITE_NAME, MARGIN + 76, HEIGHT - 70);
  if (picture.difficulty) drawDifficulty(context, picture.difficulty, picture.language, text);
  return canvas.toBuffer("image/png");
}

/** At the bottom right: the barometer, with its figure and name to its left. */
function drawDifficulty(
  context: SKRSContext2D,
  { index, name }: { index: number; name: string },
  language: Language,
  family: string,
): void {
  const scale = 2.6;
  const x = WIDTH - MARGIN - BAROMETER.width * scale;
  drawBarometer(context, index, { x, y: HEIGHT - 48 - BAROMETER.height * scale, scale });
  const figure = numberFormat(LANGUAGE_TAGS[language], { maximumFractionDigits: 0 }).format(index);
  context.textAlign = "right";
  context.fillStyle = "#fbf8f1";
  context.font = `700 72px ${family}`;
  context.fillText(figure, x - 32, HEIGHT - 112);
  context.font = `700 26px ${family}`;
  context.fillText(name, x - 32, HEIGHT - 70);
  context.textAlign = "left";
}

/** The largest size at which the title fits; a title that never fits ends with an ellipsis. */
function fitTitle(
  context: SKRSContext2D,
  title: string,
  language: Language,
  inFace: (size: number) => string,
) {
  for (const size of [72, 64, 56, 48]) {
    context.font = inFace(size);
    const lines = breakLines(context, title, language);
    if (lines.length <= MAX_LINES) return { lines, size };
  }
  const lines = breakLines(context, title, language).slice(0, MAX_LINES);
  return { lines: [...lines.slice(0, -1), `${lines.at(-1) ?? ""}…`], size: 48 };
}

/** Punctuation that may not begin a line stays with the word before it. */
const STAYS_BEHIND = /^[\p{P}\p{S}]+$/u;

function breakLines(context: SKRSContext2D, title: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: "word" });
  const widest = WIDTH - 2 * MARGIN;
  const lines: string[] = [];
  let line = "";
  for (const { segment } of segmenter.segment(title)) {
    const longer = line + segment;
    const fits = context.measureText(longer.trimEnd()).width <= widest;
    if (fits || STAYS_BEHIND.test(segment) || line === "") {
      line = longer;
    } else {
      lines.push(line.trim());
      line = segment.trimStart();
    }
  }
  return [...lines, line.trim()].filter((text) => text !== "");
}

function drawBackground(context: SKRSContext2D): void {
  context.fillStyle = "#0a4535";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const terraces = [
    { color: "#0d5140", top: 470 },
    { color: "#10604a", top: 530 },
    { color: "#157256", top: 585 },
  ];
  for (const { color, top } of terraces) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, HEIGHT);
    context.lineTo(0, top + 60);
    context.bezierCurveTo(300, top - 30, 600, top + 70, WIDTH, top - 70);
    context.lineTo(WIDTH, HEIGHT);
    context.fill();
  }
  context.fillStyle = "#e9a23b";
  context.beginPath();
  context.arc(WIDTH - 112, 84, 44, 0, Math.PI * 2);
  context.fill();
}

/** The mark of app/ui/logo.tsx, on a dark ground. */
function drawMark(context: SKRSContext2D, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  context.scale(2, 2);
  const leaf = (
    color: string,
    points: readonly [number, number, number, number, number, number][],
  ) => {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(16, 17);
    for (const point of points) context.bezierCurveTo(...point);
    context.fill();
  };
  leaf("#6fcf9b", [
    [16, 9.5, 10.5, 5, 3, 5],
    [3, 13, 8, 17, 16, 17],
  ]);
  leaf("#fbf8f1", [
    [16, 11, 20.5, 6.5, 29, 6.5],
    [29, 13.5, 24, 17, 16, 17],
  ]);
  leaf("#e9a23b", [
    [20, 19.2, 21.5, 21.6, 21.5, 24],
    [21.5, 31, 10.5, 31, 10.5, 24],
    [10.5, 21.6, 12, 19.2, 16, 16],
  ]);
  context.restore();
}
