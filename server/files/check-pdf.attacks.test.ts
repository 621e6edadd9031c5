import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PDF_MAX_BYTES } from "../../contracts/files.ts";
import { flate, handmade, onePage, packedObjects } from "./pdf/test-handmade-pdf.ts";
import { startUploads } from "./pdf/test-uploads.ts";

vi.setConfig({ testTimeout: 60_000 });

let uploads: Awaited<ReturnType<typeof startUploads>>;
beforeAll(async () => {
  uploads = await startUploads({ here: true });
});
afterAll(() => uploads.stop());

const SCRIPT = "/S /JavaScript /JS (app.alert\\(1\\))";

describe("files that are no PDF, or only part of one", () => {
  it.each([
    ["nothing", "file_empty", ""],
    ["a page", "not_a_pdf", "<!doctype html><title>deck.pdf</title>"],
    ["a page with a PDF inside", "not_a_pdf", onePage({ before: "<html><script>1</script>" })],
    [
      "a Word file",
      "not_a_pdf",
      Buffer.from("PK\x03\x04\x14\0\x06\0[Content_Types].xml", "latin1"),
    ],
    ["an archive with a PDF inside", "not_a_pdf", onePage({ before: "PK\x03\x04" })],
    ["a program with a PDF inside", "not_a_pdf", onePage({ before: "MZ\x90\0" })],
    ["a header too late", "not_a_pdf", onePage({ before: " ".repeat(1100) })],
    ["a header only", "pdf_damaged", "%PDF-1.7\n"],
    ["an end only", "pdf_damaged", "%PDF-1.7\nstartxref\n0\n%%EOF"],
    ["no pages", "pdf_damaged", handmade({ objects: ["<< /Type /Catalog >>"] })],
    ["noise", "pdf_damaged", `%PDF-1.7\n${"obj << [ ( ".repeat(20)}\n%%EOF`],
    [
      "broken packed objects",
      "pdf_damaged",
      onePage({
        more: [
          {
            dict: "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode",
            data: "x\x9cnot packed at all",
          },
        ],
      }),
    ],
    ["shorter than it says", "pdf_damaged", onePage({ more: ["<< /Linearized 1 /L 99999999 >>"] })],
  ])("%s: %s", async (_, problem, bytes) => {
    expect(await uploads.problem(bytes)).toBe(problem);
  });

  it("torn off anywhere", async () => {
    const document = await PDFDocument.create();
    document.addPage();
    const whole = await document.save({ useObjectStreams: false });
    for (const share of [0.2, 0.5, 0.9]) {
      expect(await uploads.problem(whole.subarray(0, whole.length * share))).toBe("pdf_damaged");
    }
  });

  it("one byte over the limit is refused without reading it", async () => {
    expect(await uploads.problem(Buffer.alloc(PDF_MAX_BYTES + 1, "%PDF-1.7\n"))).toBe(
      "file_too_large",
    );
  });
});

