import { afterAll, beforeAll, vi } from "vitest";
import { startUploads } from "../../../files/pdf/uploads.ts";
import { type DeckReading, readDeck } from "./read-deck.ts";

/** Lets the tests of the calling file have files read as uploaded decks are. */
export function deckReading(): (
  bytes: Uint8Array,
  limits?: Parameters<typeof readDeck>[1],
) => Promise<DeckReading> {
  // Each reading starts a process, and others may want the machine too.
  vi.setConfig({ testTimeout: 60_000 });
  let uploads: Awaited<ReturnType<typeof startUploads>>;
  beforeAll(async () => {
    uploads = await startUploads();
  });
  afterAll(() => uploads.stop());
  return async (bytes, limits) => readDeck(await uploads.store(bytes), limits);
}
