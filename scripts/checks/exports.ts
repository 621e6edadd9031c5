import { parseSync } from "vite";
import { readTaken } from "./imports.ts";
import { read } from "./source-files.ts";

/** Files that tools load by path: the tools use their exports. */
const LOADED = [
  /^app\/(routes\/|root\.tsx$|routes\.ts$|entry\.)/,
  /^[^/]+$/,
  /\.(config|d)\.m?ts$/,
  /^contracts\/database\.ts$/,
  /\/global-setup\.ts$/,
  // Written into React Router's own code by scripts/vite/own-page-loads.ts.
  /^app\/platform\/page-loads\.ts$/,
];

/** Exports that no other file imports: values at all, types that their own file does not use either. */
export function checkExports(): string[] {
  const everything = readTaken();
  const taken = new Map<string, Set<string>>();
  for (const { from, name } of [...everything.values()].flat()) {
    taken.set(from, (taken.get(from) ?? new Set()).add(name));
  }
  return [...everything.keys()]
    .filter((file) => !LOADED.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const names = taken.get(file) ?? new Set();
      return unusedIn(file, read(file), names).map(
        (name) => `${file}: no other file imports ${name}; keep it to this one, or delete it`,
      );
    });
}

/** A file's exports that nobody takes, given the names that are taken. */
export function unusedIn(file: string, text: string, taken: ReadonlySet<string>): string[] {
  if (taken.has("*")) return [];
  const given = parseSync(file, text).module.staticExports.flatMap(({ entries }) => entries);
  return given
    .map(({ exportName, isType }) => ({
      name: exportName.kind === "Default" ? "default" : (exportName.name ?? "*"),
      isType,
    }))
    .filter(({ name, isType }) => !taken.has(name) && !(isType && isNamedAgain(name, text)))
    .map(({ name }) => name);
}

function isNamedAgain(name: string, text: string): boolean {
  return text.split(new RegExp(`\\b${name}\\b`)).length > 2;
}