describe("scripts and programs are found", () => {
  const links = (action: string) => `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`;

  it.each([
    ["when the file opens", onePage({ catalog: `/OpenAction << ${SCRIPT} >>` })],
    ["in another object", onePage({ catalog: "/OpenAction 5 0 R", more: [`<< ${SCRIPT} >>`] })],
    ["in an object in vain", onePage({ more: [`<< ${SCRIPT} >>`] })],
    [
      "in the tree of names",
      onePage({ catalog: `/Names << /JavaScript << /Names [(a) << ${SCRIPT} >>] >> >>` }),
    ],
    ["when a page opens", onePage({ page: `/AA << /O << ${SCRIPT} >> >>` })],
    ["in a link", onePage({ page: links(`<< ${SCRIPT} >>`) })],
    [
      "in a link that follows another",
      onePage({ page: links(`<< /S /URI /URI (https://a.example) /Next << ${SCRIPT} >> >>`) }),
    ],
    [
      "in a link with an address of script",
      onePage({ page: links("<< /S /URI /URI (java\\nscript:alert\\(1\\)) >>") }),
    ],
    [
      "in a hexadecimal address",
      onePage({ page: links("<< /S /URI /URI <4A617661736372697074 3A31> >>") }),
    ],
    [
      "in a form",
      onePage({ catalog: `/AcroForm << /Fields [<< /FT /Tx /AA << /K << ${SCRIPT} >> >> >>] >>` }),
    ],
    [
      "under a written-around name",
      onePage({ catalog: "/OpenAction << /S /J#61va#53cript /JS (1) >>" }),
    ],
    ["with a comment between", onePage({ catalog: "/OpenAction << /S %\n/JavaScript /JS (1) >>" })],
    [
      "through a reference to the name",
      onePage({ catalog: "/OpenAction << /S 5 0 R /JS (1) >>", more: ["/JavaScript"] }),
    ],
    [
      "as the first of two equal keys",
      onePage({ catalog: `/OpenAction << ${SCRIPT} >> /OpenAction [3 0 R /Fit]` }),
    ],
    ["in the trailer", onePage({ trailer: `/Info << /AA << /O << ${SCRIPT} >> >> >>` })],
    [
      "in packed objects",
      onePage({ catalog: "/OpenAction 9 0 R", more: [packedObjects({ 9: `<< ${SCRIPT} >>` })] }),
    ],
    [
      "in twice packed objects",
      onePage({
        more: [
          {
            dict: "/Type /ObjStm /N 1 /First 4 /Filter [/AHx /Fl]",
            data: hexOf(`9 0 << ${SCRIPT} >>`),
          },
        ],
      }),
    ],
    [
      "in packed objects that call themselves a picture",
      onePage({
        more: [flate("/Subtype /Image /Width 1 /Height 1 /N 1 /First 4", `9 0 << ${SCRIPT} >>`)],
      }),
    ],
    [
      "in packed objects with a short length",
      onePage({ more: [flate("/Type /ObjStm /N 1 /First 4 /Length 5", `9 0 << ${SCRIPT} >>`)] }),
    ],
    [
      "inside the bytes of another stream",
      onePage({ content: { dict: "", data: `9 0 obj << ${SCRIPT} >> endobj` } }),
    ],
    ["behind the end", onePage({ after: `trailer << /Root << ${SCRIPT} >> >>` })],
    ...["SubmitForm", "GoToR", "GoToE", "ImportData", "Rendition", "Movie", "Sound"].flatMap(
      (kind): [string, Buffer][] => {
        const escaped = `/#${kind.charCodeAt(0).toString(16)}${kind.slice(1)}`;
        const action = (name: string) => `<< /S ${name} /F (https://a.example/a.pdf) >>`;
        return [
          [`in a link: ${kind}`, onePage({ page: links(action(`/${kind}`)) })],
          [`under a written-around name: ${kind}`, onePage({ page: links(action(escaped)) })],
          [
            `in packed objects: ${kind}`,
            onePage({ page: links("9 0 R"), more: [packedObjects({ 9: action(escaped) })] }),
          ],
          [
            `through a reference: ${kind}`,
            onePage({ page: links(action("5 0 R")), more: [`/${kind}`] }),
          ],
          [
            `following another: ${kind}`,
            onePage({ page: links(`<< /S /Named /N /NextPage /Next [${action(`/${kind}`)}] >>`) }),
          ],
        ];
      },
    ),
    ["in a stub of a form of XML", onePage({ catalog: "/AcroForm << /XFA (x) >>" })],
    ["in a form of XML under another name", onePage({ catalog: "/AcroForm << /X#46A [] >>" })],
    [
      "in a form of XML in packed objects",
      onePage({
        catalog: "/AcroForm 9 0 R",
        more: [packedObjects({ 9: "<< /XFA 10 0 R >>" }), flate("", "<xdp><template/></xdp>")],
      }),
    ],
    ["of a rendition", onePage({ page: links("<< /S /Rendition /JS (1) >>") })],
    [
      "in a form of XML",
      onePage({
        catalog: "/AcroForm << /XFA 5 0 R >>",
        more: [flate("", "<xdp><xfa:script>1</xfa:script></xdp>")],
      }),
    ],
    [
      "in a form of XML that calls itself encrypted",
      onePage({
        catalog: "/AcroForm << /XFA 5 0 R >>",
        more: [{ dict: "/Filter [/Crypt /FlateDecode]", data: deflateSync("<script>1</script>") }],
      }),
    ],
    [
      "in a form of XML in wide letters",
      onePage({
        catalog: "/AcroForm << /XFA 5 0 R >>",
        more: [flate("", Buffer.from("<script>1</script>", "utf16le"))],
      }),
    ],
    [
      "in a form of XML that calls itself a picture",
      onePage({
        catalog: "/AcroForm << /XFA 5 0 R >>",
        more: [flate("/Subtype /Image /Width 1 /Height 1", "<script>1</script>")],
      }),
    ],
    ["starting a program", onePage({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" })],
    [
      "starting a program by a link",
      onePage({ page: links("<< /S /Launch /Win << /F (cmd.exe) >> >>") }),
    ],
    [
      "starting a program through a reference",
      onePage({ page: links("<< /S 5 0 R /F (cmd.exe) >>"), more: ["/Launch"] }),
    ],
    [
      "sending a form when the file opens",
      onePage({ catalog: "/OpenAction << /S /SubmitForm /F (https://a.example) >>" }),
    ],
  ])("%s", async (_, bytes) => {
    expect(await uploads.problem(bytes)).toBe("pdf_has_scripts");
  });

  it.each([
    ["a file", onePage({ more: [{ dict: "/Type /EmbeddedFile", data: "MZ" }] })],
    [
      "a file in its tree",
      onePage({
        catalog:
          "/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>] >> >>",
        more: [{ dict: "", data: "MZ" }],
      }),
    ],
    [
      "a file pinned to a page",
      onePage({ page: "/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS (a) >>]" }),
    ],
    ...["RichMedia", "Rich#4dedia", "3D", "Screen", "Movie", "Sound"].map(
      (kind): [string, Buffer] => [
        `a film or a sound: ${kind}`,
        onePage({ page: `/Annots [<< /Subtype /${kind} /Rect [0 0 9 9] >>]` }),
      ],
    ),
    [
      "a file in packed objects, under another name,",
      onePage({ more: [packedObjects({ 9: "<< /Type /F /#45F << /F 4 0 R >> >>" })] }),
    ],
  ])("%s is an attachment", async (_, bytes) => {
    expect(await uploads.problem(bytes)).toBe("pdf_has_attachments");
  });

  it("a file that a library attached", async () => {
    const document = await PDFDocument.create();
    document.addPage();
    await document.attach(Buffer.from("MZ"), "deck.exe", { mimeType: "application/octet-stream" });
    for (const useObjectStreams of [true, false]) {
      expect(await uploads.problem(await document.save({ useObjectStreams }))).toBe(
        "pdf_has_attachments",
      );
    }
  });

  it("a script that a library added", async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.addJavaScript("main", "app.alert(1)");
    for (const useObjectStreams of [true, false]) {
      expect(await uploads.problem(await document.save({ useObjectStreams }))).toBe(
        "pdf_has_scripts",
      );
    }
  });

  function hexOf(text: string): string {
    const packed = flate("", text);
    return typeof packed === "string" ? "" : `${Buffer.from(packed.data).toString("hex")}>`;
  }
});
