import { describe, expect, it } from "vitest";
import { PDF_MAX_BYTES } from "../../../../contracts/files.ts";
import type { DeckProblem } from "../../../../contracts/review-terms.ts";
import { flate, handmade, onePage } from "../../../files/pdf/test-handmade-pdf.ts";
import { ALGORITHMS, restricted } from "../../../files/pdf/test-restricted.ts";
import type { ProcessLimits } from "../../../files/run-bounded.ts";
import { drawn, FILLER, FONT } from "./test-page.ts";
import { deckReading } from "./test-reading.ts";

const reading = deckReading();

describe("each file that cannot be reviewed has its answer:", () => {
  const refused = async (bytes: Uint8Array, limits?: ProcessLimits) => {
    const found = await reading(bytes, limits);
    return found.state === "refused" ? found.problem : "none";
  };
  const picture = flate(
    "/Type /XObject /Subtype /Image /Width 900 /Height 500 /BitsPerComponent 8 /ColorSpace /DeviceGray",
    Buffer.alloc(450_000, 127),
  );

  it("encrypted, unless it opens without a password", async () => {
    const locked = await restricted(drawn(""), { userPassword: "user" });
    expect(await refused(locked)).toBe("deck_encrypted");
    for (const algorithm of ALGORITHMS) {
      const found = await reading(await restricted(drawn(""), { algorithm }));
      expect(found).toEqual(await reading(drawn("")));
    }
  });

  it("pages that are pictures", async () => {
    const bytes = onePage({
      page: "/Resources << /XObject << /P 5 0 R >> >>",
      content: "q 960 0 0 540 0 0 cm /P Do Q",
      more: [picture],
    });
    expect(await refused(bytes)).toBe("deck_without_text");
  });

  it("nothing on any page, no bytes at all", async () => {
    expect(await refused(onePage())).toBe("deck_empty");
    expect(await refused(new Uint8Array())).toBe("deck_empty");
  });

  it("120 pages are read, 121 are not", async () => {
    const pages = (count: number) =>
      handmade({
        objects: [
          "<< /Type /Catalog /Pages 2 0 R >>",
          `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, at) => `${at + 5} 0 R`).join(" ")}] /Count ${count} >>`,
          FONT.more[0] ?? "",
          { dict: "", data: `BT /F 18 Tf 60 300 Td ${FILLER} ET` },
          ...Array.from(
            { length: count },
            () =>
              "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] /Contents 4 0 R /Resources << /Font << /F 3 0 R >> >> >>",
          ),
        ],
      });
    const most = await reading(pages(120));
    expect(most.state === "read" && most.deck.pages).toHaveLength(120);
    expect(await refused(pages(121))).toBe("deck_too_long");
  });

  it.each<[string, DeckProblem, Uint8Array]>([
    [
      "a script",
      "deck_active",
      onePage({ catalog: "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>" }),
    ],
    [
      "an attachment",
      "deck_active",
      onePage({
        catalog: "/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>",
        more: [
          "<< /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>",
          { dict: "/Type /EmbeddedFile", data: "MZ" },
        ],
      }),
    ],
    [
      "a bomb",
      "deck_too_complex",
      onePage({ content: flate("", Buffer.alloc(600_000_000 / 2), 2) }),
    ],
    ["no PDF", "deck_unreadable", Buffer.from("<html>deck</html>")],
    ["half of a file", "deck_unreadable", drawn("").subarray(0, 400)],
    ["51 MB", "deck_too_large", Buffer.alloc(PDF_MAX_BYTES + 1, "%PDF-1.7\n")],
  ])("%s", async (_, problem, bytes) => {
    expect(await refused(bytes)).toBe(problem);
  });

  it("one that takes too long, or too much, is killed", async () => {
    const endless = onePage({
      ...FONT,
      content: { dict: "", data: "BT /F 18 Tf (a few words) Tj ET ".repeat(1_000_000) },
    });
    const began = performance.now();
    expect(await refused(endless, { timeoutMs: 2500 })).toBe("deck_too_complex");
    expect(performance.now() - began).toBeLessThan(10_000);
    // Enough for an ordinary deck, but not for this one.
    expect(await refused(drawn(""), { memoryMb: 200 })).toBe("none");
    expect(await refused(endless, { memoryMb: 200 })).toBe("deck_too_complex");
  });
});

it("forty large pictures are never decoded", async () => {
  const side = 6000;
  const image = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceRGB`;
  const packed = flate(image, Buffer.alloc(side * side * 3));
  const bytes = onePage({
    page: "/Resources << /Font << /F 5 0 R >> /XObject << /P 6 0 R >> >>",
    more: [...FONT.more, packed],
    content: `${"q 960 0 0 540 0 0 cm /P Do Q ".repeat(40)} BT /F 18 Tf 1 g 60 300 Td ${FILLER} ET`,
  });
  const found = await reading(bytes, { memoryMb: 200 });
  expect(found).toMatchObject({ state: "read", deck: { pages: [{ images: 40 }] } });
});
