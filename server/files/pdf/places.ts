import type { ObjectId } from "./file-key.ts";

/** The ends of all occurrences of a word. */
export function* placesBehind(file: Buffer, word: string): Generator<number> {
  for (let at = file.indexOf(word); at >= 0; at = file.indexOf(word, at + 1)) {
    yield at + word.length;
  }
}

/**
 * The object id before an `obj` that ends there.
 * @returns undefined if no reader takes it for an object; without an id if it is only nearly one
 */
export function objectBefore(file: Buffer, behind: number): Partial<ObjectId> | undefined {
  const before = file.toString("latin1", Math.max(0, behind - 40), behind - 3);
  if (!/[\0\t\n\f\r 0-9]$/.test(before)) return undefined;
  const header = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]*$/.exec(before);
  if (header?.[1] === undefined) return {};
  return { id: Number(header[1]), generation: Number(header[2]) };
}
