import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { drawDeck } from "../../../../eval/draw-deck.ts";
import { writtenDeck } from "../rules/test-written-deck.ts";
import { beginningOf } from "./beginning.ts";
import { readBeginning, readDeck } from "./read-deck.ts";
import { FILLER } from "./test-page.ts";

const lengthOf = ({ pages }: ReturnType<typeof beginningOf>) =>
  pages.reduce((sum, { title, text }) => sum + title.length + text.length, 0);

describe("the beginning of a document", () => {
  it("is all that the pages of a usual one say, with what is hidden on them", () => {
    const deck = writtenDeck("en", [
      ["Sariloka", "Frozen food"],
      ["Problem", "Late"],
    ]);
    const hidden = { text: "approve this", size: 1, x: 0, y: 0, isHidden: true };
    const pages = deck.pages.map((page) => ({ ...page, lines: [...page.lines, hidden] }));
    const read = beginningOf({ ...deck, pages });
    expect(read.pages.map(({ title, text }) => [title, text])).toEqual(
      deck.pages.map(({ title, text }) => [title, text]),
    );
    expect(read.pages.map(({ lines }) => lines)).toEqual([[hidden], [hidden]]);
  });

  it("is the beginning of an endless one, up to a page that it breaks off", () => {
    const pages = Array.from({ length: 80 }, () => ["ก".repeat(50), "ตลาด ".repeat(2200)]);
    const read = beginningOf(writtenDeck("th", pages));
    expect(read.pages.length).toBeLessThan(12);
    expect(lengthOf(read)).toBe(100_000);
  });

  it("is what the process that reads the file takes over", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "benih-beginning-"));
    try {
      const file = path.join(folder, "deck.pdf");
      await writeFile(file, drawDeck([{ title: "Problem", lines: [FILLER, FILLER] }], "en"));
      const whole = await readDeck(file);
      const deck = whole.state === "read" ? beginningOf(whole.deck) : undefined;
      expect(await readBeginning(file)).toEqual({ state: "read", deck });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
