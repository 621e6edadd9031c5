import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import type { FontPiece } from "../lettering/font-piece.ts";
import { Canvas } from "./canvas.ts";
import { EmbeddedFont } from "./embedded-font.ts";
import { dateString, number, PdfFile, textString } from "./pdf-file.ts";
import { type Bookmark, Element, writeOutline, writeStructure } from "./structure.ts";

type DocumentFacts = { title: string; author: string; language: Language; made: Date };

/** A document of pages of one size, tagged, with its fonts. */
export class PdfDocument {
  readonly structure = new Element("Document");
  readonly #width: number;
  readonly #height: number;
  readonly #canvases: Canvas[] = [];
  readonly #fonts = new Map<string, EmbeddedFont>();

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  addPage(): Canvas {
    const canvas = new Canvas(this.#canvases.length, this.#height, (piece) => this.#fontOf(piece));
    this.#canvases.push(canvas);
    return canvas;
  }

  write(facts: DocumentFacts): Buffer {
    const file = new PdfFile();
    const tree = file.reserve();
    const pages = this.#canvases.map(() => file.reserve());
    const fonts = [...this.#fonts.values()].map((font) => `/${font.resource} ${font.write(file)}`);
    const resources = file.add(`<</Font<<${fonts.join("")}>>>>`);
    const size = `[0 0 ${number(this.#width)} ${number(this.#height)}]`;
    this.#canvases.forEach((canvas, at) => {
      const page = pages[at];
      if (!page) return;
      const content = file.addStream(canvas.content);
      file.write(
        page,
        `<</Type/Page/Parent ${tree}/MediaBox${size}/Resources ${resources}/Contents ${content}/StructParents ${at}/Tabs/S>>`,
      );
    });
    file.write(tree, `<</Type/Pages/Count ${pages.length}/Kids[${pages.join(" ")}]>>`);
    const structure = writeStructure(file, this.structure, pages);
    const outline = writeOutline(file, this.#bookmarks(), pages);
    const root = file.add(
      `<</Type/Catalog/Pages ${tree}/StructTreeRoot ${structure}/MarkInfo<</Marked true>>/Outlines ${outline}` +
        `/Lang(${LANGUAGE_TAGS[facts.language]})/ViewerPreferences<</DisplayDocTitle true>>>>`,
    );
    const made = dateString(facts.made);
    const info = file.add(
      `<</Title ${textString(facts.title)}/Author ${textString(facts.author)}/Producer ${textString(facts.author)}` +
        `/CreationDate ${made}/ModDate ${made}>>`,
    );
    return file.end(root, info);
  }

  #bookmarks(): Bookmark[] {
    return this.#canvases.flatMap(({ page, bookmarks }) =>
      bookmarks.map((bookmark) => ({ ...bookmark, page })),
    );
  }

  #fontOf(piece: FontPiece): EmbeddedFont {
    const name = `${piece.family} ${piece.weight}`;
    const font = this.#fonts.get(name) ?? new EmbeddedFont(`F${this.#fonts.size + 1}`, piece);
    this.#fonts.set(name, font);
    return font;
  }
}
