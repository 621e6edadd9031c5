import { createHash } from "node:crypto";
import { openAes, rc4 } from "./ciphers.ts";
import { keyWithoutPassword } from "./empty-password.ts";
import type { Encryption, Method } from "./encryption.ts";
import { PdfRefusal } from "./refusal.ts";
import { isKind, type PdfValue } from "./values.ts";

/** Each object is encrypted with a key of its own. */
export type ObjectId = { id: number; generation: number };

const AES_SALT = Buffer.from("sAlT");

/** Decrypts the strings and streams of a file that needs no password. */
export class FileKey {
  readonly #key: Buffer;
  readonly #strings: Method;
  readonly #streams: Method;

  /** @throws PdfRefusal for a file that asks for one */
  constructor(encryption: Encryption) {
    const key = keyWithoutPassword(encryption);
    if (key === undefined) throw new PdfRefusal("pdf_encrypted");
    this.#key = key;
    this.#strings = encryption.strings;
    this.#streams = encryption.streams;
  }

  /** The value with every string in it decrypted. */
  openStrings(value: PdfValue, object: ObjectId): PdfValue {
    if (isKind(value, "string")) {
      const opened = this.#open(this.#strings, Buffer.from(value.text, "latin1"), object);
      return { kind: "string", text: Buffer.from(opened).toString("latin1") };
    }
    if (isKind(value, "array")) {
      return { kind: "array", items: value.items.map((item) => this.openStrings(item, object)) };
    }
    if (!isKind(value, "dict")) return value;
    return {
      kind: "dict",
      pairs: value.pairs.map(([name, held]) => [name, this.openStrings(held, object)]),
    };
  }

  openStream(bytes: Uint8Array, object: ObjectId): Uint8Array {
    return this.#open(this.#streams, bytes, object);
  }

  #open(method: Method, bytes: Uint8Array, object: ObjectId): Uint8Array {
    switch (method) {
      case "none":
        return bytes;
      case "rc4":
        return rc4(this.#keyOf(object), bytes);
      case "aes128":
        return openAes(this.#keyOf(object, AES_SALT), bytes);
      case "aes256":
        return openAes(this.#key, bytes);
    }
  }

  #keyOf({ id, generation }: ObjectId, salt = Buffer.alloc(0)): Buffer {
    const name = Buffer.alloc(5);
    name.writeUIntLE(id & 0xffffff, 0, 3);
    name.writeUIntLE(generation & 0xffff, 3, 2);
    const hash = createHash("md5").update(this.#key).update(name).update(salt).digest();
    return hash.subarray(0, Math.min(16, this.#key.length + 5));
  }
}
