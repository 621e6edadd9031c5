import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { LOGO_MAX_BYTES, type LogoProblem } from "../../contracts/files.ts";
import { prepareLogo } from "./prepare-logo.ts";
import { handmadePng } from "./test-handmade-png.ts";

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

function plain(width: number, height: number, color = RED) {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

async function prepared(bytes: Uint8Array) {
  const check = await prepareLogo(bytes);
  if (!check.ok) throw new Error(check.problem);
  return check;
}

async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const raw = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...raw];
}

async function problemOf(bytes: Uint8Array): Promise<LogoProblem | "none"> {
  const check = await prepareLogo(bytes);
  return check.ok ? "none" : check.problem;
}

describe("a logo", () => {
  it.each([
    ["jpeg", plain(300, 200).jpeg()],
    ["png", plain(300, 200).png()],
    ["webp", plain(300, 200).webp()],
  ] as const)(
    "in %s becomes three transparent squares with stable names",
    async (format, source) => {
      const check = await prepared(await source.toBuffer());
      expect(check).toMatchObject({ format, width: 300, height: 200 });
      expect(check.pictures.map(({ name }) => name)).toEqual([
        "logo-64.webp",
        "logo-128.webp",
        "logo-256.webp",
      ]);
      for (const { size, bytes } of check.pictures) {
        const { width, height, hasAlpha, ...header } = await sharp(bytes).metadata();
        expect({ width, height, hasAlpha, format: header.format }).toEqual({
          width: size,
          height: size,
          hasAlpha: true,
          format: "webp",
        });
        expect((await pixel(bytes, size / 2, 1))[3]).toBe(0);
        expect((await pixel(bytes, size / 2, size / 2))[3]).toBe(255);
      }
    },
  );

  it("gives the same bytes for the same picture", async () => {
    const source = await plain(300, 200).png().toBuffer();
    expect(await prepared(source)).toEqual(await prepared(source));
  });

  it("is upright, and reveals neither place nor camera", async () => {
    const halves = await plain(200, 100)
      .composite([{ input: await plain(100, 100, BLUE).png().toBuffer(), left: 100, top: 0 }])
      .jpeg({ quality: 95 })
      .withExif({
        IFD0: { Make: "SecretCamera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "1/1 17/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(halves.includes("SecretCamera")).toBe(true);
    const { width, height, pictures } = await prepared(halves);
    expect({ width, height }).toEqual({ width: 100, height: 200 });
    for (const { size, bytes } of pictures) {
      const top = await pixel(bytes, size / 2, size / 4);
      const bottom = await pixel(bytes, size / 2, (size * 3) / 4);
      expect(top[0]).toBeGreaterThan(200);
      expect(bottom[2]).toBeGreaterThan(200);
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
      expect(bytes.includes("SecretCamera")).toBe(false);
    }
  });

  it("of an animation is its first frame", async () => {
    const frames = Buffer.concat([
      await plain(100, 100).ensureAlpha().raw().toBuffer(),
      await plain(100, 100, BLUE).ensureAlpha().raw().toBuffer(),
    ]);
    const moving = await sharp(frames, {
      raw: { width: 100, height: 200, channels: 4, pageHeight: 100 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { pictures } = await prepared(moving);
    for (const { size, bytes } of pictures) {
      expect((await sharp(bytes).metadata()).pages).toBeUndefined();
      expect((await pixel(bytes, size / 2, size / 2))[0]).toBeGreaterThan(200);
    }
  });

  it("in the colours of print comes out in those of screens", async () => {
    const print = await plain(100, 100).toColourspace("cmyk").jpeg().toBuffer();
    const [largest] = (await prepared(print)).pictures.slice(-1);
    expect((await sharp(largest?.bytes).metadata()).space).toBe("srgb");
  });
});

describe("files that are no logo", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>1</script></svg>';

  it.each<[string, LogoProblem, Uint8Array]>([
    ["nothing", "file_empty", Buffer.alloc(0)],
    ["a drawing with scripts", "not_an_image", Buffer.from(svg)],
    ["a page", "not_an_image", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a GIF", "not_an_image", Buffer.from("GIF89a\x01\x00\x01\x00", "latin1")],
    ["a PDF", "not_an_image", Buffer.from("%PDF-1.7\n")],
    ["a TIFF", "not_an_image", Buffer.from("II*\0", "latin1")],
    ["a sound in the same container as WebP", "not_an_image", Buffer.from("RIFF\0\0\0\0WAVEfmt ")],
    ["a PNG signature before a drawing", "image_damaged", signed(svg)],
    ["a header and no more", "image_damaged", handmadePng(100, 100, Buffer.alloc(0))],
    ["a header that lies about the data", "image_damaged", handmadePng(100, 100, Buffer.from("x"))],
    ["a header of no pixels", "image_damaged", handmadePng(0, 100, deflateSync(Buffer.alloc(9)))],
    ["one byte too many", "file_too_large", new Uint8Array(LOGO_MAX_BYTES + 1)],
  ])("%s is refused", async (_, problem, bytes) => {
    expect(await problemOf(bytes)).toBe(problem);
  });

  function signed(text: string): Buffer {
    return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from(text)]);
  }

  it.each(["jpeg", "png", "webp"] as const)("a %s that breaks off is refused", async (format) => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: RED,
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .toFormat(format)
      .toBuffer();
    expect(await problemOf(noise)).toBe("none");
    expect(await problemOf(noise.subarray(0, noise.length / 2))).toBe("image_damaged");
  });

  it("a bomb is refused by its header, before a pixel is decoded", async () => {
    const bomb = handmadePng(30_000, 30_000, deflateSync(Buffer.alloc(30_001 * 1000)));
    expect(bomb.length).toBeLessThan(LOGO_MAX_BYTES);
    const before = process.memoryUsage().rss;
    expect(await problemOf(bomb)).toBe("image_too_large");
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  it("a picture that is a blur even in a list is refused, a flat word mark is not", async () => {
    expect(await problemOf(await plain(63, 63).png().toBuffer())).toBe("image_too_small");
    expect(await problemOf(await plain(300, 30).png().toBuffer())).toBe("none");
  });

  it("noise of every kind never throws", async () => {
    const png = await plain(80, 80).png().toBuffer();
    for (let position = 8; position < png.length; position += 3) {
      const bent = Buffer.from(png);
      bent[position] = (bent[position] ?? 0) ^ 0xa5;
      expect(["none", "image_damaged", "image_too_large", "image_too_small"]).toContain(
        await problemOf(bent),
      );
    }
  });
});
