import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";

/** A reference to an object of the file, as written in it. */
export type Reference = `${number} 0 R`;

/** A PDF file (ISO 32000), object after object. */
export class PdfFile {
  readonly #objects: Buffer[] = [];

  /** A number for an object that is written later. */
  reserve(): Reference {
    return `${this.#objects.push(Buffer.alloc(0))} 0 R`;
  }

  write(reference: Reference, value: string): void {
    this.#set(reference, Buffer.from(value, "latin1"));
  }

  add(value: string): Reference {
    const reference = this.reserve();
    this.write(reference, value);
    return reference;
  }

  addStream(content: Uint8Array | string, entries = ""): Reference {
    const reference = this.reserve();
    const plain = typeof content === "string" ? Buffer.from(content, "latin1") : content;
    const packed = deflateSync(plain);
    const head = `<</Length ${packed.length}/Filter/FlateDecode${entries}>>`;
    this.#set(
      reference,
      Buffer.concat([Buffer.from(`${head}\nstream\n`), packed, Buffer.from("\nendstream")]),
    );
    return reference;
  }

  end(root: Reference, info: Reference): Buffer {
    const parts = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
    const starts: number[] = [];
    let length = parts[0]?.length ?? 0;
    this.#objects.forEach((object, at) => {
      const whole = Buffer.concat([
        Buffer.from(`${at + 1} 0 obj\n`),
        object,
        Buffer.from("\nendobj\n"),
      ]);
      starts.push(length);
      length += whole.length;
      parts.push(whole);
    });
    const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
    const size = this.#objects.length + 1;
    const id = createHash("sha256").update(Buffer.concat(parts)).digest("hex").slice(0, 32);
    const trailer = `<</Size ${size}/Root ${root}/Info ${info}/ID[<${id}><${id}>]>>`;
    const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`;
    return Buffer.concat([...parts, Buffer.from(end)]);
  }

  #set(reference: Reference, object: Buffer): void {
    this.#objects[Number.parseInt(reference, 10) - 1] = object;
  }
}

/** A text for people, in any script. */
export function textString(text: string): string {
  return `<FEFF${utf16(text)}>`;
}

export function utf16(text: string): string {
  return Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase();
}

export function dateString(date: Date): string {
  return `(D:${date.toISOString().replace(/\D/g, "").slice(0, 14)}Z)`;
}

/** A number in PDF's format: no exponent, and only visible decimals. */
export function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}
