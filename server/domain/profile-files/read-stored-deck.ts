import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { FILE_RULES } from "../../../contracts/uploads.ts";
import type { DeckReading } from "../../judging/decks/read/deck.ts";
import type { PagePicture } from "../../judging/decks/read/page-pictures.ts";
import type { ProjectStorage } from "../../services/storage/project-storage.ts";
import type { FileRow } from "./read-file.ts";

type Reading = {
  signal: AbortSignal;
  onFetched?(): Promise<void>;
  /** Whether the pages are drawn as well. */
  draws?: boolean;
  /** Whether only its beginning is read. */
  isBeginning?: boolean;
};

/**
 * Reads a person's PDF from storage through a file on disk: nothing is held in memory here, and the
 * process that reads it sees only this file. Must be called in the person's turn
 * (server/files/places.ts).
 * @throws StorageUnavailable; the signal's reason.
 */
export async function readStoredDeck(
  storage: Pick<ProjectStorage, "fetch">,
  { kind, path: object }: Pick<FileRow, "kind" | "path">,
  { signal, onFetched, draws = false, isBeginning = false }: Reading,
): Promise<DeckReading & { pictures: PagePicture[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), "benih-deck-"));
  try {
    const file = path.join(folder, "deck.pdf");
    await storage.fetch({ bucket: FILE_RULES[kind].bucket, path: object, file, signal });
    await onFetched?.();
    // The code that reads decks is loaded with the first one.
    const { readBeginning, readDeck } = await import("../../judging/decks/read/read-deck.ts");
    const reading = await (isBeginning ? readBeginning : readDeck)(file, { signal });
    const pictures = draws && reading.state === "read" ? await draw(file, signal) : [];
    return { ...reading, pictures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function draw(file: string, signal: AbortSignal): Promise<PagePicture[]> {
  const { drawPages } = await import("../../judging/decks/read/page-pictures.ts");
  return drawPages(file, { signal });
}
