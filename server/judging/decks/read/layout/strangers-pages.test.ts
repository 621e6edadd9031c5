import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readPages } from "../read-pages.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../../../eval/realistic");

/** The blocks of one kind on a page of a deck by somebody else. */
async function blocksOn(deck: string, page: number, role: string): Promise<string[][][]> {
  const file = path.join(FOLDER, deck.slice(0, 2), `${deck}.pdf`);
  const reading = await readPages(new Uint8Array(readFileSync(file)), 120);
  if (reading.state !== "read") throw new Error(`${deck} is not read.`);
  const found = reading.deck.pages[page - 1]?.blocks ?? [];
  return found.filter((block) => block.role === role).map(({ rows }) => rows);
}

it("each slice of a pie has the name of its colour", async () => {
  const [pie] = await blocksOn("w2-04", 13, "chart");
  expect(pie).toEqual([
    ["Team and office", "10"],
    ["Technology", "20"],
    ["Marketing and incentives", "45"],
    ["City expansion", "30"],
  ]);
});

it("each column of a chart has its name below it, and the ticks of the axis are no values", async () => {
  expect(await blocksOn("w1-05", 5, "chart")).toEqual([
    [
      ["พ.ค.", "1.1"],
      ["มิ.ย.", "2.9"],
      ["ก.ค.", "5.2"],
      ["ส.ค.", "7.8"],
      ["ก.ย.", "10.3"],
      ["ต.ค.", "12.4"],
    ],
  ]);
});

it("columns side by side have the names of their series", async () => {
  const [chart] = await blocksOn("w3-02", 6, "chart");
  expect(chart?.slice(0, 3)).toEqual([
    ["", "Contracted", "Live"],
    ["Q1 25", "5", "4"],
    ["Q2 25", "7", "5"],
  ]);
});

it("two tables side by side are two, and wrapped cells are whole", async () => {
  const [market, pool] = await blocksOn("w1-01", 5, "table");
  expect(market?.at(4)).toEqual(["Colleges, universities", "2.1", "72,000", "151.2"]);
  expect(market?.at(-1)).toEqual(["Total", "4.7", "", "252.6"]);
  expect(pool?.at(-1)).toEqual(["Revenue pool", "993", "1,373", "2,366"]);
});

it("text that runs beside a table is no part of it", async () => {
  const [table] = await blocksOn("w2-08", 6, "table");
  expect(table).toHaveLength(7);
  expect(table?.every((row) => row.length === 2)).toBe(true);
  const [, , ...text] = (await blocksOn("w2-08", 6, "text")).flat(2);
  expect(text[0]).toBe("Untung dibagi tiga: investor 50%, pembudidaya 30%, KolamKita 20%.");
});

it("names of columns in several lines belong to their table", async () => {
  const [grid] = await blocksOn("w2-09", 9, "table");
  expect(grid?.[0]).toEqual([
    "",
    "Nói Hay",
    "Trung tâm luyện thi",
    "Gia sư",
    "Ứng dụng tiếng Anh nước ngoài",
    "Chatbot AI miễn phí",
  ]);
  expect(grid?.at(-1)).toEqual([
    "Điểm mạnh của họ",
    "",
    "Uy tín",
    "Kèm sát",
    "Trò chơi hóa",
    "Miễn phí",
  ]);
});

it("coloured panels are cards, whatever is beside them", async () => {
  expect(await blocksOn("w1-06", 9, "card")).toEqual([
    [["RM 6,549"], ["获得一家新店的成本"]],
    [["10.2个月"], ["回本"]],
  ]);
});

it("people side by side are read one after another", async () => {
  const told = (await blocksOn("w1-01", 12, "text")).flat(2);
  const at = (name: string) => told.indexOf(name);
  expect(told.slice(at("Luz Abella-Reyes"), at("LA") + 3)).toContain("Head of schools");
  expect(at("Ramon Dacanay")).toBeLessThan(at("Luz Abella-Reyes"));
});

it("what comes again on every page is furniture, the number of the page is its number", async () => {
  expect(await blocksOn("w1-06", 3, "furniture")).toContainEqual([["味"]]);
  expect(await blocksOn("w2-08", 9, "pageNumber")).toEqual([[["9"]]]);
});
