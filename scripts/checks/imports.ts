import { existsSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { filesBelow, ROOT, read } from "./source-files.ts";

/** Which of our files each file below these folders imports. */
export function readImports(folders: readonly string[]): Map<string, string[]> {
  const files = folders.flatMap((folder) => filesBelow(folder, /\.tsx?$/));
  return new Map(files.map((file) => [file, importsIn(file, read(file)).filter(isCode)]));
}

/** What a file's text imports by a relative path: values, types alone, and what it loads later. */
export function importsIn(file: string, text: string): string[] {
  const { program, module } = parseSync(file, text);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  new Visitor({
    // biome-ignore-start lint/correctness/noComponentHookFactories: names of the syntax tree
    ImportExpression: ({ source }) => {
      if (source.type === "Literal") named.push(String(source.value));
    },
    TSImportType: ({ source }) => {
      named.push(source.value);
    },
    // biome-ignore-end lint/correctness/noComponentHookFactories: names of the syntax tree
  }).visit(program);
  const below = named
    .map((name) =>
      name.replace(
        /^#contracts\//,
        `${path.posix.relative(path.posix.dirname(file), "contracts")}/`,
      ),
    )
    .filter((name) => name.startsWith("."))
    .map((name) => path.posix.join(path.posix.dirname(file), name));
  return [...new Set(below)];
}

function isCode(file: string): boolean {
  return /\.tsx?$/.test(file) && existsSync(path.join(ROOT, file));
}
