import { PdfRefusal } from "./refusal.ts";
import { entry, isKind, isWord, nameOf, numberOf, type PdfDict, type PdfValue } from "./values.ts";

/** How strings or streams are encrypted. */
export type Method = "none" | "rc4" | "aes128" | "aes256";

/** The content of an encryption dictionary, for the handler that uses passwords. */
export type Encryption = {
  revision: number;
  keyBytes: number;
  strings: Method;
  streams: Method;
  owner: Buffer;
  user: Buffer;
  userKey: Buffer;
  permissions: number;
  coversMetadata: boolean;
  /** The first of the file's two identifiers. */
  fileId: Buffer;
};

const METHODS: ReadonlyMap<string, Method> = new Map([
  ["None", "none"],
  ["V2", "rc4"],
  ["AESV2", "aes128"],
  ["AESV3", "aes256"],
]);

/** @throws PdfRefusal for a handler that wants more than a password, such as a certificate */
export function readEncryption(dict: PdfDict, fileId: Buffer): Encryption {
  const version = numberOf(entry(dict, "V")) ?? 0;
  const revision = numberOf(entry(dict, "R")) ?? 0;
  const isKnown = [1, 2, 4, 5].includes(version) && [2, 3, 4, 5, 6].includes(revision);
  if (nameOf(entry(dict, "Filter")) !== "Standard" || !isKnown) {
    throw new PdfRefusal("pdf_encrypted");
  }
  const byFilter = version >= 4;
  const bits = byFilter ? 128 : version === 1 ? 40 : (numberOf(entry(dict, "Length")) ?? 40);
  return {
    revision,
    keyBytes: Math.min(16, Math.max(5, Math.floor(bits / 8))),
    strings: byFilter ? methodOf(dict, "StrF") : "rc4",
    streams: byFilter ? methodOf(dict, "StmF") : "rc4",
    owner: bytesOf(entry(dict, "O")),
    user: bytesOf(entry(dict, "U")),
    userKey: bytesOf(entry(dict, "UE")),
    permissions: numberOf(entry(dict, "P")) ?? 0,
    coversMetadata: !isWord(entry(dict, "EncryptMetadata"), "false"),
    fileId,
  };
}

/** The method that a filter of the dictionary's own list names. */
function methodOf(dict: PdfDict, use: "StrF" | "StmF"): Method {
  const name = nameOf(entry(dict, use)) ?? "Identity";
  if (name === "Identity") return "none";
  const filters = entry(dict, "CF");
  const filter = isKind(filters, "dict") ? entry(filters, name) : undefined;
  const said = isKind(filter, "dict") ? nameOf(entry(filter, "CFM")) : undefined;
  const method = METHODS.get(said ?? "");
  if (method === undefined) throw new PdfRefusal("pdf_encrypted");
  return method;
}

export function bytesOf(value: PdfValue | undefined): Buffer {
  return Buffer.from(isKind(value, "string") ? value.text : "", "latin1");
}
