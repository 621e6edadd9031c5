import { z } from "zod";

const kept = z.coerce
  .number()
  .int()
  .min(1)
  .max(1000)
  .default(7)
  .describe("a whole number from 1 to 1000");

/** Copies of the data: whole backups, and the archive that leads back to any moment. */
export const backupSettings = {
  BACKUP_FOLDER: z.string().min(1).optional().describe("a folder of this machine"),
  BACKUP_PASSPHRASE: z.string().min(8).optional().describe("at least 8 characters"),
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,2}[hd]$/)
    .optional()
    .describe("hours or days, such as 12h or 1d"),
  BACKUP_KEEP: kept,
  BACKUP_BEFORE_MIGRATION: z.enum(["on", "off"]).default("on").describe("on or off"),
  WAL_ARCHIVE: z
    .string()
    .regex(/^(\/|s3:\/\/[a-z0-9.-]+(\/|$))/)
    .optional()
    .describe("an absolute folder, or s3://bucket/prefix"),
  WAL_KEEP_BASES: kept,
};
