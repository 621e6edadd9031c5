import path from "node:path";
import { z } from "zod";

const word = z.string().min(1).optional();

/** Where the embedded backend keeps data that several servers may share. */
export const backendSettings = {
  POSTGRES_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("a superuser's postgresql:// address of PostgreSQL 17 or 18 with wal_level=logical"),
  SECRETS_FILE: word.describe("a file that all servers of a project share"),
  FILES_FOLDER: word.describe("a folder that all servers of a project share"),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional()
    .describe("an http(s) address of an S3-compatible store, such as https://s3.example"),
  S3_REGION: word.describe("the store's region, such as ap-southeast-1"),
  S3_BUCKET: word.describe("the name of a bucket of the store"),
  S3_ACCESS_KEY_ID: word.describe(
    "the id of a key that may read, write, delete and list the bucket",
  ),
  S3_SECRET_ACCESS_KEY: word.describe("the secret of that key"),
};

const S3_SETTINGS = [
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

const read = z.object(backendSettings);
type Given = z.output<typeof read>;

/** Undefined for what a single server keeps in its DATA_DIR. */
export type BackendPlaces = {
  postgresUrl: string | undefined;
  secretsFile: string | undefined;
  /** A folder, or a bucket. */
  files:
    | string
    | {
        endpoint: string;
        region: string;
        bucket: string;
        accessKeyId: string;
        secretAccessKey: string;
      }
    | undefined;
};

/** @returns what is wrong with these settings together, as a sentence; undefined if nothing is. */
export function backendProblem(given: Given, isHosted: boolean): string | undefined {
  const set = (names: readonly (keyof Given)[]) =>
    names.filter((name) => given[name] !== undefined);
  const ours = set(read.keyof().options);
  if (isHosted && ours.length > 0) {
    return `${ours.join(", ")} must not be set with SUPABASE_URL: a Supabase project has its own database, secrets and files.`;
  }
  const store = set(S3_SETTINGS);
  if (store.length > 0 && store.length < S3_SETTINGS.length) {
    const missing = S3_SETTINGS.filter((name) => !store.includes(name));
    return `${missing.join(", ")} must be set too: an S3-compatible store needs all of ${S3_SETTINGS.join(", ")}.`;
  }
  if (store.length > 0 && given.FILES_FOLDER !== undefined) {
    return "FILES_FOLDER and S3_ENDPOINT must not both be set: files are in a folder or in a store.";
  }
  return undefined;
}

/** The settings that `backendProblem` has nothing against. */
export function backendPlaces(given: Given): BackendPlaces {
  const absolute = (file: string | undefined) =>
    file === undefined ? undefined : path.resolve(file);
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  const store =
    S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? {
          endpoint: S3_ENDPOINT,
          region: S3_REGION,
          bucket: S3_BUCKET,
          accessKeyId: S3_ACCESS_KEY_ID,
          secretAccessKey: S3_SECRET_ACCESS_KEY,
        }
      : undefined;
  return {
    postgresUrl: given.POSTGRES_URL,
    secretsFile: absolute(given.SECRETS_FILE),
    files: store ?? absolute(given.FILES_FOLDER),
  };
}
