import { inflateSync } from "node:zlib";

const WOFF = 0x774f4646;
const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

/** The tables of a WOFF file, inflated, by their tags. */
export function woffTables(file: Buffer): Map<string, Buffer> {
  if (file.readUInt32BE(0) !== WOFF) throw new Error("This is no WOFF file");
  const tables = new Map<string, Buffer>();
  for (let count = file.readUInt16BE(12), at = HEADER_BYTES; count > 0; count--) {
    const start = file.readUInt32BE(at + 4);
    const packed = file.readUInt32BE(at + 8);
    const length = file.readUInt32BE(at + 12);
    const bytes = file.subarray(start, start + packed);
    tables.set(file.toString("latin1", at, at + 4), packed < length ? inflateSync(bytes) : bytes);
    at += ENTRY_BYTES;
  }
  return tables;
}

/** A TrueType file of these tables. Their checksums stay zero, as no reader that we use checks them. */
export function trueTypeFile(tables: ReadonlyMap<string, Buffer>): Buffer {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(12 + 16 * entries.length);
  const power = Math.floor(Math.log2(entries.length));
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(entries.length, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * entries.length - 16 * 2 ** power, 10);
  const parts: Buffer[] = [header];
  let offset = header.length;
  entries.forEach(([tag, bytes], at) => {
    header.write(tag, 12 + 16 * at, "latin1");
    header.writeUInt32BE(offset, 12 + 16 * at + 8);
    header.writeUInt32BE(bytes.length, 12 + 16 * at + 12);
    const filling = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, filling);
    offset += bytes.length + filling.length;
  });
  return Buffer.concat(parts);
}
