import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** The process's own code, built or as it is written, which it may read besides the file. */
const READABLE = [
  path.join(ROOT, "package.json"),
  path.join(ROOT, "build/programs/*"),
  path.join(ROOT, "contracts/*"),
  path.join(ROOT, "server/files/*"),
  path.join(ROOT, "server/judging/decks/read/*"),
  path.join(ROOT, "server/language/*"),
  path.join(ROOT, "node_modules/pdfjs-dist/*"),
];
/** Native code; a process only gets the part that it draws with. */
const DRAWING = {
  /** Skia. */
  canvas: ["@napi-rs/*"],
  /** libvips. */
  sharp: ["sharp/*", "@img/*", "detect-libc/*", "semver/*"],
} as const;
export type Drawing = keyof typeof DRAWING;
const HEAP_MB = 384;

/**
 * Node's permissions for a process that reads a stranger's file, in case the file takes the parser over: no
 * other file, no writing, no process, no native code (except what it draws with), no code from text.
 */
export function processBounds(file: string, memoryMb: number, drawsWith?: Drawing): string[] {
  const native = drawsWith ? DRAWING[drawsWith] : [];
  const readable = [...READABLE, ...native.map((one) => path.join(ROOT, "node_modules", one))];
  return [
    "--permission",
    ...(drawsWith ? ["--allow-addons"] : []),
    ...[...readable, file].map((one) => `--allow-fs-read=${one}`),
    // Folders may be links: resolving them would read their surroundings.
    "--preserve-symlinks",
    "--preserve-symlinks-main",
    "--disallow-code-generation-from-strings",
    `--max-old-space-size=${Math.min(HEAP_MB, memoryMb)}`,
  ];
}
