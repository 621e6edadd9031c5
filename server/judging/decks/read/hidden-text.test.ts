import { describe, expect, it } from "vitest";
import { type Body, handmade, onePage } from "../../../files/pdf/test-handmade-pdf.ts";
import type { DeckPage } from "./deck.ts";
import { drawn, FILLER, FONT } from "./test-page.ts";
import { deckReading } from "./test-reading.ts";

const reading = deckReading();

async function pageIn(bytes: Uint8Array): Promise<DeckPage> {
  const found = await reading(bytes);
  const page = found.state === "read" ? found.deck.pages[0] : undefined;
  if (!page) throw new Error("Refused");
  return page;
}

/** Graphics states, a gradient, forms and pictures, each named by a letter. */
const RESOURCES = `/Font << /F 5 0 R >> /Shading << /S 6 0 R >> /XObject << /X 7 0 R /P 8 0 R /Q 9 0 R /M 10 0 R >> /Pattern << /T 11 0 R >>
  /ExtGState << /A0 << /ca 0 >> /A5 << /ca 0.5 >> /A8 << /ca 0.8 >> /A9 << /ca 0.9 >> /AA << /ca 0.95 >> /B << /BM /Multiply >>
  /K << /SMask << /S /Luminosity /G 10 0 R >> >> >>`;
const FORM =
  "/Type /XObject /Subtype /Form /BBox [0 0 960 540] /Resources << /Font << /F 5 0 R >> >>";
const PICTURE =
  "/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray";
const SECRET = "60 200 Td (Secret words) Tj";
const PLAIN = "60 200 Td (Plain to see) Tj";

function equipped(content: string): Uint8Array {
  const more: Body[] = [
    ...FONT.more,
    "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 10 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >>",
    {
      dict: `${FORM} /Group << /S /Transparency >>`,
      data: `0 g 0 150 960 100 re f BT /F 18 Tf 1 g ${PLAIN} ET`,
    },
    { dict: PICTURE, data: "0" },
    { dict: `${PICTURE} /SMask 8 0 R`, data: "0" },
    {
      dict: `${FORM} /Group << /S /Transparency /CS /DeviceGray >>`,
      data: `1 g 0 0 960 540 re f BT /F 18 Tf 0 g 60 200 Td (Stencil words) Tj ET`,
    },
    {
      dict: "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 20 20] /XStep 20 /YStep 20 /Resources << >>",
      data: "1 g 0 0 4 20 re f",
    },
  ];
  return onePage({
    page: `/Resources << ${RESOURCES} >>`,
    more,
    content: `BT /F 18 Tf 60 300 Td ${FILLER} ET ${content}`,
  });
}

