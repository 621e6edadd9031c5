import { existsSync } from "node:fs";
import path from "node:path";
import { FOLDERS, filesBelow, ROOT, read } from "./source-files.ts";

/** What a newcomer reads. Decisions describe the tree of their time, and are not checked. */
const PAPERS = [
  "README.md",
  "CONTRIBUTING.md",
  ...filesBelow("docs", /\.md$/).filter((file) => !file.startsWith("docs/decisions/")),
];
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g;
const CODE = /`([^`\s]+)`/g;
const FILE_NAME = /^\w[\w.-]*\.(ts|tsx|mjs|sql|md)$/;

/** Papers lead somewhere: each link, each path and each file's name in them is there. */
export function checkPapers(): string[] {
  const names = new Set(
    [...FOLDERS, "docs"]
      .flatMap((folder) => filesBelow(folder, FILE_NAME))
      .map((file) => path.posix.basename(file)),
  );
  const isThere = (named: string): boolean => {
    const [folder = ""] = named.split("/");
    if (named.includes("/")) return !FOLDERS.includes(folder) || existsSync(path.join(ROOT, named));
    return !FILE_NAME.test(named) || names.has(named) || existsSync(path.join(ROOT, named));
  };
  return PAPERS.flatMap((paper) => {
    const text = read(paper);
    const links = [...text.matchAll(LINK)].map(([, link = ""]) => link);
    const named = [...text.matchAll(CODE)].map(([, code = ""]) => code);
    return [
      ...links.filter((link) => !existsSync(path.join(ROOT, path.dirname(paper), link))),
      // A pattern such as `features/<noun>/` names no file.
      ...named.filter((code) => !/[<>*{}…]/.test(code) && !isThere(code)),
    ].map((missing) => `${paper}: ${missing} is not there`);
  });
}
