import path from "node:path";

/** Where a server keeps each part of its data; programs of other majors lie beside the cluster (majors.ts). */
export function placesIn(dataDirectory: string) {
  return {
    cluster: path.join(dataDirectory, "postgres"),
    files: path.join(dataDirectory, "storage"),
    secrets: path.join(dataDirectory, "secrets.json"),
    addresses: path.join(dataDirectory, "backend.env"),
    archiveLine: path.join(dataDirectory, "archive-line"),
    /** Of an update of the database that is under way. */
    update: path.join(dataDirectory, "update-under-way.json"),
    mail: path.join(dataDirectory, "mail"),
    /** Uploads on their way to a store elsewhere. */
    spool: path.join(dataDirectory, "spool"),
  };
}
