import { LRUCache } from "lru-cache";
import type pg from "pg";
import { type Line, takePlace } from "../../files/places.ts";
import { LONGEST_RUN_MS } from "../../files/run-bounded.ts";
import type { ProfileEvidence, ReadFile } from "../../judging/profiles/profile-evidence.ts";
import type { ProjectStorage } from "../../services/storage/project-storage.ts";
import type { WebsiteReading } from "../../services/website/read-website.ts";
import type { FileRow } from "../profile-files/read-file.ts";
import { readStoredDeck } from "../profile-files/read-stored-deck.ts";
import type { JudgedProfile } from "./read-profile.ts";

export type DocumentMeans = {
  pool: pg.Pool;
  storage: Pick<ProjectStorage, "fetch">;
  /** Documents that were read before. */
  kept?: KeptDocuments;
};

export type EvidenceMeans = DocumentMeans & {
  readWebsite(url: string): Promise<WebsiteReading>;
};

type Reading = {
  userId: string;
  line: Line;
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal;
  /** The longest wait for a place, if a person is waiting. */
  waitMs?: number;
};

const FETCH_MS = 30_000;
/** The time for one document once it has its place, including the end of the process that reads it. */
export const LONGEST_READ_MS = FETCH_MS + LONGEST_RUN_MS;
/** Longer than reading another document of the same person takes. */
export const LONGEST_WAIT_MS = LONGEST_READ_MS + 10_000;

/** In characters: a hundred of the longest documents, or a thousand usual ones. */
const MOST_KEPT = 10_000_000;
/** After this, a document that a busy machine could not read is tried again. */
const UNREADABLE_FOR_MS = 60 * 60 * 1000;

/**
 * Everything that the review of a profile looks at besides the draft itself.
 * @throws StorageUnavailable; Refused if too many wait; the signal's reason
 */
export async function gatherEvidence(
  means: EvidenceMeans,
  whose: Reading,
  profile: JudgedProfile,
): Promise<Pick<ProfileEvidence, "pitchDeck" | "businessLicense" | "website">> {
  const [website, documents] = await Promise.all([
    means.readWebsite(profile.draft.website),
    readDocuments(means, whose, profile),
  ]);
  return { website: websiteOf(website), ...documents };
}

/**
 * Documents that were read, by kind and content, including unreadable ones: each is read once, however
 * often its profile changes and whoever asks.
 */
export type KeptDocuments = LRUCache<string, ReadFile>;

export function keptDocuments(): KeptDocuments {
  const lengthOf = (file: ReadFile) =>
    file.state === "read" ? file.deck.pages.reduce((sum, { text }) => sum + text.length, 1) : 1;
  return new LRUCache({ maxSize: MOST_KEPT, sizeCalculation: lengthOf });
}

/** Reads the profile's PDFs. @throws as gatherEvidence does */
export async function readDocuments(
  means: DocumentMeans,
  whose: Reading,
  { pitchDeck, businessLicense }: Pick<JudgedProfile, "pitchDeck" | "businessLicense">,
): Promise<Pick<ProfileEvidence, "pitchDeck" | "businessLicense">> {
  const [deck, license] = await Promise.all([
    pitchDeck ? readPdf(means, whose, pitchDeck) : null,
    businessLicense ? readPdf(means, whose, businessLicense) : null,
  ]);
  return { pitchDeck: deck, businessLicense: license };
}

async function readPdf(
  { storage, kept }: DocumentMeans,
  { line, userId, signal, waitMs }: Reading,
  file: FileRow,
): Promise<ReadFile> {
  const key = `${file.kind} ${file.sha256}`;
  const read = async (): Promise<ReadFile> => {
    // It may have been read while this one waited.
    const known = kept?.get(key);
    if (known) return known;
    const reading = await readStoredDeck(storage, file, {
      signal: endedBy(signal, LONGEST_READ_MS),
      isBeginning: true,
    });
    const found: ReadFile =
      reading.state === "read" ? { state: "read", deck: reading.deck } : { state: "unreadable" };
    kept?.set(key, found, found.state === "read" ? {} : { ttl: UNREADABLE_FOR_MS });
    return found;
  };
  const waiting = waitMs === undefined ? signal : endedBy(signal, waitMs);
  return kept?.get(key) ?? takePlace(line, { userId, signal: waiting }, read);
}

function endedBy(signal: AbortSignal | undefined, ms: number): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

function websiteOf(reading: WebsiteReading): ProfileEvidence["website"] {
  if (!reading.ok) return { state: "silent" };
  const { address, title = "", siteName = "", description = "" } = reading;
  return { state: "answers", address, title, siteName, description };
}
