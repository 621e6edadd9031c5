import { LRUCache } from "lru-cache";
import type pg from "pg";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { FileKind } from "../../../contracts/uploads.ts";
import type { Deck } from "../../judging/decks/read/deck.ts";
import type { ProfileEvidence, ReadFile } from "../../judging/profiles/profile-evidence.ts";
import type { ProjectStorage } from "../../services/storage/project-storage.ts";
import type { WebsiteReading } from "../../services/website/read-website.ts";
import { readFile } from "../profile-files/read-file.ts";
import { readStoredDeck } from "../profile-files/read-stored-deck.ts";
import type { VersionedDraft } from "./read-draft.ts";

export type DocumentMeans = { pool: pg.Pool; storage: Pick<ProjectStorage, "fetch"> };

export type EvidenceMeans = DocumentMeans & {
  readWebsite(url: string): Promise<WebsiteReading>;
};

/** In characters: a hundred of the longest documents, or a thousand usual ones. */
const MOST_KEPT = 10_000_000;

/** Everything that the review of a profile looks at beside the draft itself. @throws StorageUnavailable */
export async function gatherEvidence(
  means: EvidenceMeans,
  whose: { userId: string; signal: AbortSignal },
  { role, draft }: VersionedDraft,
): Promise<Pick<ProfileEvidence, "pitchDeck" | "businessLicense" | "website">> {
  const [website, documents] = await Promise.all([
    means.readWebsite(draft.website),
    readDocuments(means, { ...whose, role }),
  ]);
  return { website: websiteOf(website), ...documents };
}

/** What documents say by kind and content, so that one is read once however often its profile is changed. */
export type KeptDocuments = LRUCache<string, Deck>;

export function keptDocuments(): KeptDocuments {
  const lengthOf = ({ pages }: Deck) => pages.reduce((sum, { text }) => sum + text.length, 1);
  return new LRUCache({ maxSize: MOST_KEPT, sizeCalculation: lengthOf });
}

/** What the profile's PDFs say. @throws StorageUnavailable; the signal's reason. */
export async function readDocuments(
  means: DocumentMeans,
  { role, ...of }: { userId: string; role: Role; signal: AbortSignal },
  kept?: KeptDocuments,
): Promise<Pick<ProfileEvidence, "pitchDeck" | "businessLicense">> {
  const [pitchDeck, businessLicense] = await Promise.all([
    role === STARTUP_ROLE ? readPdf(means, of, "pitch_deck", kept) : null,
    readPdf(means, of, "business_license", kept),
  ]);
  return { pitchDeck, businessLicense };
}

async function readPdf(
  { pool, storage }: DocumentMeans,
  { userId, signal }: { userId: string; signal: AbortSignal },
  kind: FileKind,
  kept?: KeptDocuments,
): Promise<ReadFile | null> {
  const file = await readFile(pool, userId, kind);
  if (!file) return null;
  const key = `${kind} ${file.sha256}`;
  const known = kept?.get(key);
  if (known) return { state: "read", deck: known };
  const reading = await readStoredDeck(storage, file, { signal, isBeginning: true });
  if (reading.state !== "read") return { state: "unreadable" };
  const { deck } = reading;
  kept?.set(key, deck);
  return { state: "read", deck };
}

function websiteOf(reading: WebsiteReading): ProfileEvidence["website"] {
  if (!reading.ok) return { state: "silent" };
  const { address, title = "", siteName = "", description = "" } = reading;
  return { state: "answers", address, title, siteName, description };
}
