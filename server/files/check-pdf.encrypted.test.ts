import { createHash } from "node:crypto";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { rc4 } from "./pdf/ciphers.ts";
import { PADDING } from "./pdf/empty-password.ts";
import { flate, handmade, onePage } from "./pdf/test-handmade-pdf.ts";
import { ALGORITHMS, restricted } from "./pdf/test-restricted.ts";
import { startUploads } from "./pdf/test-uploads.ts";

// Each check starts a process, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

let uploads: Awaited<ReturnType<typeof startUploads>>;
beforeAll(async () => {
  uploads = await startUploads({ here: true });
});
afterAll(() => uploads.stop());

const WAYS = ALGORITHMS.flatMap((algorithm) =>
  [true, false].map((useObjectStreams) => ({ algorithm, useObjectStreams })),
);
describe.each(WAYS)("$algorithm, with packed objects: $useObjectStreams", (way) => {
  it("a deck that may not be printed or copied is like any other", async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (const text of ["Sawah", "Why now"]) document.addPage().drawText(text, { font });
    const bytes = await restricted(await document.save(), way);
    expect(await uploads.check(bytes)).toMatchObject({
      ok: true,
      pages: 2,
      bytes: bytes.length,
    });
  });

  it("one that asks for a password is refused", async () => {
    const bytes = await restricted(onePage(), { ...way, userPassword: "secret" });
    expect(await uploads.problem(bytes)).toBe("pdf_encrypted");
  });

  it.each([
    [
      "a script",
      onePage({ catalog: "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>" }),
      "pdf_has_scripts",
    ],
    [
      "an attachment",
      onePage({
        catalog: "/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>",
        more: [
          "<< /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>",
          { dict: "/Type /EmbeddedFile", data: "MZ" },
        ],
      }),
      "pdf_has_attachments",
    ],
    ["a bomb", onePage({ content: flate("", Buffer.alloc(80_000_000)) }), "pdf_too_complex"],
  ])("%s is found", async (_, bytes, problem) => {
    expect(await uploads.problem(await restricted(bytes, way))).toBe(problem);
  });
});

describe("strings, which the library leaves as they are", () => {
  /** A page with a link and a title, both encrypted with 40-bit RC4. */
  function linked(address: string): Buffer {
    const owner = Buffer.alloc(32, 7);
    const rights = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
    const key = md5(PADDING, owner, rights, Buffer.alloc(1)).subarray(0, 5);
    const sealed = (text: string, object: number) =>
      rc4(md5(key, Buffer.from([object, 0, 0, 0, 0])).subarray(0, 10), Buffer.from(text));
    const hex = (bytes: Buffer) => `<${bytes.toString("hex")}>`;
    return handmade({
      objects: [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI ${hex(sealed(address, 3))} >> >>] >>`,
        `<< /Title ${hex(sealed("Sawah", 4))} >>`,
      ],
      trailer: `/Info 4 0 R /ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${hex(owner)} /U ${hex(rc4(key, PADDING))} >>`,
    });
  }
  const md5 = (...parts: Uint8Array[]) => createHash("md5").update(Buffer.concat(parts)).digest();

  it("are read: an address of the web passes", async () => {
    const found = await uploads.check(linked("https://sawah.example"));
    expect(found).toMatchObject({ ok: true, pages: 1, title: "Sawah" });
  });

  it("are judged: an address of script does not", async () => {
    expect(await uploads.problem(linked("java\nscript:alert(1)"))).toBe("pdf_has_scripts");
  });
});

describe("refused, since readers could see different documents in it:", () => {
  const whole = async () =>
    Buffer.from(await restricted(onePage(), { algorithm: "AES-128", useObjectStreams: false }));
  const trailer = "\ntrailer\n<< /Root 1 0 R /Size 9 >>\nstartxref\n0\n%%EOF\n";

  it("another beginning, which says nothing of encryption", async () => {
    const bytes = Buffer.concat([await whole(), Buffer.from(trailer)]);
    expect(await uploads.problem(bytes)).toBe("pdf_too_complex");
  });

  it("two answers to how it is encrypted", async () => {
    const text = (await whole()).toString("latin1");
    const [, id = ""] = /\/Encrypt (\d+) 0 R/.exec(text) ?? [];
    const another = `\n${id} 0 obj\n<< /Filter /Standard /V 1 /R 2 /O (o) /U (u) /P -4 >>\nendobj\n%%EOF\n`;
    const bytes = Buffer.concat([await whole(), Buffer.from(another)]);
    expect(await uploads.problem(bytes)).toBe("pdf_too_complex");
  });

  it("a stream that ends elsewhere than it says", async () => {
    const text = (await whole()).toString("latin1");
    const bytes = Buffer.from(
      text.replace(/\/Length \d+(?=[\s\S]{0,40}stream)/, "/Length 1"),
      "latin1",
    );
    expect(await uploads.problem(bytes)).toBe("pdf_too_complex");
  });
});

describe("refused, since no password opens it:", () => {
  const encrypted = (dict: string, more = "") =>
    handmade({
      objects: ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>"],
      trailer: `/ID [<00><00>] /Encrypt << ${dict} >> ${more}`,
    });

  it.each([
    ["for certificates", "/Filter /Adobe.PubSec /V 4 /R 4"],
    ["in a way that nobody knows", "/Filter /Standard /V 9 /R 9 /O (o) /U (u)"],
    ["with nothing said", "/Filter /Standard"],
    ["with proofs cut short", "/Filter /Standard /V 5 /R 6 /O (o) /U (u) /UE (e) /P -4"],
    [
      "by a filter that is not there",
      "/Filter /Standard /V 4 /R 4 /O (o) /U (u) /StmF /None /P -4",
    ],
  ])("%s", async (_, dict) => {
    expect(await uploads.problem(encrypted(dict))).toBe("pdf_encrypted");
  });

  it("under a name that is written around", async () => {
    const bytes = encrypted("", "/Encr#79pt 9 0 R")
      .toString("latin1")
      .replace("/Encrypt", "/Other");
    expect(await uploads.problem(Buffer.from(bytes, "latin1"))).toBe("pdf_encrypted");
  });
});
