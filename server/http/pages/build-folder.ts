import { existsSync } from "node:fs";
import path from "node:path";
import { StartFailure } from "../../start-failure.ts";

const BUILD = path.resolve(import.meta.dirname, "../../../build");

/**
 * The output of `npm run build`: the files for the browser, those of the desk, the app that renders pages, and the
 * script in every page that starts the others.
 */
export const CLIENT_FOLDER = path.join(BUILD, "client");
export const DESK_FOLDER = path.join(BUILD, "desk");
export const SERVER_ENTRY = path.join(BUILD, "server", "index.js");
export const LATE_STARTER = path.join(BUILD, "server", "late-starter.js");

/**
 * Checked before anything else starts.
 * @throws StartFailure
 */
export function requireBuild(): void {
  if (!existsSync(SERVER_ENTRY)) {
    throw new StartFailure("The app is not built: run npm start, or npm run build.");
  }
}
