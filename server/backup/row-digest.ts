import { createHash, type Hash, hash } from "node:crypto";

/** A table's content: the number of rows, and a digest that does not depend on their order. */
export type TableContent = { rows: number; bytes: number; digest: string };

const END_OF_ROW = 10;
const BITS = 256n;

/**
 * Digests the text of `copy … to stdout`, one line per row: the sum (modulo 2^256) of the SHA-256 of each
 * line. Tables have no order of rows, and loading may change it.
 */
export function digestRows(): { update(chunk: Uint8Array): void; result(): TableContent } {
  let rows = 0;
  let bytes = 0;
  let sum = 0n;
  /** The hash of a row that began in an earlier chunk. */
  let begun: Hash | undefined;
  const add = (hex: string) => {
    rows += 1;
    sum += BigInt(`0x${hex}`);
  };
  return {
    update(chunk) {
      bytes += chunk.length;
      let from = 0;
      for (let end = chunk.indexOf(END_OF_ROW); end >= 0; end = chunk.indexOf(END_OF_ROW, from)) {
        const row = chunk.subarray(from, end + 1);
        add(begun === undefined ? hash("sha256", row, "hex") : begun.update(row).digest("hex"));
        begun = undefined;
        from = end + 1;
      }
      if (from < chunk.length) {
        begun ??= createHash("sha256");
        begun.update(chunk.subarray(from));
      }
    },
    result() {
      if (begun !== undefined) throw new Error("The last row is not whole");
      return {
        rows,
        bytes,
        digest: BigInt.asUintN(Number(BITS), sum)
          .toString(16)
          .padStart(Number(BITS) / 4, "0"),
      };
    },
  };
}
