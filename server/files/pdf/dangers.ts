import { PdfRefusal } from "./refusal.ts";
import { entry, isKind, nameOf, type PdfDict, type PdfValue } from "./values.ts";

/** Actions that run a program, submit what was typed, or load content from another file. */
const REACHING_OUT = new Set([
  "Launch",
  "ImportData",
  "SubmitForm",
  "GoToR",
  "GoToE",
  "Rendition",
  "RichMediaExecute",
  "Movie",
  "Sound",
]);
/** Annotations that carry a player, a file or a scene with scripts. */
const ACTIVE_ANNOTATIONS = new Set([
  "RichMedia",
  "FileAttachment",
  "3D",
  "Screen",
  "Movie",
  "Sound",
]);

/** Findings that can only be judged with the whole file. */
export type Findings = {
  /** The action of an object, by its number. */
  actions: Map<number, string>;
  /** Objects that run when the file or one of its pages is opened. */
  unasked: Set<number>;
};

/**
 * Looks through a value and everything in it.
 * @throws PdfRefusal
 */
export function findDangers(value: PdfValue, findings: Findings, id?: number): void {
  if (isKind(value, "name")) {
    // However it is reached: as an action, as a tree of names, or through a reference.
    if (value.name === "JavaScript") throw new PdfRefusal("pdf_has_scripts");
    // An object that consists only of this name can only be the kind of an action.
    if (id !== undefined && REACHING_OUT.has(value.name)) throw new PdfRefusal("pdf_has_scripts");
    return;
  }
  if (isKind(value, "array")) {
    for (const item of value.items) findDangers(item, findings);
    return;
  }
  if (!isKind(value, "dict")) return;
  judgeDict(value, findings);
  const action = nameOf(entry(value, "S"));
  if (id !== undefined && action !== undefined) findings.actions.set(id, action);
  for (const [, held] of value.pairs) findDangers(held, findings);
}

/**
 * What a link may do when clicked, a file may not do unasked: opening a deck must not be reported
 * to anybody.
 */
export function judgeUnasked({ actions, unasked }: Findings): void {
  for (const id of unasked) {
    if (actions.get(id) === "URI") throw new PdfRefusal("pdf_has_scripts");
  }
}

function judgeDict(dict: PdfDict, findings: Findings): void {
  for (const [key, held] of dict.pairs) {
    if (key === "JavaScript") throw new PdfRefusal("pdf_has_scripts");
    if (key === "S" && REACHING_OUT.has(nameOf(held) ?? "")) {
      throw new PdfRefusal("pdf_has_scripts");
    }
    // Of an action, whatever its type is called.
    if (key === "JS" && entry(dict, "S") !== undefined) throw new PdfRefusal("pdf_has_scripts");
    if (key === "URI" && isKind(held, "string")) judgeAddress(held.text);
    if (key === "EF") throw new PdfRefusal("pdf_has_attachments");
    if (key === "Type" && nameOf(held) === "EmbeddedFile") {
      throw new PdfRefusal("pdf_has_attachments");
    }
    if (key === "Subtype" && ACTIVE_ANNOTATIONS.has(nameOf(held) ?? "")) {
      throw new PdfRefusal("pdf_has_attachments");
    }
    // An XML form is a program that replaces the pages, in readers that support it.
    if (key === "XFA") throw new PdfRefusal("pdf_has_scripts");
    if (key === "OpenAction") noteUnasked(held, findings);
    if (key === "AA" && isKind(held, "dict")) {
      for (const [, action] of held.pairs) noteUnasked(action, findings);
    }
  }
}

function noteUnasked(action: PdfValue, findings: Findings): void {
  if (isKind(action, "ref")) findings.unasked.add(action.id);
  if (isKind(action, "dict") && nameOf(entry(action, "S")) === "URI") {
    throw new PdfRefusal("pdf_has_scripts");
  }
}

function judgeAddress(address: string): void {
  // Readers skip control characters and spaces before and inside the scheme.
  const scheme = address
    .replace(/[^!-~]/g, "")
    .slice(0, 16)
    .toLowerCase();
  if (/^(javascript|vbscript|data):/.test(scheme)) throw new PdfRefusal("pdf_has_scripts");
}
