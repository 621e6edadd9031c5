import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { FOLDERS, filesBelow, ROOT, read } from "./source-files.ts";

/** What a newcomer reads. */
const PAPERS = ["README.md", "CONTRIBUTING.md", ...filesBelow("docs", /\.md$/)];
/** They name the files of their time, so only their links are checked. */
const DECISIONS = "docs/decisions/";
/** Lists every record by subject. */
const INDEX = "docs/decisions/README.md";
/** Settings that name papers to read on. */
const SETTINGS = [".env.example", "supabase/config.toml"];
/** Made by a start, a build or npm, besides names that begin with a dot. */
const NOT_OURS = ["build", "data", "node_modules", "playwright-report", "test-results"];
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g;
const CODE = /`([^`\s]+)`/g;
const PAPER_NAME = /\bdocs\/[\w/-]+\.md\b/g;
const FILE_NAME = /^\w[\w.-]*\.(ts|tsx|mjs|sql|md)$/;
/** The script that a command runs: `npm start`, `npm run --silent match`. */
const SCRIPT = /(?<=\bnpm run (?:--silent )?)\w[\w-]*(?::\w[\w-]*)*|(?<=\bnpm )(?:start|test)\b/g;

/**
 * Every link, path, file name and command in the documents exists, README has a row for each
 * folder, the index a line for each decision, and some document names each script.
 */
export function checkPapers(): string[] {
  const isThere = readTree();
  const missing = PAPERS.flatMap((paper) => {
    const text = read(paper);
    const links = [...text.matchAll(LINK)].map(([, link = ""]) => link);
    const named = [...text.matchAll(CODE)].map(([, code = ""]) => code);
    return [
      ...links.filter((link) => !existsSync(path.join(ROOT, path.dirname(paper), link))),
      // A pattern such as `features/<noun>/` is not a file.
      ...(paper.startsWith(DECISIONS) ? [] : named).filter(
        (code) => !/[<>*{}…]/.test(code) && !isThere(code),
      ),
    ].map((one) => `${paper}: ${one} is not there`);
  });
  return [
    ...missing,
    ...SETTINGS.flatMap(checkSettings),
    ...checkFolders(),
    ...checkScripts(),
    ...checkIndex(),
  ];
}

/** Whether what a document names is in the tree: a path, or a file's name alone. */
function readTree(): (named: string) => boolean {
  const names = new Set(
    [...FOLDERS, "docs"]
      .flatMap((folder) => filesBelow(folder, FILE_NAME))
      .map((file) => path.posix.basename(file)),
  );
  return (named) => {
    const [folder = ""] = named.split("/");
    if (named.includes("/")) return !FOLDERS.includes(folder) || existsSync(path.join(ROOT, named));
    return !FILE_NAME.test(named) || names.has(named) || existsSync(path.join(ROOT, named));
  };
}

function checkSettings(file: string): string[] {
  const papers = read(file).match(PAPER_NAME) ?? [];
  return papers
    .filter((paper) => !existsSync(path.join(ROOT, paper)))
    .map((paper) => `${file}: ${paper} is not there`);
}

function checkFolders(): string[] {
  const readme = read("README.md");
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\./.test(entry.name))
    .filter(({ name }) => !NOT_OURS.includes(name) && !readme.includes(`\n| \`${name}/\` | `))
    .map(({ name }) => `README.md: "How it is laid out" lacks a row for ${name}/`);
}

function checkIndex(): string[] {
  const listed = new Set([...read(INDEX).matchAll(LINK)].map(([, link]) => link));
  return filesBelow(DECISIONS, /^\d{4}-.*\.md$/)
    .filter((record) => !listed.has(path.posix.basename(record)))
    .map((record) => `${INDEX}: lacks a line for ${record}`);
}

function checkScripts(): string[] {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read("package.json")));
  const told = PAPERS.filter((paper) => !paper.startsWith(DECISIONS)).flatMap((paper) =>
    [...read(paper).matchAll(SCRIPT)].map(([script]) => ({ paper, script })),
  );
  const known = new Set(told.map(({ script }) => script));
  return [
    ...told
      .filter(({ script }) => !Object.hasOwn(scripts, script))
      .map(({ paper, script }) => `${paper}: package.json has no script ${script}`),
    ...Object.keys(scripts)
      .filter((script) => !known.has(script))
      .map((script) => `package.json: no document tells of npm run ${script}`),
  ];
}
