import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString, StandardFonts } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { flate, handmade, onePage, packedObjects } from "./pdf/test-handmade-pdf.ts";
import { startUploads } from "./pdf/test-uploads.ts";

// Each check starts a process, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

let uploads: Awaited<ReturnType<typeof startUploads>>;
/** For small files where only the content matters: a process for each takes half a second. */
let readHere: typeof uploads;
beforeAll(async () => {
  [uploads, readHere] = await Promise.all([startUploads(), startUploads({ here: true })]);
});
afterAll(() => Promise.all([uploads.stop(), readHere.stop()]));

/** A deck as written by a library: fonts, a link, a form without scripts, metadata, an opening view. */
async function deck(useObjectStreams: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle("Sawah: panen lebih banyak 🌾", { showInWindowTitleBar: true });
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= 3; number += 1) {
    const page = document.addPage([960, 540]);
    page.drawText(`Page ${number}`, { x: 50, y: 400, font });
  }
  const [first, second] = document.getPages();
  if (!first || !second) throw new Error("A deck has pages.");
  const link = document.context.register(
    document.context.obj({
      Type: "Annot",
      Subtype: "Link",
      Rect: [0, 0, 100, 100],
      A: { Type: "Action", S: "URI", URI: PDFString.of("https://sawah.example/?q=(a)") },
    }),
  );
  first.node.set(PDFName.of("Annots"), document.context.obj([link]));
  document.getForm().createTextField("name").addToPage(second, { x: 10, y: 10 });
  document.catalog.set(
    PDFName.of("OpenAction"),
    document.context.obj({ S: "GoTo", D: [first.ref, "Fit"] }),
  );
  return document.save({ useObjectStreams });
}

