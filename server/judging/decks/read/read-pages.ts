import { PasswordException } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Language } from "../../../../contracts/languages.ts";
import { PdfRefusal } from "../../../files/pdf/refusal.ts";
import { languageOf } from "../../../language/language-of.ts";
import { segmentsOf } from "../../../language/words.ts";
import type { DeckPage, DeckReading } from "./deck.ts";
import { furnitureOf } from "./furniture.ts";
import { layOut } from "./layout/lay-out.ts";
import { openDocument } from "./open-document.ts";
import { type DrawnPage, readPage } from "./read-page.ts";

/** A deck with fewer words in total has nothing to judge. */
const FEWEST_WORDS = 15;

/** Reads every page for its text and layout. @throws PdfRefusal */
export async function readPages(bytes: Uint8Array, maxPages: number): Promise<DeckReading> {
  const loading = openDocument(bytes, { isDrawn: false });
  try {
    const document = await loading.promise;
    if (document.numPages > maxPages) throw new PdfRefusal("pdf_too_many_pages");
    const layers = await document.getOptionalContentConfig();
    const pages: DrawnPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      pages.push(await readPage(page, layers));
      page.cleanup();
    }
    return deckOf(pages);
  } catch (error) {
    if (error instanceof PdfRefusal) throw error;
    if (error instanceof PasswordException) throw new PdfRefusal("pdf_encrypted");
    if (error instanceof RangeError) throw new PdfRefusal("pdf_too_complex");
    throw new PdfRefusal("pdf_damaged");
  }
}

function deckOf(drawn: readonly DrawnPage[]): DeckReading {
  const isFurniture = furnitureOf(drawn);
  const found = drawn.map((page) => layOut(page, isFurniture));
  const language = languageOf(found.map(({ text }) => text).join("\n"));
  const pages: DeckPage[] = found.map((page) => ({
    ...page,
    words: countWords(page.text, language),
  }));
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  if (words >= FEWEST_WORDS) return { state: "read", deck: { language, pages } };
  const hasPictures = drawn.some(({ images, shapes }) => images + shapes > 0);
  return { state: "refused", problem: hasPictures ? "deck_without_text" : "deck_empty" };
}

/** How many words there are to read, even if nothing separates them. */
function countWords(text: string, language: Language): number {
  let count = 0;
  for (const { isWordLike } of segmentsOf(text, language)) if (isWordLike) count += 1;
  return count;
}
