import type fc from "fast-check";

/**
 * Text with placeholders such as `~token3~`, which `Fill` replaces, or bytes that are sent
 * unchanged.
 */
export type Part = string | Uint8Array;

/**
 * Fills in what only a running server knows: `~host~`, `~publishable~`, `~token3~`, `~id3~`,
 * `~startup~` …
 */
export type Fill = (text: string) => string;

/** One attempt on the server: the bytes for one TCP connection. */
export type Shot = {
  /** One buffer for each write. */
  write(fill: Fill): Buffer[];
  /**
   * Afterwards: read until the answer is whole; the same, but close our side when no answer begins
   * (the server may be waiting for the rest of the request); close our side at once; or vanish.
   */
  ending: "answer" | "linger" | "half-close" | "abandon";
  /** Default: the site itself. The payment sandbox has its own port. */
  to?: "sandbox";
  /** What answers only to this machine knows it as 127.0.0.1. */
  fromThisMachine?: true;
  /** The first write asks for a WebSocket; the others follow once it is open, until this comes back. */
  socketUntil?: string;
  /** Whether it is valid HTTP, so that closing the connection without an answer is a fault. */
  deservesAnswer?: true;
};

/** A part of the server under fire. Its shots depend only on fast-check's seed. */
export type Surface = { name: string; shots: fc.Arbitrary<Shot> };

export type HttpRequest = {
  method: string;
  target: string;
  headers?: readonly (readonly [string, string])[];
  body?: Part;
};

/** A request with valid HTTP grammar, however odd its content. */
export function request(given: HttpRequest, more: Pick<Shot, "to" | "fromThisMachine"> = {}): Shot {
  return {
    write: (fill) => [requestBytes(given, fill)],
    ending: "answer",
    deservesAnswer: true,
    ...more,
  };
}

function requestBytes({ method, target, headers = [], body }: HttpRequest, fill: Fill) {
  const bytes = body === undefined ? undefined : toBytes(body, fill);
  const own: [string, string][] = [
    ["Host", "~host~"],
    ["Connection", "close"],
    ...(bytes ? [["Content-Length", String(bytes.length)] satisfies [string, string]] : []),
  ];
  const lines = [...own, ...headers].map(([name, value]) => `${name}: ${headerValue(value)}\r\n`);
  const head = `${method} ${targetOf(target)} HTTP/1.1\r\n${lines.join("")}\r\n`;
  return Buffer.concat([Buffer.from(fill(head)), bytes ?? Buffer.alloc(0)]);
}

export function toBytes(part: Part, fill: Fill): Buffer {
  return typeof part === "string" ? Buffer.from(fill(part)) : Buffer.from(part);
}

/**
 * Broken request lines belong to raw requests: here a blank or a line end would only hide the rest.
 */
function targetOf(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  return text.replace(/[\u0000-\u0020\u007f]/g, (each) => encodeURIComponent(each));
}

function headerValue(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, "?");
}

const LONGEST_SHOWN = 1500;
const LONGEST_FOLDED = 300_000;

/**
 * A shot's bytes, escaped on one line, with repetitions as `text{×n}` and placeholders unfilled.
 */
export function show(shot: Shot): string {
  const text = shot
    .write((unfilled) => unfilled)
    .map((bytes) => fold(escapeBytes(bytes.subarray(0, LONGEST_FOLDED))))
    .join(" ⏎ ");
  const cut = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return `${cut} (${shot.ending}${shot.to ? `, to ${shot.to}` : ""})`;
}

function escapeBytes(bytes: Buffer): string {
  return bytes
    .toString("latin1")
    .replaceAll("\\", "\\\\")
    .replaceAll("\r", "\\r")
    .replaceAll("\n", "\\n")
    .replace(/[^ -~]/g, (each) => `\\x${each.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

function fold(text: string): string {
  return text.replace(
    /(.{1,24}?)\1{11,}/g,
    (whole, unit: string) => `${unit}{×${whole.length / unit.length}}`,
  );
}
