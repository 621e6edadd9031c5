import { z } from "zod";

/**
 * The parts of a backup, in the order in which they are written. It is a tar of
 *
 *     backup.json                          BackupHeader
 *     secrets.json                         the keys of the embedded backend
 *     database/<schema>.<table>/000001.copy …   rows as `copy … to stdout` writes them, in parts
 *     files/<version>                      the bytes of a stored file
 *     manifest.json                        BackupManifest: without it, the backup is incomplete
 *
 * compressed with zstd and, if a passphrase is set, encrypted in the format of age:
 * `age -d backup.tar.zst.age | zstd -d | tar x` opens it without us.
 */
export const FORMAT = 1;

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});

export const backupHeader = z.object({
  format: z.number().int(),
  createdAt: z.iso.datetime(),
  postgresVersion: z.string(),
  applied: z.object({
    base: z.array(z.string()),
    migrations: z.array(z.string()),
    jobs: z.array(z.string()),
  }),
  tables: z.array(table),
  /** Whether stored files and keys are in it; the backup before a migration has the database only. */
  hasFiles: z.boolean(),
});
export type BackupHeader = z.infer<typeof backupHeader>;

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

export const backupManifest = z.object({
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), rows: count, bytes: count, digest }),
  ),
  sequences: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      lastValue: z.string().regex(/^-?\d+$/),
      isCalled: z.boolean(),
    }),
  ),
  files: z.array(z.object({ version: z.string(), bytes: count, sha256: digest })),
  /** Files in rows whose bytes were missing. */
  missingFiles: z.array(z.string()),
  /** Descriptions of what could not be read. */
  leftOut: z.array(z.string()),
});
export type BackupManifest = z.infer<typeof backupManifest>;

export const HEADER = "backup.json";
export const SECRETS = "secrets.json";
export const MANIFEST = "manifest.json";

const PART_DIGITS = 6;

export function tablePart(table: string, part: number): string {
  return `database/${table}/${String(part).padStart(PART_DIGITS, "0")}.copy`;
}

export function filePart(version: string): string {
  return `files/${version}`;
}

/** The kind of a tar's entry, by its name; undefined if it is not one of ours. */
export function partOf(
  name: string,
): { kind: "table"; table: string; part: number } | { kind: "file"; version: string } | undefined {
  const [, tableName, part] = /^database\/(.+)\/(\d{6,})\.copy$/.exec(name) ?? [];
  if (tableName && part) return { kind: "table", table: tableName, part: Number(part) };
  const [, version] = /^files\/([^/]+)$/.exec(name) ?? [];
  return version ? { kind: "file", version } : undefined;
}