describe("hidden text is marked and is no text of the page:", () => {
  it.each([
    ["white on white", `BT /F 18 Tf 1 g ${SECRET} ET`],
    ["nearly white", `BT /F 18 Tf 0.96 g ${SECRET} ET`],
    ["black on black", `0 g 0 150 960 100 re f BT /F 18 Tf ${SECRET} ET`],
    ["tiny", `BT /F 1 Tf ${SECRET} ET`],
    ["made tiny by a matrix", "q 0.01 0 0 0.01 60 200 cm BT /F 18 Tf (Secret words) Tj ET Q"],
    ["without width", `BT /F 18 Tf 0 Tz ${SECRET} ET`],
    ["hardly any width", "q 0.001 0 0 1 60 200 cm BT /F 18 Tf (Secret words) Tj ET Q"],
    ["sheared to a line", "q 1 0 1 0.001 60 200 cm BT /F 18 Tf (Secret words) Tj ET Q"],
    ["outside the page", "BT /F 18 Tf 60 900 Td (Secret words) Tj ET"],
    ["left of the page", "BT /F 18 Tf -900 200 Td (Secret words) Tj ET"],
    ["invisible", `BT /F 18 Tf 3 Tr ${SECRET} ET`],
    ["only a clip", `q BT /F 18 Tf 7 Tr ${SECRET} ET Q`],
    [
      "right behind visible words",
      "BT /F 18 Tf 0 g 60 200 Td (Visible) Tj 1 g (Secret words) Tj ET",
    ],
    ["outlined in white", `BT /F 18 Tf 1 Tr 1 G ${SECRET} ET`],
    ["filled and outlined in white", `BT /F 18 Tf 2 Tr 1 G 1 g ${SECRET} ET`],
    ["white, and a clip, too", `q BT /F 18 Tf 4 Tr 1 g ${SECRET} ET Q`],
    ["transparent", `/A0 gs BT /F 18 Tf ${SECRET} ET`],
    ["clipped away", `q 0 0 1 1 re W n BT /F 18 Tf 0 g ${SECRET} ET Q`],
    [
      "clipped away but for the words before",
      "q 0 190 140 40 re W n BT /F 18 Tf 60 200 Td (Visible         Secret words) Tj ET Q",
    ],
    [
      "clipped by an outline",
      `q 500 400 m 600 400 l 550 500 l h W n BT /F 18 Tf 0 g ${SECRET} ET Q`,
    ],
    [
      "clipped by other words",
      `q BT /F 18 Tf 4 Tr 800 20 Td (x) Tj ET BT 0 Tr /F 18 Tf ${SECRET} ET Q`,
    ],
    ["covered by a white box", `BT /F 18 Tf 0 g ${SECRET} ET 1 g 0 150 960 100 re f`],
    [
      "covered by two white boxes",
      `BT /F 18 Tf 0 g ${SECRET} ET 1 g 0 150 100 100 re 100 150 800 100 re f`,
    ],
    ["covered by a thick line", `BT /F 18 Tf 0 g ${SECRET} ET 100 w 1 G 0 200 m 960 200 l S`],
    ["covered by a picture", `BT /F 18 Tf 0 g ${SECRET} ET q 960 0 0 150 0 100 cm /P Do Q`],
    [
      "covered by a picture three times",
      `BT /F 18 Tf 0 g ${SECRET} ET ${"q 960 0 0 150 0 100 cm /P Do Q ".repeat(3)}`,
    ],
    [
      "covered by what is nearly opaque",
      `BT /F 18 Tf 0 g ${SECRET} ET /AA gs 1 g 0 150 960 100 re f`,
    ],
    [
      "covered through a clip",
      `BT /F 18 Tf 0 g ${SECRET} ET q 0 150 m 960 150 l 960 250 l 480 260 l 0 250 l h W n 1 g 0 0 960 540 re f Q`,
    ],
    [
      "white on a white box with a round corner",
      `1 g 50 190 m 50 230 l 50 233 52 235 55 235 c 400 235 l 405 190 l f BT /F 18 Tf ${SECRET} ET`,
    ],
    [
      "white on white, beside a small gradient",
      `q 900 500 10 10 re W n /S sh Q BT /F 18 Tf 1 g ${SECRET} ET`,
    ],
    [
      "white on white, beside a picture drawn three times",
      `${"q 100 0 0 50 0 0 cm /P Do Q ".repeat(3)} BT /F 18 Tf 1 g ${SECRET} ET`,
    ],
    [
      "white after three hundred states with black",
      `1 g q 0 g ${"q ".repeat(300)} ${"Q ".repeat(301)} BT /F 18 Tf ${SECRET} ET`,
    ],
    [
      "black on what many shapes before make black",
      `${"1 g 0 0 5 5 re f ".repeat(4000)} 0 g 0 150 960 100 re f BT /F 18 Tf ${SECRET} ET`,
    ],
  ])("%s", async (_, content) => {
    const page = await pageIn(equipped(content));
    expect(page.text).not.toContain("Secret");
    expect(page.lines.filter(({ isHidden }) => isHidden).map(({ text }) => text)).toEqual([
      "Secret words",
    ]);
  });

  it("in a layer that is switched off, as what is drawn there hides nothing", async () => {
    const bytes = handmade({
      objects: [
        "<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >> >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /Properties << /L 6 0 R >> >> >>",
        {
          dict: "",
          data: `BT /F 18 Tf 60 300 Td ${FILLER} ET /OC /L BDC BT /F 18 Tf ${SECRET} ET 1 g 0 0 960 540 re f EMC`,
        },
        FONT.more[0] ?? "",
        "<< /Type /OCG /Name (Layer) >>",
      ],
    });
    const { text } = await pageIn(bytes);
    expect(text).toContain("Our farmers");
    expect(text).not.toContain("Secret");
  });

  it("in a stencil that nothing is painted through", async () => {
    expect((await pageIn(equipped("q /K gs Q"))).text).not.toContain("Stencil");
  });
});

const DARK = "0 g 0 150 960 100 re f";
const WHITE_WORDS = `BT /F 18 Tf 1 g ${PLAIN} ET`;
const DARK_WORDS = `BT /F 18 Tf 0 g ${PLAIN} ET`;

