import { expect, test } from "vitest";
import type { Language } from "../../../contracts/languages.ts";
import type { KnownName } from "./feed-item.ts";
import { nameIndex } from "./name-index.ts";
import { readItem } from "./read-item.ts";
import { INDEX, itemOf } from "./test-items.ts";

const named = (language: Language, text: string) =>
  readItem(itemOf(language, "", text), INDEX).entities.toSorted();

test.each<[Language, string, string[]]>([
  ["en", "The payments company Mango opened an office.", ["mango"]],
  ["en", "Mango prices fell, and mango farmers lost money.", []],
  ["en", "Shares in Mango Logistics fell.", []],
  ["en", "It was bought by Harbour Ventures last year.", ["harbour"]],
  ["en", "He lives in Victoria Harbour, near the sea.", []],
  ["en", "PT TokoBaru Nusantara Tbk and Lotus Care Pte Ltd signed.", ["lotuscare", "tokobaru"]],
  ["en", "Drop anchor. Anchor the boat well.", []],
  ["en", "Anchor, a maritime software company, won an order.", ["anchor"]],
  ["id", "Startup Mango membuka kantor di Surabaya.", ["mango"]],
  ["id", "PT TokoBaru Nusantara membuka gudang.", ["tokobaru"]],
  ["vi", "Công ty Xanh vừa mở văn phòng.", ["xanh"]],
  ["vi", "Năng lượng xanh là xu hướng. Xanh và sạch là mục tiêu.", []],
  ["vi", "Vườn Rau Xanh mở cửa lại.", []],
  ["th", "บริษัท สกายฟาร์ม จำกัด เปิดโรงเรือนใหม่", ["skyfarm"]],
  ["th", "เกษตรกรปลูกมะม่วงน้ำดอกไม้ในระยอง", []],
  ["th", "สตาร์ตอัป “มะม่วง” เปิดตัวแอปใหม่", ["mango"]],
  ["th", "แบมบู แคปปิตอล และ Harbour Ventures ร่วมงาน", ["bamboo", "harbour"]],
  ["zh", "新加坡公司莲护在河内设立办事处。", ["lotuscare"]],
  ["zh", "今年芒果丰收，芒果价格下跌。", []],
  ["zh", "支付公司芒果宣布进军泰国。", ["mango"]],
  ["zh", "支付公司Mango与竹资本签约。", ["bamboo", "mango"]],
])("finds in %s: %s", (language, text, ids) => {
  expect(named(language, text)).toEqual(ids);
});

test("two of one name are not told apart by guessing", () => {
  const twins: KnownName[] = ["a", "b"].map((id) => ({
    id,
    kind: "startup",
    names: ["Lumina"],
    website: `https://${id}.example`,
  }));
  const index = nameIndex(twins);
  const text = "The startup Lumina hired a founder.";
  expect(readItem(itemOf("en", "", text), index).entities).toEqual([]);
  const told = readItem(itemOf("en", "", `${text} See b.example for more.`), index);
  expect(told.entities).toEqual(["b"]);
  // An address must match as a whole: these belong to others.
  for (const other of ["web.example", "my-b.example", "b.examples"]) {
    const misled = readItem(itemOf("en", "", `${text} See ${other} for more.`), index);
    expect(misled.entities, other).toEqual([]);
  }
});

test("each of ten thousand names that begin alike is found by itself", () => {
  const names = Array.from({ length: 10_000 }, (_, at): KnownName => {
    const word = `Q${at.toString(36)}`;
    return { id: word, kind: "startup", names: [`${word} Labs`, `${word}实验室`], website: "" };
  });
  const index = nameIndex(names);
  expect(index.byId.size).toBe(10_000);
  expect(index.words.get("q5pc labs")?.map(({ id }) => id)).toEqual(["Q5pc"]);
});
