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
  { format: "avif", matches: (bytes: Uint8Array) => brandsOf(bytes).includes("avif") },
  {
    format: "heic",
    matches: (bytes: Uint8Array) => brandsOf(bytes).some((brand) => /^hei[cxms]|^hev/.test(brand)),
  },
] as const;

export type PictureFormat = (typeof SIGNATURES)[number]["format"];

/** The format by the first bytes; the name and type that a browser sent do not count. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  return SIGNATURES.find(({ matches }) => matches(bytes))?.format;
}

const BOX_HEAD = 8;
const MOST_BRANDS = 32;

/** The brands of a file of the ISO family: its own, and those it is compatible with. */
function brandsOf(bytes: Uint8Array): string[] {
  if (!startsWith(bytes.subarray(4), ascii("ftyp"))) return [];
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  const size = Math.min(
    bytes.length,
    ((first << 24) | (second << 16) | (third << 8) | fourth) >>> 0,
  );
  const brands: string[] = [];
  for (let at = BOX_HEAD; at + 4 <= size && brands.length < MOST_BRANDS; at += 4) {
    brands.push(String.fromCharCode(...bytes.subarray(at, at + 4)));
  }
  return brands;
}

function startsWith(bytes: Uint8Array, expected: number[]): boolean {
  return expected.every((byte, position) => bytes[position] === byte);
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
