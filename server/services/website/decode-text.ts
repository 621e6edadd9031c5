import { Parser } from "htmlparser2";

/** Browsers look no further for a page's declared encoding. */
const DECLARED_WITHIN = 1024;

/** The text of a page, in the encoding given by its byte order mark, its content type, or its own declaration. */
export function decodeText(bytes: Buffer, contentType: string): string {
  const label = marked(bytes) ?? charsetOf(contentType) ?? declared(bytes) ?? "utf-8";
  return decoder(label).decode(bytes);
}

/** `text/html; charset="windows-874"` is `windows-874`. */
export function charsetOf(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(`;${contentType}`)?.[1];
}

function decoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder("utf-8");
  }
}

function marked(bytes: Buffer): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return undefined;
}

function declared(bytes: Buffer): string | undefined {
  let label: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== "meta") return;
      label ??= attributes.charset ?? charsetOf(attributes.content ?? "");
    },
  });
  parser.end(bytes.toString("latin1", 0, DECLARED_WITHIN));
  // If the declaration can be read as ASCII, the page is not UTF-16.
  return label !== undefined && /^utf-?16/i.test(label) ? "utf-8" : label;
}
