import type pg from "pg";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { FileKind } from "../../../contracts/uploads.ts";
import type { ProjectStorage } from "../../services/storage/project-storage.ts";
import type { WebsiteReading } from "../../services/website/read-website.ts";
import { readFile } from "../profile-files/read-file.ts";
import { readStoredDeck } from "../profile-files/read-stored-deck.ts";
import type { RunUnderWay } from "../runs/perform-run.ts";
import type { ProfileEvidence, ReadFile } from "./profile-evidence.ts";
import type { VersionedDraft } from "./read-draft.ts";

export type EvidenceMeans = {
  pool: pg.Pool;
  storage: Pick<ProjectStorage, "fetch">;
  readWebsite(url: string): Promise<WebsiteReading>;
};

/** Everything that the review of a profile looks at beside the draft itself. @throws StorageUnavailable */
export async function gatherEvidence(
  means: EvidenceMeans,
  run: RunUnderWay,
  { role, draft }: VersionedDraft,
): Promise<Pick<ProfileEvidence, "pitchDeck" | "businessLicense" | "website">> {
  const [website, pitchDeck, businessLicense] = await Promise.all([
    means.readWebsite(draft.website),
    role === STARTUP_ROLE ? readPdf(means, run, "pitch_deck") : null,
    readPdf(means, run, "business_license"),
  ]);
  return { website: websiteOf(website), pitchDeck, businessLicense };
}

async function readPdf(
  { pool, storage }: EvidenceMeans,
  { userId, signal }: RunUnderWay,
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
