import { afterAll, beforeAll, vi } from "vitest";
import { PITCH_DECK_MAX_PAGES } from "../../../../contracts/files.ts";
import { startUploads } from "../../../files/pdf/test-uploads.ts";
import type { ProcessLimits } from "../../../files/run-bounded.ts";
import type { DeckReading } from "./deck.ts";
import { readDeck } from "./read-deck.ts";
import { readDeckFile } from "./read-file.ts";

/**
 * Lets the tests of the calling file read files as uploaded decks are read. With limits, each is read
 * in a bounded process, as in the product; without, in the test's own: the same code, but faster.
 */
export function deckReading(): (bytes: Uint8Array, limits?: ProcessLimits) => Promise<DeckReading> {
  vi.setConfig({ testTimeout: 60_000 });
  let uploads: Awaited<ReturnType<typeof startUploads>>;
  beforeAll(async () => {
    uploads = await startUploads();
  });
  afterAll(() => uploads.stop());
  const readHere = (file: string) => readDeckFile(file, PITCH_DECK_MAX_PAGES);
  return async (bytes, limits) => {
    const file = await uploads.store(bytes);
    return limits ? readDeck(file, limits) : readDeck(file, {}, readHere);
  };
}
