import { execFileSync } from "node:child_process";
import { randomFillSync } from "node:crypto";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PDF_MAX_BYTES } from "../../contracts/files.ts";
import { type Body, flate, handmade, onePage, packedObjects } from "./pdf/test-handmade-pdf.ts";
import { startUploads } from "./pdf/test-uploads.ts";
import { runInspector } from "./run-inspector.ts";

vi.setConfig({ testTimeout: 120_000 });

let uploads: Awaited<ReturnType<typeof startUploads>>;
/** The scan alone refuses these, long before a process would have to be killed, so no process is needed for each. */
let scanned: Awaited<ReturnType<typeof startUploads>>;
beforeAll(async () => {
  [uploads, scanned] = await Promise.all([startUploads(), startUploads({ here: true })]);
});
afterAll(() => Promise.all([uploads.stop(), scanned.stop()]));

const MEGABYTE = 1024 * 1024;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE);
/** Packed once, as that takes longer than refusing them. */
const ZEROS_200 = deflateSync(zeros(200));
const zeros200 = (dict: string): Body => ({
  dict: `/Filter [/FlateDecode] ${dict}`,
  data: ZEROS_200,
});
const PICTURE = "/Type /XObject /Subtype /Image /BitsPerComponent 8 /ColorSpace /DeviceGray";

/** A PDF whose page tree is given by the bodies from object 2 on. */
const tree = (...bodies: Body[]) =>
  handmade({ objects: ["<< /Type /Catalog /Pages 2 0 R >>", ...bodies] });

describe("a bomb is refused", () => {
  it.each<[string, () => Uint8Array]>([
    ["a content stream of 200 MB", () => onePage({ content: zeros200("") })],
    [
      "the same, packed twice",
      () =>
        onePage({
          content: {
            dict: "/Filter [/FlateDecode /FlateDecode]",
            data: deflateSync(ZEROS_200),
          },
        }),
    ],
    ["packed five times", () => onePage({ content: flate("", "BT ET", 5) })],
    ["many streams of 60 MB", () => onePage({ more: Array<Body>(10).fill(flate("", zeros(60))) })],
    [
      "packed objects of 200 MB",
      () => onePage({ more: [zeros200("/Type /ObjStm /N 1 /First 4")] }),
    ],
    [
      "a picture of a pixel with 200 MB",
      () => onePage({ more: [zeros200(`${PICTURE} /Width 1 /Height 1`)] }),
    ],
    [
      "a picture of 10 000 million pixels",
      () => onePage({ more: [flate(`${PICTURE} /Width 100000 /Height 100000`, "x")] }),
    ],
    [
      "runs",
      () =>
        onePage({
          content: {
            dict: "/Filter /RunLengthDecode",
            data: Buffer.alloc(2 * MEGABYTE, Buffer.from([129, 0])),
          },
        }),
    ],
    ["LZW", () => onePage({ content: { dict: "/Filter /LZWDecode", data: growingLzw(30_000) } })],
    [
      "behind filters in another object",
      () =>
        onePage({
          content: { dict: "/Filter 5 0 R", data: ZEROS_200 },
          more: ["/FlateDecode"],
        }),
    ],
    [
      "filters in an object that is two",
      () =>
        onePage({
          content: { dict: "/Filter 5 0 R", data: "x" },
          more: ["/FlateDecode"],
          after: "5 0 obj /RunLengthDecode endobj %%EOF",
        }),
    ],
    [
      "streams that lie in one another",
      () =>
        onePage({
          after: `${"1 0 obj << >> stream\n".repeat(50_000)}${" ".repeat(20 * MEGABYTE)}%%EOF`,
        }),
    ],
    ["filters in no object", () => onePage({ content: { dict: "/Filter 99 0 R", data: "x" } })],
    [
      "a page of a kilometre",
      () =>
        handmade({
          objects: [
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 2834645 2834645] >>",
          ],
        }),
    ],
    ["a page of many user units", () => onePage({ page: "/UserUnit 1000" })],
    [
      "pages in a circle",
      () =>
        tree(
          "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
          "<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>",
        ),
    ],
    ["pages that hold themselves", () => tree("<< /Type /Pages /Kids [2 0 R] /Count 1 >>")],
    [
      "pages in a circle of packed objects",
      () =>
        tree(
          "<< /Type /Pages /Kids [9 0 R] /Count 1 >>",
          packedObjects({ 9: "<< /Type /Pages /Kids [2 0 R] /Count 1 >>" }),
        ),
    ],
    ["pages of many levels", () => tree(...levels(1000))],
    ["arrays in arrays", () => onePage({ more: ["[".repeat(5000)] })],
    ["dictionaries in dictionaries", () => onePage({ more: ["<< /A ".repeat(100_000)] })],
    ["objects in objects", () => onePage({ more: ["<< /A 1 0 obj ".repeat(100_000)] })],
    ["a string without end", () => onePage({ more: [`(${"a".repeat(5 * MEGABYTE)}`] })],
    ["a million objects", () => onePage({ after: "1 0 obj 1 ".repeat(1_000_000) })],
    [
      "a million packed objects",
      () =>
        onePage({
          more: [flate("/Type /ObjStm /N 1000000 /First 4000000", `${"1 0 ".repeat(1_000_000)} 1`)],
        }),
    ],
  ])("%s", async (_, bytes) => {
    expect(await scanned.problem(bytes())).toBe("pdf_too_complex");
  });

  it("of pages: a million, claimed, real or compressed", async () => {
    const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>";
    const real = tree(
      `<< /Type /Pages /Count 1000000 /Kids [${"3 0 R ".repeat(1_000_000)}] >>`,
      page,
    );
    const folded = tree(
      ...Array.from(
        { length: 30 },
        (_, level) => `<< /Type /Pages /Count 1 /Kids [${`${level + 3} 0 R `.repeat(10)}] >>`,
      ),
      page,
    );
    expect(await scanned.problem(real)).toBe("pdf_too_many_pages");
    expect(await scanned.problem(folded)).toBe("pdf_too_many_pages");
    const told = await scanned.check(tree("<< /Type /Pages /Count 1000000 /Kids [3 0 R] >>", page));
    expect(told).toMatchObject({ ok: true, pages: 1 });
  });

  function levels(count: number): string[] {
    return Array.from(
      { length: count },
      (_, level) => `<< /Type /Pages /Count 1 /Kids [${level + 3} 0 R] >>`,
    );
  }

  /** Codes of 9 bits, each of which yields one byte more than the one before. */
  function growingLzw(codes: number): Buffer {
    let bits = "";
    for (let code = 0, next = 258, width = 9; code < codes; code += 1) {
      const isFirst = next === 258 && code === 0;
      bits += (isFirst ? 0 : Math.min(next, 4095)).toString(2).padStart(width, "0");
      if (!isFirst && next < 4095) next += 1;
      width = next + 1 >= 2048 ? 12 : next + 1 >= 1024 ? 11 : next + 1 >= 512 ? 10 : 9;
    }
    const bytes = bits.match(/.{8}/g) ?? [];
    return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  }
});

