import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
import { drawDeck } from "../../../../eval/draw-deck.ts";
import type { Deck } from "./deck.ts";
import { FILLER } from "./test-page.ts";
import { deckReading } from "./test-reading.ts";

const reading = deckReading();

async function deckIn(bytes: Uint8Array): Promise<Deck> {
  const found = await reading(bytes);
  if (found.state === "refused") throw new Error(`Refused: ${found.problem}`);
  return found.deck;
}

it("a bounded process says what is read here", async () => {
  const bytes = drawDeck([{ title: "Problem", lines: [FILLER, FILLER] }], "en");
  expect(await reading(bytes, {})).toEqual(await reading(bytes));
});

describe("the text of a deck in", () => {
  it.each<[Language, string, string[]]>([
    [
      "en",
      "Why we win",
      ["Efficient offices fill first: affluent staff, 12% off.", "Second point stands here."],
    ],
    [
      "id",
      "Masalah petani",
      [
        "Petani membayar pupuk 24% di atas harga pabrik.",
        "Kiriman terlambat 16 hari dan panen turun.",
      ],
    ],
    [
      "vi",
      "Vấn đề của nông hộ",
      ["Nông hộ bán qua ba tầng thương lái và mất 14% giá.", "Nhà rang không biết hạt từ đâu."],
    ],
    [
      "th",
      "ปัญหาของโรงแรม",
      ["โรงแรมจ่ายค่าขนขยะเดือนละ 28,000 บาท ทั้งที่ 46% ขายได้", "พนักงานไม่รู้ว่าแยกแล้วได้อะไร"],
    ],
    [
      "zh",
      "养殖户的痛点",
      ["一次疫病让养鸭户平均损失4.2万元。", "兽医平均三天后才能到场，死亡率为9%。"],
    ],
  ])("%s", async (language, title, lines) => {
    const deck = await deckIn(drawDeck([{ title, lines: [...lines, ...lines] }], language));
    expect(deck.language).toBe(language);
    expect(deck.pages).toHaveLength(1);
    expect(deck.pages[0]?.title).toBe(title);
    expect(deck.pages[0]?.text).toBe([title, ...lines, ...lines].join("\n"));
    expect(deck.pages[0]?.words).toBeGreaterThan(10);
  });

  it("wrapped lines are one statement, bullets are not", async () => {
    const long =
      "Every truck that drives back empty costs its owner fuel, a driver and a day, which is why four in ten companies lose money on the way back home.";
    const deck = await deckIn(
      drawDeck([{ title: "Problem", lines: [long, "• First", "• Second"] }], "en"),
    );
    expect(deck.pages[0]?.text).toBe(`Problem\n${long}\n• First\n• Second`);
  });
});

describe("the order of reading", () => {
  async function placed(
    texts: [text: string, x: number, y: number, size?: number][],
  ): Promise<string[]> {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([960, 540]);
    for (const [text, x, y, size = 16] of texts) page.drawText(text, { x, y, size, font });
    const deck = await deckIn(await document.save());
    return (deck.pages[0]?.text ?? "").split("\n");
  }

  it("columns one after the other, whatever the order they are drawn in", async () => {
    const lines = ["left one about rice", "left two about farms", "left three about rain"];
    const right = ["right one on trucks", "right two on roads", "right three on ports"];
    const rows = lines.flatMap((text, at): [string, number, number][] => [
      [right[at] ?? "", 520, 380 - at * 60],
      [text, 60, 380 - at * 60],
    ]);
    expect(await placed([...rows, ["Our two sides", 60, 470, 32]])).toEqual([
      "Our two sides",
      ...lines,
      ...right,
    ]);
  });

  it("a table row by row", async () => {
    const rows: [string, number, number][] = [
      ["Shops in Cebu", 60, 380],
      ["1,200", 520, 380],
      ["Shops in Davao", 60, 340],
      ["900", 520, 340],
      ["Shops in Iloilo", 60, 300],
      ["410", 520, 300],
    ];
    expect(
      await placed([
        ["Where we are by the end of the year", 60, 470, 32],
        ...rows,
        ["and nowhere else as of today", 60, 100],
      ]),
    ).toEqual([
      "Where we are by the end of the year",
      "Shops in Cebu 1,200",
      "Shops in Davao 900",
      "Shops in Iloilo 410",
      "and nowhere else as of today",
    ]);
  });
});
