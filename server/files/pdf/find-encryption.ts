import { bytesOf, type Encryption, readEncryption } from "./encryption.ts";
import { type Budget, PdfParser } from "./parser.ts";
import { objectBefore, placesBehind } from "./places.ts";
import { PdfRefusal } from "./refusal.ts";
import { entry, isKind, nameOf, type PdfDict, type PdfValue } from "./values.ts";

/**
 * How the file is encrypted, if it is. Readers look in different places for it: all of them must
 * say the same.
 * @throws PdfRefusal
 */
export function findEncryption(file: Buffer, budget: Budget): Encryption | undefined {
  // If it is spelled differently, the scan finds and refuses it.
  if (!file.includes("/Encrypt")) return undefined;
  const { heads, handlers } = headsOf(file, budget);
  const said = heads.map(handlerOf);
  const [first] = said;
  if (said.every((one) => one === undefined)) return undefined;
  const ids = heads.map(firstId);
  if (!areEqual(said) || !areEqual(ids)) throw new PdfRefusal("pdf_too_complex");
  const found = isKind(first, "ref") ? handlers.get(first.id) : first;
  if (!isKind(found, "dict")) throw new PdfRefusal("pdf_encrypted");
  return readEncryption(found, bytesOf(ids[0]));
}

/** The encryption in a file's head: its dictionary, or a reference to it. */
export function handlerOf(head: PdfDict): PdfValue | undefined {
  const said = entry(head, "Encrypt");
  return isKind(said, "ref") || isKind(said, "dict") ? said : undefined;
}

/** The dictionaries that a reader could begin with, and those that they could refer to. */
function headsOf(
  file: Buffer,
  budget: Budget,
): { heads: PdfDict[]; handlers: Map<number, PdfDict> } {
  const heads: PdfDict[] = [];
  const handlers = new Map<number, PdfDict>();
  const add = (value: PdfDict) => {
    if (entry(value, "Root") !== undefined) heads.push(value);
  };
  for (const place of placesBehind(file, "trailer")) {
    const value = new PdfParser(file, place, budget).value();
    if (isKind(value, "dict")) add(value);
  }
  for (const place of placesBehind(file, "obj")) {
    const { id } = objectBefore(file, place) ?? {};
    if (id === undefined) continue;
    const value = new PdfParser(file, place, budget).value();
    if (!isKind(value, "dict")) continue;
    if (nameOf(entry(value, "Type")) === "XRef") add(value);
    if (entry(value, "O") === undefined || entry(value, "U") === undefined) continue;
    if (handlers.has(id)) throw new PdfRefusal("pdf_too_complex");
    handlers.set(id, value);
  }
  return { heads, handlers };
}

function firstId(head: PdfDict): PdfValue | undefined {
  const ids = entry(head, "ID");
  return isKind(ids, "array") ? ids.items[0] : undefined;
}

function areEqual(values: (PdfValue | undefined)[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size === 1;
}
