import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** What the process may read besides the file: its own code. */
const READABLE = [
  path.join(ROOT, "package.json"),
  path.join(ROOT, "contracts/*"),
  path.join(ROOT, "server/files/*"),
  path.join(ROOT, "server/judging/decks/read/*"),
  path.join(ROOT, "server/language/*"),
  path.join(ROOT, "node_modules/pdfjs-dist/*"),
];
const HEAP_MB = 384;

/**
 * Node's permissions for a process that reads a stranger's file, in case the file gets the better
 * of the parser: no other file, no writing, no process, no native code, no code from text.
 */
export function processBounds(file: string, memoryMb: number): string[] {
  return [
    "--permission",
    ...[...READABLE, file].map((readable) => `--allow-fs-read=${readable}`),
    // Folders may be links: resolving them would read their surroundings.
    "--preserve-symlinks",
    "--preserve-symlinks-main",
    "--disallow-code-generation-from-strings",
    `--max-old-space-size=${Math.min(HEAP_MB, memoryMb)}`,
  ];
}
