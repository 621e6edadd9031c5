import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Headline } from "./headline.tsx";

const drawn = (text: string) => renderToStaticMarkup(<Headline text={text} />);

test.each([
  ["Garudata 获 280万美元 Pre-A 轮融资，替没人照看的银行值夜", ["Pre-A 轮融资"]],
  ["Pasarjaring 获 1350万美元 A 轮融资", ["A 轮融资"]],
  ["吉隆坡 48 小时：31 款游戏", ["48 小", "31 款"]],
  ["The last mile of e-commerce", ["e-commerce"]],
  ["Pasarjaring raises US$13.5 million in 6 rounds", ["13.5 million", "6 rounds"]],
  ["Pasarjaring gọi 13,5 triệu USD", ["13,5 triệu USD"]],
  ["Peranakan Play gọi 710.000 USD", ["710.000 USD"]],
  ["Tuần này: 5 thương vụ được công bố", ["5 thương vụ", "công bố"]],
  ["Pasarjaring meraih 13,5 juta dolar AS", ["13,5 juta"]],
  ["Model kecil untuk dialek-dialek kita", ["dialek-dialek"]],
  ["Cheques of US$7.9M–US$25M", ["7.9M–US$25M"]],
  ["The week (November 16 – 22, 2026)", ["November 16 – 22,"]],
  ["Pekan ini (16–22 November 2026)", ["16–22 November"]],
  ["48 ชั่วโมง 31 เกม กับคุณยายสี่สิบคน", ["48 ชั่วโมง", "31 เกม", "กับคุณยายสี่สิบคน"]],
  ["Krua Cloud ระดมทุน 6.1 แสนดอลลาร์", ["ระดมทุน", "6.1 แสนดอลลาร์"]],
  ["ใบกำกับภาษีของร้านโชห่วย", ["ใบกำกับภาษี", "ของร้านโชห่วย"]],
])("a short word, and a number with what it counts, stay on one line: %s", (text, whole) => {
  const html = drawn(text);
  const kept = [...html.matchAll(/<span class="whitespace-nowrap">([^<]*)</g)];
  expect(kept.map((match) => match[1])).toEqual(whole);
  expect(html.replace(/<[^>]*>/g, "")).toBe(text);
});

test("a Chinese title shows markup as text", () => {
  expect(drawn("<b>融资</b> & 报告")).not.toContain("<b>");
});
