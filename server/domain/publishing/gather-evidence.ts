import type pg from "pg";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { FileKind } from "../../../contracts/uploads.ts";
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

/** What the profile's PDFs say. @throws StorageUnavailable; the signal's reason. */
export async function readDocuments(
  means: DocumentMeans,
  { role, ...of }: { userId: string; role: Role; signal: AbortSignal },
): Promise<Pick<ProfileEvidence, "pitchDeck" | "businessLicense">> {
  const [pitchDeck, businessLicense] = await Promise.all([
    role === STARTUP_ROLE ? readPdf(means, of, "pitch_deck") : null,
    readPdf(means, of, "business_license"),
  ]);
  return { pitchDeck, businessLicense };
}

async function readPdf(
  { pool, storage }: DocumentMeans,
  { userId, signal }: { userId: string; signal: AbortSignal },
  kind: FileKind,
): Promise<ReadFile | null> {
  const file = await readFile(pool, userId, kind);
  if (!file) return null;
  const reading = await readStoredDeck(storage, file, { signal });
  return reading.state === "read" ? reading : { state: "unreadable" };
}

function websiteOf(reading: WebsiteReading): ProfileEvidence["website"] {
  if (!reading.ok) return { state: "silent" };
  const { address, title = "", siteName = "", description = "" } = reading;
  return { state: "answers", address, title, siteName, description };
}
