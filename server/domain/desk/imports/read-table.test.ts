import { describe, expect, it } from "vitest";
import { BrokenQuotes, readHead, readTable, type TableForm, WrongEncoding } from "./read-table.ts";

const TEXT = 'Tên,Ghi chú\r\nLúa,"a, ""b""\r\nc"\r\n\r\nข้าว,稻\r\n';

function encoded(text: string, encoding: string): Uint8Array {
  if (encoding === "utf-8") return Buffer.from(text);
  if (encoding === "utf-8 marked") return Buffer.from(`\uFEFF${text}`);
  const little = Buffer.from(encoding.endsWith("marked") ? `\uFEFF${text}` : text, "utf16le");
  return encoding.startsWith("utf-16be") ? little.swap16() : little;
}

/** In chunks that split characters and line ends. */
async function* inParts(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function linesOf(bytes: Uint8Array, form: TableForm, size = 3) {
  const lines = [];
  for await (const line of readTable(inParts(bytes, size), form)) lines.push(line);
  return lines;
}

describe.each(["utf-8", "utf-8 marked", "utf-16le marked", "utf-16be marked", "utf-16le"])(
  "a file in %s",
  (encoding) => {
    it("is read with its headings, quoted cells and line numbers", async () => {
      const bytes = encoded(TEXT, encoding);
      const head = readHead(bytes);
      expect(head.encoding).toBe(encoding.split(" ")[0]);
      expect(head).toMatchObject({ separator: ",", headings: ["Tên", "Ghi chú"] });
      expect(await linesOf(bytes, head)).toEqual([
        { line: 2, cells: ["Lúa", 'a, "b"\r\nc'] },
        { line: 5, cells: ["ข้าว", "稻"] },
      ]);
    });
  },
);

it.each([",", ";", "\t"])("the separator is found: %j", (separator) => {
  const rows = [
    ["name", "city"],
    ["Sawah, Ltd", "Solo; Java"],
  ];
  const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join("\n");
  expect(readHead(Buffer.from(text))).toMatchObject({ separator, headings: rows[0] });
});

it("another encoding is refused at once, or where it begins", async () => {
  expect(() => readHead(Buffer.from("n\u00e9e,x\ny,z", "latin1"))).toThrow(WrongEncoding);
  const late = Buffer.concat([Buffer.from("a,b\n1,2\n"), Buffer.from([0xff, 0xfe])]);
  const form = { encoding: "utf-8", separator: "," } as const;
  await expect(linesOf(late, form)).rejects.toThrow(WrongEncoding);
});

it("a quotation without an end is told with its line", async () => {
  const form = { encoding: "utf-8", separator: "," } as const;
  const broken = linesOf(Buffer.from('a,b\n1,2\n"3,4\n5,6\n'), form);
  await expect(broken).rejects.toThrow(BrokenQuotes);
});
