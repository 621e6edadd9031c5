import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CLIENT_FOLDER, LATE_STARTER } from "./build-folder.ts";
import { sourceOf } from "./page-policy.ts";
import { type PageStyles, readPageStyles } from "./page-styles.ts";

/** What every page of the build gets besides its HTML. */
export type BuiltPages = {
  styles: PageStyles;
  /** The sources of the whole sheets, which scripts swap in for a page's part. */
  sheets: string[];
  /** The inline script that starts the others. */
  lateStarter: string;
};

/** Reads the built style sheets and the late starter. */
export function loadBuiltPages(): BuiltPages {
  const styles = readStyles(path.join(CLIENT_FOLDER, "assets"));
  return {
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