describe("the process that reads a file", () => {
  it("is killed when its time is over", async () => {
    const endless = path.join(uploads.folder, "endless");
    execFileSync("mkfifo", [endless]);
    const found = await runInspector(endless, { maxPages: 20, timeoutMs: 3000 });
    expect(found).toEqual({ state: "refused", problem: "pdf_too_complex" });
  });

  it("is killed when nobody waits for it any more", async () => {
    const endless = path.join(uploads.folder, "left");
    execFileSync("mkfifo", [endless]);
    const leaving = new AbortController();
    const found = runInspector(endless, { maxPages: 20, signal: leaving.signal });
    leaving.abort(new Error("The sender has left"));
    await expect(found).rejects.toThrow("The sender has left");
    await expect(runInspector(endless, { maxPages: 20, signal: leaving.signal })).rejects.toThrow(
      "The sender has left",
    );
  });

  // Only Linux counts all the memory of a process against this limit.
  it.skipIf(process.platform !== "linux")("ends when it needs too much memory", async () => {
    const large = onePage({ more: [photo(PDF_MAX_BYTES - 2000)] });
    expect(await uploads.problem(large, { memoryMb: 60 })).toBe("pdf_too_complex");
    expect(await uploads.problem(large)).toBe("none");
  });

  it("does not burden the server's own process, at 50 MB either", async () => {
    const file = await uploads.store(onePage({ more: [photo(PDF_MAX_BYTES - 2000)] }));
    const cpu = process.cpuUsage();
    const memory = process.memoryUsage().rss;
    const found = await runInspector(file, { maxPages: 20 });
    const { user, system } = process.cpuUsage(cpu);
    expect(found).toMatchObject({ state: "good", pages: 1 });
    expect((user + system) / 1000).toBeLessThan(200);
    expect(process.memoryUsage().rss - memory).toBeLessThan(20 * MEGABYTE);
  });

  it("that cannot start is our error, not the file's", async () => {
    const file = await uploads.store(onePage());
    await expect(runInspector(file, { maxPages: 20, memoryMb: -550 })).rejects.toThrow(
      /did not start/,
    );
  });

  function photo(bytes: number): Body {
    return {
      dict: `${PICTURE} /Width 9 /Height 9 /Filter /DCTDecode`,
      data: randomFillSync(Buffer.alloc(bytes)),
    };
  }
});
