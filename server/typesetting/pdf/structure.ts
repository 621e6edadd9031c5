import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { type PdfFile, type Reference, textString } from "./pdf-file.ts";

type Tag = "Document" | "Sect" | "H1" | "H2" | "H3" | "P" | "BlockQuote" | "L" | "LI" | "Figure";

/** Marked content: its page and number. */
type Marked = { page: number; mark: number };

/** An element of the tagged structure, in reading order, for screen readers. */
export class Element {
  readonly tag: Tag;
  readonly #language: Language | undefined;
  readonly #children: (Element | Marked)[] = [];

  constructor(tag: Tag, language?: Language) {
    this.tag = tag;
    this.#language = language;
  }

  child(tag: Tag, language?: Language): Element {
    const element = new Element(tag, language);
    this.#children.push(element);
    return element;
  }

  hold(marked: Marked): void {
    this.#children.push(marked);
  }

  /** Writes it with its content, and notes in `parents` which element each mark belongs to. */
  write(
    file: PdfFile,
    parent: Reference,
    pages: readonly Reference[],
    parents: Reference[][],
  ): Reference {
    const own = file.reserve();
    const children = this.#children.map((child) => {
      if (child instanceof Element) return child.write(file, own, pages, parents);
      const ofPage = parents[child.page] ?? [];
      parents[child.page] = ofPage;
      ofPage[child.mark] = own;
      return `<</Type/MCR/Pg ${pages[child.page]}/MCID ${child.mark}>>`;
    });
    const language = this.#language ? `/Lang(${LANGUAGE_TAGS[this.#language]})` : "";
    file.write(
      own,
      `<</Type/StructElem/S/${this.tag}/P ${parent}${language}/K[${children.join(" ")}]>>`,
    );
    return own;
  }
}

/** The tree of a document's elements. */
export function writeStructure(
  file: PdfFile,
  document: Element,
  pages: readonly Reference[],
): Reference {
  const root = file.reserve();
  const parents: Reference[][] = pages.map(() => []);
  const top = document.write(file, root, pages, parents);
  const numbers = parents.map((marks, page) => `${page}[${marks.join(" ")}]`).join(" ");
  const tree = file.add(`<</Nums[${numbers}]>>`);
  file.write(
    root,
    `<</Type/StructTreeRoot/K ${top}/ParentTree ${tree}/ParentTreeNextKey ${pages.length}>>`,
  );
  return root;
}

/** An entry of the outline that a reader shows beside the pages. */
export type Bookmark = { title: string; page: number; top: number };

export function writeOutline(
  file: PdfFile,
  bookmarks: readonly Bookmark[],
  pages: readonly Reference[],
): Reference {
  const root = file.reserve();
  const entries = bookmarks.map(() => file.reserve());
  bookmarks.forEach(({ title, page, top }, at) => {
    const [before, own, after] = [entries[at - 1], entries[at], entries[at + 1]];
    if (!own) return;
    const siblings = (before ? `/Prev ${before}` : "") + (after ? `/Next ${after}` : "");
    const target = `/Dest[${pages[page]}/XYZ null ${Math.round(top)} null]`;
    file.write(own, `<</Title ${textString(title)}/Parent ${root}${siblings}${target}>>`);
  });
  const ends = entries.length > 0 ? `/First ${entries[0]}/Last ${entries.at(-1)}` : "";
  file.write(root, `<</Type/Outlines/Count ${entries.length}${ends}>>`);
  return root;
}
