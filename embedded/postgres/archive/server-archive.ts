import type { Log } from "../../log.ts";
import { placesIn } from "../../places.ts";
import type { Cluster } from "../cluster.ts";
import { operatingUser } from "../operating-user.ts";
import { type KeptArchive, keepArchive } from "./keep-archive.ts";
import { endLine, lineOf } from "./line.ts";
import { archivingFlags, openArchive } from "./open-archive.ts";

/** Where a server archives (WAL_ARCHIVE), and how many bases it keeps. */
export type ArchiveSettings = { place: string; keepBases: number };

/**
 * Prepares the archive of a server before its PostgreSQL starts with `flags`. Undefined for a server without
 * one.
 * @throws BackendError if the place cannot be used
 */
export async function prepareServerArchive(
  settings: ArchiveSettings | undefined,
  dataDirectory: string,
) {
  if (settings === undefined) {
    // What PostgreSQL writes now will be missing in the archive, so a later start must begin a new line.
    endLine(dataDirectory);
    return undefined;
  }
  const { place, keepBases } = settings;
  const store = openArchive(place, operatingUser());
  const line = lineOf(dataDirectory);
  await store.prepareLine(line);
  return {
    flags: archivingFlags(store, line),
    keep: (
      { superuserUrl, said }: Cluster,
      places: { filesFolder: string; secretsFile: string; log: Log },
    ): KeptArchive =>
      keepArchive({
        ...places,
        store,
        line,
        directory: placesIn(dataDirectory).cluster,
        superuserUrl,
        said,
        keepBases,
      }),
  };
}