describe("a deck that people send passes:", () => {
  it.each([
    ["with packed objects", true],
    ["without", false],
  ])("written by a library %s", async (_, useObjectStreams) => {
    const bytes = await deck(useObjectStreams);
    expect(await uploads.check(bytes)).toEqual({
      ok: true,
      pages: 3,
      bytes: bytes.length,
      title: "Sawah: panen lebih banyak 🌾",
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
  });

  const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  it.skipIf(!existsSync(chromium))("printed by a browser", async () => {
    const page = path.join(uploads.folder, "deck.html");
    const printed = path.join(uploads.folder, "deck.pdf");
    await writeFile(
      page,
      `<meta charset="utf-8"><title>ข้าว 稻田</title><a href="https://a.example">ลิงก์</a>
         <h1 style="break-before: page">稻田</h1><a href="#top">up</a><input value="1">`,
    );
    await promisify(execFile)(chromium, [
      ..."--headless --no-sandbox --disable-gpu --disable-quic --no-first-run".split(" "),
      ..."--disable-background-networking --disable-component-update --disable-sync".split(" "),
      `--user-data-dir=${path.join(uploads.folder, "browser")}`,
      `--print-to-pdf=${printed}`,
      pathToFileURL(page).href,
    ]);
    expect(await uploads.check(await readFile(printed))).toMatchObject({
      ok: true,
      pages: 2,
      title: "ข้าว 稻田",
    });
  });

  it.each([
    ["handmade", onePage()],
    ["junk before the header", onePage({ before: "\0\0junk of a mail program\r\n" })],
    ["junk behind the end", onePage({ after: "\n\n\0\0\0 object of a mail program" })],
    ["opening at a page", onePage({ catalog: "/OpenAction [3 0 R /Fit]" })],
    [
      "opening at a page with links, one after another, by actions that go round",
      onePage({
        catalog: "/OpenAction 5 0 R /AA 6 0 R",
        page: "/AA 6 0 R /Annots [8 0 R]",
        more: [
          "<< /S /GoTo /D [3 0 R /Fit] /Next [7 0 R] >>",
          "<< /O 7 0 R /C << /S /Named /N /NextPage >> >>",
          "<< /S /Named /N /FirstPage /Next 5 0 R >>",
          "<< /Subtype /Link /Rect [0 0 9 9] /BS << /S /S >> /A 9 0 R >>",
          "<< /S /URI /URI (https://a.example) /Next << /S /URI /URI (https://b.example) >> >>",
        ],
      }),
    ],
    [
      "opening by a named action",
      onePage({ catalog: "/OpenAction << /S /Named /N /FirstPage >>" }),
    ],
    ["empty trees of names", onePage({ catalog: "/Names << /EmbeddedFiles << /Names [] >> >>" })],
    ["a destination called Launch", onePage({ catalog: "/Dests << /Launch [3 0 R /Fit] >>" })],
    ["a text about scripts", onePage({ content: "BT (We teach JavaScript) Tj ET" })],
    [
      "a form, and a link",
      onePage({
        catalog: "/AcroForm << /Fields [<< /FT /Tx /T (SubmitForm) >>] >>",
        page: "/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example) >> >>]",
      }),
    ],
    ["a destination called Movie", onePage({ catalog: "/Dests << /Movie [3 0 R /Fit] >>" })],
    ["two filters", onePage({ content: flate("", "BT ET", 2) })],
    [
      "a filter in another object",
      onePage({
        content: { dict: "/Filter [5 0 R]", data: deflateSync("BT ET") },
        more: ["/FlateDecode"],
      }),
    ],
    ["hexadecimal", onePage({ content: { dict: "/Filter /ASCIIHexDecode", data: "4254204554>" } })],
    ["base 85", onePage({ content: { dict: "/Filter /ASCII85Decode", data: "6<$8_AH~>" } })],
    [
      "objects and a table of contents packed, a picture of colours",
      onePage({
        more: [
          packedObjects({ 9: "<< /Type /Font >>" }),
          flate("/N 3 /Alternate /DeviceRGB", "profile"),
        ],
      }),
    ],
  ])("%s", async (_, bytes) => {
    expect(await readHere.check(bytes)).toMatchObject({ ok: true, pages: 1 });
  });

  it.each([
    ["handmade, within all bounds", onePage()],
    [
      "a large drawing in two colours",
      onePage({
        more: [
          flate(
            "/Subtype /Image /Width 35000 /Height 4400 /ImageMask true",
            Buffer.alloc(35000 * 550),
          ),
        ],
      }),
    ],
    [
      "a picture of many pixels",
      onePage({
        more: [
          flate(
            "/Type /XObject /Subtype /Image /Width 9000 /Height 9000 /BitsPerComponent 8 /ColorSpace /DeviceGray",
            Buffer.alloc(81_000_000),
          ),
        ],
      }),
    ],
    [
      "a broken font",
      onePage({ more: [{ dict: "/Filter /FlateDecode /Length1 9", data: "no font" }] }),
    ],
  ])("%s", async (_, bytes) => {
    expect(await uploads.check(bytes)).toMatchObject({ ok: true, pages: 1 });
  });

  it("changed later, with what changed at its end", async () => {
    const before = onePage();
    const start = before.toString("latin1").lastIndexOf("startxref\n");
    const table = Number(before.toString("latin1", start + 10).split("\n")[0]);
    const change = `5 0 obj\n<< /Title (Second edition) >>\nendobj\n`;
    const xref = `xref\n5 1\n${String(before.length).padStart(10, "0")} 00000 n \n`;
    const end = `trailer\n<< /Size 6 /Root 1 0 R /Info 5 0 R /Prev ${table} >>\nstartxref\n${before.length + change.length}\n%%EOF\n`;
    const after = Buffer.concat([before, Buffer.from(change + xref + end)]);
    expect(await readHere.check(after)).toMatchObject({ ok: true, title: "Second edition" });
    const torn = after.subarray(0, before.length + change.length + 4);
    expect(await readHere.problem(torn)).toBe("pdf_damaged");
  });

  it("many at once, each with its own answer", async () => {
    const files = Array.from({ length: 5 }, (_, number) =>
      onePage({ trailer: `/Info << /Title (Deck ${number}) >>` }),
    );
    const found = await Promise.all(files.map((file) => uploads.check(file)));
    expect(found.map((one) => (one.ok ? one.title : one.problem))).toEqual(
      files.map((_, number) => `Deck ${number}`),
    );
  });

  it("without a title says none, and one of a stranger is a single short line", async () => {
    expect(await readHere.check(onePage())).not.toHaveProperty("title");
    const title = `(One\\n<b>two</b>\\r\\000${"x".repeat(500)})`;
    const found = await readHere.check(onePage({ trailer: `/Info << /Title ${title} >>` }));
    expect(found.ok && found.title).toMatch(/^One <b>two<\/b> x{100,}$/);
    expect(found.ok && found.title?.length).toBe(200);
  });
});

describe("the number of pages", () => {
  const pages = (count: number) =>
    handmade({
      objects: [
        "<< /Type /Catalog /Pages 2 0 R >>",
        `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, page) => `${page + 3} 0 R`).join(" ")}] /Count ${count} >>`,
        ...Array.from(
          { length: count },
          () => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>",
        ),
      ],
    });

  it.each([
    [20, "none"],
    [21, "pdf_too_many_pages"],
    [0, "pdf_no_pages"],
  ])("%i of at most 20: %s", async (count, problem) => {
    expect(await readHere.problem(pages(count))).toBe(problem);
  });
});
