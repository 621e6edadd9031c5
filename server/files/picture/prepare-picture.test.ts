import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import type { PictureKind } from "../../../contracts/pictures.ts";
import { handmadePng } from "../test-handmade-png.ts";
import { type DrawnPicture, preparePicture } from "./prepare-picture.ts";

const folder = mkdtempSync(path.join(tmpdir(), "benih picture "));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

async function prepare(bytes: Uint8Array, kind: PictureKind = "photo") {
  files += 1;
  const file = path.join(folder, String(files));
  writeFileSync(file, bytes);
  return preparePicture(file, kind);
}

async function drawn(bytes: Uint8Array, kind: PictureKind = "photo"): Promise<DrawnPicture> {
  const picture = await prepare(bytes, kind);
  if ("problem" in picture) throw new Error(picture.problem);
  return picture;
}

function bytesOf({ files: all }: DrawnPicture, width: number, format: "avif" | "webp"): Buffer {
  const found = all.find((one) => one.width === width && one.format === format);
  return Buffer.from(found?.base64 ?? "", "base64");
}

async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

function plain(width: number, height: number, background = RED): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A picture as detailed as a photo of a crowd: softened noise. */
function busy(width: number, height: number): Sharp {
  const noise = { type: "gaussian", mean: 128, sigma: 90 } as const;
  return sharp({ create: { width, height, channels: 3, background: RED, noise } }).blur(3);
}

describe("a photo", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "in %s is drawn in three widths and two formats",
    async (format) => {
      const picture = await drawn(await plain(1400, 700).toFormat(format).toBuffer());
      expect(picture).toMatchObject({ width: 1400, height: 700 });
      expect(picture.color).toMatch(/^#[cd][0-9a-f][0-3][0-9a-f][0-3][0-9a-f]$/);
      expect(picture.files).toHaveLength(6);
      for (const width of [320, 640, 1280]) {
        for (const one of ["avif", "webp"] as const) {
          const told = await sharp(bytesOf(picture, width, one)).metadata();
          expect([told.width, told.height]).toEqual([width, width / 2]);
          expect(told.format).toBe(one === "avif" ? "heif" : "webp");
        }
      }
    },
  );

  it("is upright, and reveals neither place nor camera", async () => {
    const halves = await plain(800, 400)
      .composite([{ input: await plain(400, 400, BLUE).png().toBuffer(), left: 400, top: 0 }])
      .jpeg({ quality: 95 })
      .withExif({
        IFD0: { Make: "SecretCamera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "1/1 17/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(halves.includes("SecretCamera")).toBe(true);
    const picture = await drawn(halves);
    expect(picture).toMatchObject({ width: 400, height: 800 });
    for (const one of ["avif", "webp"] as const) {
      const bytes = bytesOf(picture, 320, one);
      expect((await pixel(bytes, 160, 100))[0]).toBeGreaterThan(180);
      expect((await pixel(bytes, 160, 540))[2]).toBeGreaterThan(180);
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
      expect(bytes.includes("SecretCamera")).toBe(false);
    }
  });

  it("is white where it was transparent", async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = sharp({ create: { width: 400, height: 300, channels: 4, background } });
    const bytes = bytesOf(await drawn(await clear.png().toBuffer()), 320, "webp");
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
    for (const part of await pixel(bytes, 10, 10)) expect(part).toBeGreaterThan(245);
  });

  it("is never enlarged", async () => {
    const picture = await drawn(await plain(500, 400).jpeg().toBuffer());
    for (const [width, is] of [
      [320, 320],
      [640, 500],
      [1280, 500],
    ] as const) {
      expect((await sharp(bytesOf(picture, width, "avif")).metadata()).width).toBe(is);
    }
  });

  it("weighs on a phone what a slow network carries, however busy it is", async () => {
    const picture = await drawn(await busy(1600, 1000).jpeg({ quality: 95 }).toBuffer());
    expect(bytesOf(picture, 320, "avif").length).toBeLessThanOrEqual(16_000);
    expect(bytesOf(picture, 640, "avif").length).toBeLessThanOrEqual(36_000);
    expect(bytesOf(picture, 1280, "avif").length).toBeLessThanOrEqual(60_000);
    expect(bytesOf(picture, 1280, "webp").length).toBeLessThanOrEqual(90_000);
  });

  it("of an animation is its first frame", async () => {
    const frames = Buffer.concat([
      await plain(400, 300).ensureAlpha().raw().toBuffer(),
      await plain(400, 300, BLUE).ensureAlpha().raw().toBuffer(),
    ]);
    const moving = await sharp(frames, {
      raw: { width: 400, height: 600, channels: 4, pageHeight: 300 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const picture = await drawn(moving);
    expect(picture).toMatchObject({ width: 400, height: 300 });
    const still = bytesOf(picture, 320, "webp");
    expect((await sharp(still).metadata()).pages).toBeUndefined();
    expect((await pixel(still, 100, 100))[0]).toBeGreaterThan(180);
  });
});

it("a logo is shown whole in a transparent square", async () => {
  const picture = await drawn(await plain(300, 150).png().toBuffer(), "logo");
  expect(picture).toMatchObject({ width: 256, height: 256 });
  for (const width of [64, 128, 256]) {
    for (const format of ["avif", "webp"] as const) {
      const bytes = bytesOf(picture, width, format);
      const told = await sharp(bytes).metadata();
      expect([told.width, told.height, told.hasAlpha]).toEqual([width, width, true]);
      expect((await pixel(bytes, width / 2, 2))[3]).toBe(0);
      expect((await pixel(bytes, width / 2, width / 2))[3]).toBe(255);
    }
  }
});

describe("what is refused", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
  const box = (brand: string) => Buffer.from(`\0\0\0\x14ftyp${brand}\0\0\0\0mif1`, "latin1");

  it.each<[string, string, Uint8Array]>([
    ["nothing", "file_empty", Buffer.alloc(0)],
    ["a drawing with scripts", "not_an_image", Buffer.from(svg)],
    [
      "a drawing by the signature of a PNG",
      "image_damaged",
      Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from(svg)]),
    ],
    ["a GIF", "not_an_image", Buffer.from("GIF89a\x01\x00\x01\x00", "latin1")],
    ["a TIFF", "not_an_image", Buffer.from("II*\0", "latin1")],
    ["a photo of an iPhone", "image_heic", box("heic")],
    ["a film", "not_an_image", box("mp42")],
    ["an AVIF and no more", "image_damaged", box("avif")],
    [
      "a bomb of 900 million pixels",
      "image_too_large",
      handmadePng(30_000, 30_000, deflateSync(Buffer.alloc(30_001 * 1000))),
    ],
  ])("%s", async (_, problem, bytes) => {
    expect(await prepare(bytes)).toEqual({ problem });
  });

  it("what breaks off", async () => {
    const whole = await busy(800, 600).jpeg().toBuffer();
    expect(await prepare(whole.subarray(0, whole.length / 2))).toEqual({
      problem: "image_damaged",
    });
  });

  it("what would be a blur anywhere", async () => {
    const small = await plain(319, 900).png().toBuffer();
    expect(await prepare(small)).toEqual({ problem: "image_too_small" });
    expect(await prepare(await plain(63, 63).png().toBuffer(), "logo")).toEqual({
      problem: "image_too_small",
    });
  });
});
