import { expect, it } from "vitest";
import { clausesIn, sentencesIn } from "./sentences.ts";

/** Each text with its sentences, and its clauses if they differ. */
const CASES: readonly [text: string, sentences: string[], clauses?: string[]][] = [
  ["We sell rice. It is late! Why?", ["We sell rice.", "It is late!", "Why?"]],
  [
    "Dr. Lim paid approx. $5 to Mr. Tan vs. Rp. 500",
    ["Dr. Lim paid approx. $5 to Mr. Tan vs. Rp. 500"],
  ],
  ["1. Open the app\n2. Pay", ["1. Open the app", "2. Pay"]],
  ["Sold by J. K. Lee. 12 shops", ["Sold by J. K. Lee.", "12 shops"]],
  ["v2. of node.js and so on", ["v2. of node.js and so on"]],
  ["我们卖米。农民赚钱！真的？是；对", ["我们卖米。", "农民赚钱！", "真的？", "是；", "对"]],
  [
    "Chúng tôi bán gạo. Nông dân có lãi. TS. Nguyễn",
    ["Chúng tôi bán gạo.", "Nông dân có lãi.", "TS. Nguyễn"],
  ],
  [
    "Kami menjual beras. Harga Rp. 5.000 di Jl. Sudirman",
    ["Kami menjual beras.", "Harga Rp. 5.000 di Jl. Sudirman"],
  ],
  [
    "เราขายข้าว เกษตรกรมีกำไร 12%\nดี",
    ["เราขายข้าว เกษตรกรมีกำไร 12%", "ดี"],
    ["เราขายข้าว", "เกษตรกรมีกำไร 12%", "ดี"],
  ],
  ["บจก. สยาม", ["บจก. สยาม"]],
  [" \n \n", []],
];

it.each(CASES)("%j", (text, sentences, clauses = sentences) => {
  expect(sentencesIn(text).map((piece) => piece.text)).toEqual(sentences);
  expect(clausesIn(text).map((piece) => piece.text)).toEqual(clauses);
  for (const { start, end, text: piece } of clausesIn(text))
    expect(text.slice(start, end)).toBe(piece);
});
