/** The parts of a PDF object, as far as judging a file needs them. */
export type PdfName = { kind: "name"; name: string };
export type PdfString = { kind: "string"; text: string };
export type PdfRef = { kind: "ref"; id: number };
export type PdfArray = { kind: "array"; items: PdfValue[] };
/** Pairs, not a map: readers disagree about which of two equal keys counts, so both are checked. */
export type PdfDict = { kind: "dict"; pairs: [string, PdfValue][] };
/** A bare word: true, null, or something that does not belong there. */
export type PdfWord = { kind: "word"; word: string };
export type PdfValue = number | PdfName | PdfString | PdfRef | PdfArray | PdfDict | PdfWord;

/** The value of a key; the last one if the key is repeated, as in most readers. */
export function entry(dict: PdfDict, key: string): PdfValue | undefined {
  return dict.pairs.findLast(([name]) => name === key)?.[1];
}

export function nameOf(value: PdfValue | undefined): string | undefined {
  return isKind(value, "name") ? value.name : undefined;
}

export function numberOf(value: PdfValue | undefined): number | undefined {
  return typeof value === "number" ? value : undefined;
}

export function isWord(value: PdfValue | undefined, word: string): boolean {
  return isKind(value, "word") && value.word === word;
}

export function isKind<Kind extends Exclude<PdfValue, number>["kind"]>(
  value: PdfValue | undefined,
  kind: Kind,
): value is Extract<PdfValue, { kind: Kind }> {
  return typeof value === "object" && value.kind === kind;
}
