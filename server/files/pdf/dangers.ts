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

/** Events that run actions: of the file, its pages, annotations and fields. */
const EVENTS = new Set("WC WS DS WP DP O C E X D U Fo Bl PO PC PV PI K F V".split(" "));

/** What an object starts when it runs. */
type Started = {
  /** Whether it opens an address. */
  address: boolean;
  /** Further actions, and tables of actions by event, by their numbers. */
  actions: number[];
  tables: number[];
};

/** Findings that can only be judged with the whole file. */
export class Findings {
  /** What an object starts as an action (or a list of them), and as a table of actions by event. */
  readonly actions = new Map<number, Started>();
  readonly tables = new Map<number, Started>();
  /** Actions that run when the file or one of its pages is opened. */
  readonly unasked = { actions: new Set<number>(), tables: new Set<number>() };
}

/**
 * Looks through a value and everything in it.
 * @throws PdfRefusal
 */
export function findDangers(value: PdfValue, findings: Findings, id?: number): void {
  if (id !== undefined) noteStarted(value, findings, id);
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
  for (const [, held] of value.pairs) findDangers(held, findings);
}

/**
 * What a link may do when clicked, a file may not do unasked: opening a deck must not be reported
 * to anybody.
 */
export function judgeUnasked({ actions, tables, unasked }: Findings): void {
  // Iterating over a set that grows visits everything once.
  for (const id of unasked.tables) runUnasked(tables.get(id), unasked);
  for (const id of unasked.actions) runUnasked(actions.get(id), unasked);
}

function runUnasked(started: Started | undefined, unasked: Findings["unasked"]): void {
  if (started?.address) throw new PdfRefusal("pdf_has_scripts");
  for (const id of started?.actions ?? []) unasked.actions.add(id);
  for (const id of started?.tables ?? []) unasked.tables.add(id);
}

function judgeDict(dict: PdfDict, findings: Findings): void {
  for (const [key, held] of dict.pairs) {
    if (key === "JavaScript") throw new PdfRefusal("pdf_has_scripts");
    if (key === "S" && REACHING_OUT.has(nameOf(held) ?? "")) {
      throw new PdfRefusal("pdf_has_scripts");
    }
    // A script of an action, whatever its type.
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
    if (key === "OpenAction") runUnasked(startedBy(held), findings.unasked);
    if (key === "AA") runUnasked(startedByTable(held), findings.unasked);
  }
}

/** Two objects may have the same number, and readers disagree about which of them counts. */
function noteStarted(value: PdfValue, findings: Findings, id: number): void {
  const asAction = startedBy(value, findings.actions.get(id));
  if (isAny(asAction)) findings.actions.set(id, asAction);
  const asTable = startedByTable(value, findings.tables.get(id));
  if (isAny(asTable)) findings.tables.set(id, asTable);
}

function isAny({ address, actions, tables }: Started): boolean {
  return address || actions.length > 0 || tables.length > 0;
}

function nothing(): Started {
  return { address: false, actions: [], tables: [] };
}

/** What an action starts, or those of a list. */
function startedBy(action: PdfValue, started = nothing()): Started {
  if (isKind(action, "ref")) started.actions.push(action.id);
  if (isKind(action, "array")) for (const item of action.items) startedBy(item, started);
  if (!isKind(action, "dict") || entry(action, "S") === undefined) return started;
  for (const [key, held] of action.pairs) {
    // An action's kind must be given directly.
    if (key === "S" && (isKind(held, "ref") || nameOf(held) === "URI")) started.address = true;
    if (key === "Next") startedBy(held, started);
  }
  return started;
}

function startedByTable(table: PdfValue, started = nothing()): Started {
  if (isKind(table, "ref")) started.tables.push(table.id);
  if (!isKind(table, "dict")) return started;
  for (const [event, action] of table.pairs) {
    if (EVENTS.has(event)) startedBy(action, started);
  }
  return started;
}

function judgeAddress(address: string): void {
  // Readers skip control characters and spaces before and inside the scheme.
  const scheme = address
    .replace(/[^!-~]/g, "")
    .slice(0, 16)
    .toLowerCase();
  if (/^(javascript|vbscript|data):/.test(scheme)) throw new PdfRefusal("pdf_has_scripts");
}
