const SIGNATURES = [
  { format: "jpeg", matches: (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xd8, 0xff]) },
  {
    format: "png",
    matches: (bytes: Uint8Array) =>
      startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  {
    format: "webp",
    matches: (bytes: Uint8Array) =>
      startsWith(bytes, ascii("RIFF")) && startsWith(bytes.subarray(8), ascii("WEBP")),
  },
] as const;

export type LogoFormat = (typeof SIGNATURES)[number]["format"];

/** The format by the first bytes; the name and type that a browser sent do not count. */
export function logoFormat(bytes: Uint8Array): LogoFormat | undefined {
  return SIGNATURES.find(({ matches }) => matches(bytes))?.format;
}

function startsWith(bytes: Uint8Array, expected: number[]): boolean {
  return expected.every((byte, position) => bytes[position] === byte);
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
