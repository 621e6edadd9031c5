import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");

export const FOLDERS = [
  "app",
  "contracts",
  "desk",
  "server",
  "embedded",
  "supabase",
  "testing",
  "acceptance",
  "e2e",
  "bench",
  "eval",
  "scripts",
];

/** Our own files below a folder, by their path from the root, with forward slashes. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}

/** Our own files beside the folders, such as the configurations of tools. */
export function filesBeside(pattern: RegExp): string[] {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}
