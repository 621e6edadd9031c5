import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { drawDeck } from "../../eval/draw-deck.ts";
import { readDeck } from "./decks/read/read-deck.ts";
import { reviewFiles } from "./review-files.ts";
import { rulesEngine } from "./rules-engine.ts";

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let deck: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "benih files "));
  deck = path.join(folder, "deck.pdf");
  const pages = [
    { title: "Sawah", lines: ["Sawah helps rice farmers sell together and earn a fifth more."] },
    { title: "Market", lines: ["TAM: $2M", "SAM: $5M"] },
    { title: "Competition", lines: ["We have no competitors."] },
  ];
  await writeFile(deck, drawDeck(pages, "en"));
});
afterAll(() => rm(folder, { recursive: true }));

it("asks the engine about two decks at once at most", async () => {
  const rules = rulesEngine();
  let open = 0;
  let most = 0;
  const files = ["a", "b", "c", "d"].map((name) => ({ name, path: deck }));
  const answers = await reviewFiles(files, "2026-11-01", {
    ...rules,
    async reviewDeck(...asked) {
      open += 1;
      most = Math.max(most, open);
      // Files are read in the order in which they come: once this one is read, all others are.
      await readDeck(deck);
      open -= 1;
      return rules.reviewDeck(...asked);
    },
  });
  expect(Object.keys(answers)).toEqual(["a", "b", "c", "d"]);
  expect(most).toBe(2);
});
