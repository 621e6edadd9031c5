import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "react-router";
import { StartFailure } from "../start-failure.ts";
import { sourceOf } from "./page-policy.ts";
import type { RenderRequest } from "./page-renderer.ts";
import { type PageStyles, readPageStyles } from "./page-styles.ts";
import { isServerBuild } from "./server-build.ts";

const BUILD = path.resolve(import.meta.dirname, "../../build");

export type BuiltApp = {
  render: RenderRequest;
  styles: PageStyles;
  /** The whole sheets, which scripts put in the place of a page's part, as a policy names them. */
  sheets: string[];
  clientFolder: string;
};

const ENTRY = path.join(BUILD, "server", "index.js");

/** Said before anything else is started. @throws StartFailure */
export function requireBuild(): void {
  if (!existsSync(ENTRY)) {
    throw new StartFailure("The app is not built: run npm start, or npm run build.");
  }
}

/** Loads what `npm run build` made. @throws StartFailure */
export async function loadBuiltApp(): Promise<BuiltApp> {
  requireBuild();
  const build: unknown = await import(pathToFileURL(ENTRY).href);
  if (!isServerBuild(build)) {
    throw new StartFailure("build/server is damaged: delete build/ and start again.");
  }
  const clientFolder = path.join(BUILD, "client");
  const styles = readStyles(path.join(clientFolder, "assets"));
  return {
    render: createRequestHandler(build, "production"),
    styles: readPageStyles(styles.map((text) => text.trim()).join("\n")),
    sheets: styles.map(sourceOf),
    clientFolder,
  };
}

function readStyles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
}
