import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { onePage } from "../../files/pdf/test-handmade-pdf.ts";
import { readStoredDeck } from "./read-stored-deck.ts";

it("is not read once nobody waits for it, and leaves nothing on the disk", async () => {
  const leaving = new AbortController();
  let folder = "";
  const storage = {
    async fetch({ file }: { file: string }) {
      folder = path.dirname(file);
      await writeFile(file, onePage());
    },
  };
  const reading = readStoredDeck(
    storage,
    { kind: "pitch_deck", path: "deck.pdf" },
    {
      signal: leaving.signal,
      onFetched: async () => leaving.abort(new Error("The run is over")),
    },
  );
  await expect(reading).rejects.toThrow("The run is over");
  expect(existsSync(folder)).toBe(false);
});
