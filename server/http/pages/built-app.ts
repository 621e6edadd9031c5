import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "react-router";
import { CLIENT_FOLDER, LATE_STARTER, SERVER_ENTRY } from "./build-folder.ts";
import { sourceOf } from "./page-policy.ts";
import { type PageStyles, readPageStyles } from "./page-styles.ts";
import { isServerBuild } from "./server-build.ts";

export type BuiltApp = {
  render: (request: Request) => Promise<Response>;
  /** How pages read data from now on, instead of over HTTP. */
  readBy(fetching: typeof fetch): void;
  styles: PageStyles;
  /** The whole sheets, which scripts put in the place of a page's part, as a policy names them. */
  sheets: string[];
  /** What starts the scripts of a page: one line of JavaScript. */
  lateStarter: string;
};

/** Loads what `npm run build` made. @throws Error when it is damaged */
export async function loadBuiltApp(): Promise<BuiltApp> {
  const build: unknown = await import(pathToFileURL(SERVER_ENTRY).href);
  if (!isServerBuild(build)) throw new Error("build/server holds no app");
  const styles = readStyles(path.join(CLIENT_FOLDER, "assets"));
  return {
    render: createRequestHandler(build, "production"),
    readBy: build.entry.module.readBy,
    styles: readPageStyles(styles.map((text) => text.trim()).join("\n")),
    sheets: styles.map(sourceOf),
    lateStarter: readFileSync(LATE_STARTER, "utf8"),
  };
}

function readStyles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
}
