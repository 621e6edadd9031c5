import { PdfRefusal } from "./refusal.ts";
import { entry, isKind, nameOf, type PdfValue } from "./values.ts";

/** More levels than any writer produces; forms and outlines have fewer, too. */
const MAX_LEVELS = 200;

/** Trees by `/Kids`: pages, forms, names. Each must end, and pages must be few enough. */
export class KidsGraph {
  readonly #kids = new Map<number, { kids: number[]; isPages: boolean }>();

  add(id: number, value: PdfValue): void {
    if (!isKind(value, "dict")) return;
    const kids = entry(value, "Kids");
    if (!isKind(kids, "array")) return;
    this.#kids.set(id, {
      kids: kids.items.filter((item) => isKind(item, "ref")).map((ref) => ref.id),
      isPages: nameOf(entry(value, "Type")) === "Pages",
    });
  }

  /** Walks every tree once. @throws PdfRefusal for a cycle, too many levels or too many pages */
  judge(maxPages: number): void {
    const pages = new Map<number, number>();
    const open = new Set<number>();
    for (const root of this.#kids.keys()) {
      const path = [root];
      while (path.length > 0) {
        const id = path.at(-1) ?? root;
        open.add(id);
        const pending = this.#inner(id).find((kid) => !pages.has(kid));
        if (pending === undefined) {
          pages.set(id, this.#count(id, pages));
          open.delete(id);
          path.pop();
          continue;
        }
        if (open.has(pending) || path.length > MAX_LEVELS) throw new PdfRefusal("pdf_too_complex");
        path.push(pending);
      }
      const isPages = this.#kids.get(root)?.isPages ?? false;
      if (isPages && (pages.get(root) ?? 0) > maxPages) throw new PdfRefusal("pdf_too_many_pages");
    }
  }

  #inner(id: number): number[] {
    return (this.#kids.get(id)?.kids ?? []).filter((kid) => this.#kids.has(kid));
  }

  #count(id: number, pages: Map<number, number>): number {
    return (this.#kids.get(id)?.kids ?? []).reduce((sum, kid) => sum + (pages.get(kid) ?? 1), 0);
  }
}
