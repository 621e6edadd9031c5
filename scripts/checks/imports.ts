import { existsSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { FOLDERS, filesBelow, filesBeside, ROOT, read } from "./source-files.ts";

/** What a file takes from another: a name, "*" for everything, or "" if it only needs it to run. */
type Taken = { from: string; name: string };

let found: Map<string, Taken[]> | undefined;

/**
 * What each of our files takes from which other; tools' configurations beside the folders count,
 * too.
 */
export function readTaken(): ReadonlyMap<string, readonly Taken[]> {
  const files = () => [
    ...filesBeside(/\.ts$/),
    ...FOLDERS.flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs)$/)),
  ];
  found ??= new Map(
    files().map((file) => [file, takenIn(file, read(file)).filter(({ from }) => isCode(from))]),
  );
  return found;
}

/** Which of our files each file imports. */
export function readImports(): Map<string, string[]> {
  return new Map([...readTaken()].map(([file, taken]) => [file, filesOf(taken)]));
}

/** What a file's text imports by a relative path: values, types, and dynamic imports. */
export function importsIn(file: string, text: string): string[] {
  return filesOf(takenIn(file, text));
}

function filesOf(taken: readonly Taken[]): string[] {
  return [...new Set(taken.map(({ from }) => from))];
}

/** The same with each name. */
function takenIn(file: string, text: string): Taken[] {
  const { program, module } = parseSync(file, text);
  const taken = [
    ...module.staticImports.flatMap(({ moduleRequest: { value: from }, entries }) => [
      { from, name: "" },
      ...entries.map(({ importName }) => ({
        from,
        name: importName.kind === "Default" ? "default" : (importName.name ?? "*"),
      })),
    ]),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? { from: moduleRequest.value, name: importName.name ?? "*" } : [],
      ),
    ),
  ];
  new Visitor({
    // biome-ignore-start lint/correctness/noComponentHookFactories: names of the syntax tree
    ImportExpression: ({ source }) => {
      if (source.type === "Literal") taken.push({ from: String(source.value), name: "*" });
    },
    TSImportType: ({ source }) => {
      taken.push({ from: source.value, name: "*" });
    },
    // biome-ignore-end lint/correctness/noComponentHookFactories: names of the syntax tree
  }).visit(program);
  const folder = path.posix.dirname(file);
  return taken
    .map(({ from, name }) => ({
      from: from.replace(/^#contracts\//, `${path.posix.relative(folder, "contracts")}/`),
      name,
    }))
    .filter(({ from }) => from.startsWith("."))
    .map(({ from, name }) => ({ from: path.posix.join(folder, from), name }));
}

function isCode(file: string): boolean {
  return /\.(tsx?|mjs)$/.test(file) && existsSync(path.join(ROOT, file));
}
