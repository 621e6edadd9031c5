import {
  renderTableToMarkdown,
  Table,
  TableCell,
  TableHeader,
  TableRow,
} from "@tiptap/extension-table";
import { Markdown } from "@tiptap/markdown";
import { Editor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { articleHtml } from "../../app/features/news/article-html.server.ts";

/** In Markdown a cell is one line of words. */
const CELL = { content: "paragraph+" };

/** The part of Markdown that the editor supports. */
export const BODY_EXTENSIONS = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, underline: false }),
  Table.extend({
    renderMarkdown: (node, helpers) => compact(renderTableToMarkdown(node, helpers)),
    // Tab leaves the editor, from a table as well.
    addKeyboardShortcuts: () => ({}),
  }).configure({ renderWrapper: true }),
  TableRow,
  TableHeader.extend(CELL),
  TableCell.extend(CELL),
  Markdown,
];

/**
 * Without padding of columns, so that changing a word changes only its own line. A line break would
 * end a row, so it becomes a space.
 */
function compact(table: string): string {
  const lines = table.trim().split("\n");
  return lines
    .map((line, at) => (at === 1 ? line.replace(/-+/g, "---") : line.replaceAll("<br>", " ")))
    .map((line) => line.replace(/\| {2,}(?=\|)/g, "|  ").replace(/([^|]) {2,}/g, "$1 "))
    .join("\n");
}

/** The text as the editor returns it when nobody has touched it. */
export function throughEditor(markdown: string): string {
  const editor = new Editor({
    element: null,
    extensions: BODY_EXTENSIONS,
    content: markdown,
    contentType: "markdown",
  });
  const back = editor.getMarkdown();
  editor.destroy();
  return back;
}

/**
 * Whether readers see the same after the text has been through the editor, which drops what it does
 * not support.
 */
export function survivesEditor(markdown: string): boolean {
  if (markdown.trim() === "") return true;
  const read = (text: string) => articleHtml(text).replace(/\s+/g, " ").trim();
  return read(markdown) === read(throughEditor(markdown));
}