describe("what can be seen is read:", () => {
  it.each([
    ["white on a dark box", `${DARK} ${WHITE_WORDS}`],
    ["dark on white", `BT /F 18 Tf 0.3 g ${PLAIN} ET`],
    ["white on a picture", `q 960 0 0 250 0 0 cm /P Do Q ${WHITE_WORDS}`],
    ["white on a picture with a mask", `q 960 0 0 540 0 0 cm /Q Do Q ${WHITE_WORDS}`],
    [
      "white on a picture drawn three times",
      `${"q 960 0 0 250 0 0 cm /P Do Q ".repeat(3)} ${WHITE_WORDS}`,
    ],
    ["small print", `BT /F 7 Tf ${PLAIN} ET`],
    ["outlined", `BT /F 18 Tf 1 Tr 1 g ${PLAIN} ET`],
    ["upside down in size and matrix", `BT /F -18 Tf -1 0 0 -1 60 200 Tm (Plain to see) Tj ET`],
    ["white on a box that is dark to nine tenths", `q /A9 gs ${DARK} Q ${WHITE_WORDS}`],
    [
      "white on a box that is blue to eight tenths",
      `q /A8 gs 0.1 0.2 0.5 rg 0 150 960 100 re f Q ${WHITE_WORDS}`,
    ],
    ["white on a thick dark line", `100 w 0 G 0 200 m 960 200 l S ${WHITE_WORDS}`],
    [
      "white on a dark box with an outline, closed",
      `0 g 0 G 0 150 m 0 250 l 960 250 l 960 150 l b ${WHITE_WORDS}`,
    ],
    ["white on dark in a group seen to nine tenths", "q /A9 gs /X Do Q"],
    ["white on dark in a group seen to a half", "q /A5 gs /X Do Q"],
    ["dark below a thin white wash", `${DARK} q /A5 gs 1 g 0 150 960 100 re f Q ${DARK_WORDS}`],
    [
      "dark beside a panel that is clipped",
      `q 0 0 50 540 re W n 0 g 0 0 960 540 re f Q ${DARK_WORDS}`,
    ],
    [
      "dark beside a dark triangle in the same box",
      `0 g 960 100 m 960 290 l 0 290 l 960 100 l f ${DARK_WORDS}`,
    ],
    [
      "dark beside a dark box that is turned",
      `q 0.7 0.7 -0.7 0.7 200 60 cm 0 g 0 0 200 200 re f Q BT /F 18 Tf 62 70 Td (Plain to see) Tj ET`,
    ],
    [
      "white on dark that came after many shapes",
      `${"1 g 0 0 5 5 re f ".repeat(4000)} ${DARK} ${WHITE_WORDS}`,
    ],
    ["white on what a blend mode makes dark", `q /B gs ${DARK} Q ${WHITE_WORDS}`],
    ["white on a gradient", `/S sh ${WHITE_WORDS}`],
    ["before a wash", `${DARK_WORDS} q /A5 gs 1 g 0 150 960 100 re f Q`],
    ["before a picture with a mask", `${DARK_WORDS} q 960 0 0 540 0 0 cm /Q Do Q`],
    ["before what is blended in", `${DARK_WORDS} q /B gs 1 g 0 150 960 100 re f Q`],
    ["before what a stencil lets through", `${DARK_WORDS} q /K gs 1 g 0 150 960 100 re f Q`],
    ["before a pattern with gaps", `${DARK_WORDS} /Pattern cs /T scn 0 150 960 100 re f`],
    ["white on a pattern", `/Pattern cs /T scn 0 150 960 100 re f ${WHITE_WORDS}`],
    [
      "upright, along the page's side",
      "0 g 80 90 40 200 re f BT /F 18 Tf 1 g 0 1 -1 0 105 100 Tm (Plain to see) Tj ET",
    ],
    [
      "dark after three hundred states with white",
      `0 g q 1 g ${"q ".repeat(300)} ${"Q ".repeat(301)} BT /F 18 Tf ${PLAIN} ET`,
    ],
    ["struck through", `${DARK_WORDS} 1 w 0 G 50 206 m 300 206 l S`],
    ["partly under a picture", `${DARK_WORDS} q 20 0 0 50 80 190 cm /P Do Q`],
    ["partly beyond a clip", `q 0 0 960 206 re W n ${DARK_WORDS} Q`],
    [
      "a clip that a picture shines through",
      `q BT /F 18 Tf 7 Tr ${PLAIN} ET 960 0 0 540 0 0 cm /P Do Q`,
    ],
  ])("%s", async (_, content) => {
    const page = await pageIn(equipped(content));
    expect(page.text).toContain("Plain to see");
  });

  it("a stencil that something is painted through", async () => {
    const { text } = await pageIn(equipped("q /K gs 0 g 0 0 960 540 re f Q"));
    expect(text).toContain("Stencil");
  });
});

it("states within states without end are too much", async () => {
  const endless = drawn("q ".repeat(6000));
  expect(await reading(endless)).toEqual({ state: "refused", problem: "deck_too_complex" });
});

it("thousands of words among thousands of shapes are read in a bounded process", async () => {
  const shapes = "0.9 g 60 190 800 30 re f ".repeat(2000);
  const words = "BT /F 6 Tf 0 g 60 200 Td (Seven words that are plain to see) Tj ET ".repeat(5000);
  expect(await reading(drawn(shapes + words + shapes), {})).toMatchObject({ state: "read" });
});

it("a page that is painted over and over is too much", async () => {
  const endless = drawn("0 0 960 540 re f ".repeat(5000));
  expect(await reading(endless, {})).toEqual({ state: "refused", problem: "deck_too_complex" });
});
