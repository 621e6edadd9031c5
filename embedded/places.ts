import path from "node:path";

/** The paths of a server's data; programs of other major versions are beside the cluster (majors.ts). */
export function placesIn(dataDirectory: string) {
  return {
    cluster: path.join(dataDirectory, "postgres"),
    files: path.join(dataDirectory, "storage"),
    secrets: path.join(dataDirectory, "secrets.json"),
    addresses: path.join(dataDirectory, "backend.env"),
    archiveLine: path.join(dataDirectory, "archive-line"),
    /** Marks an update of the database in progress. */
    update: path.join(dataDirectory, "update-under-way.json"),
    mail: path.join(dataDirectory, "mail"),
    /** Uploads on their way to an external store. */
    spool: path.join(dataDirectory, "spool"),
  };
}
