import { PDFDocument } from "@napi-rs/canvas";
import { LANGUAGE_TAGS, type Language } from "../contracts/languages.ts";
import { deckFont } from "./deck-fonts.ts";
import type { DeckForm, DescribedPage } from "./described-deck.ts";
import { type Box, type Measure, pageBoxes } from "./page-boxes.ts";

const HEIGHT = 540;
const WIDTHS = { "16:9": 960, "4:3": 720 };
const ACCENT = "#0a4535";

/** A real PDF of a described deck, shaped and written by Skia, as browsers write theirs. */
export function drawDeck(
  pages: readonly DescribedPage[],
  language: Language,
  form: DeckForm = {},
): Buffer {
  const document = new PDFDocument();
  const width = WIDTHS[form.shape ?? "16:9"];
  pages.forEach((page, at) => {
    const context = document.beginPage(width, HEIGHT);
    // Slightly spaced letters are not drawn as ligatures, whose text would be lost.
    context.letterSpacing = "0.02px";
    const measure: Measure = (text, weight, size) => {
      context.font = deckFont(weight, size);
      return context.measureText(text).width;
    };
    const numbers = { page: at + 1, pages: pages.length };
    const boxes = pageBoxes(page, { width, height: HEIGHT, form, numbers, measure, language });
    context.fillStyle = ACCENT;
    context.fillRect(0, 0, 16, HEIGHT);
    for (const box of form.shuffled ? shuffled(boxes) : boxes) {
      context.fillStyle = box.weight === 700 ? ACCENT : "#222222";
      context.font = deckFont(box.weight, box.size);
      const runs = form.runs ? words(box, measure, language) : [box];
      for (const { text, x, y } of runs) context.fillText(text, x, y);
    }
    document.endPage();
  });
  return document.close();
}

/** Every other box first, from the end: an order in which nobody reads, and always the same. */
function shuffled(boxes: readonly Box[]): Box[] {
  const backwards = boxes.toReversed();
  return [...backwards.filter((_, at) => at % 2), ...backwards.filter((_, at) => at % 2 === 0)];
}

function words(box: Box, measure: Measure, language: Language): Pick<Box, "text" | "x" | "y">[] {
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: "word" });
  return [...segmenter.segment(box.text)]
    .filter(({ segment }) => segment.trim() !== "")
    .map(({ segment, index }) => ({
      text: segment,
      x: box.x + measure(box.text.slice(0, index), box.weight, box.size),
      y: box.y,
    }));
}
