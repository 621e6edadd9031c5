import path from "node:path";

/** Where the embedded backend keeps each part of its data. */
export function placesIn(dataDirectory: string) {
  return {
    cluster: path.join(dataDirectory, "postgres"),
    files: path.join(dataDirectory, "storage"),
    secrets: path.join(dataDirectory, "secrets.json"),
    addresses: path.join(dataDirectory, "backend.env"),
  };
}
