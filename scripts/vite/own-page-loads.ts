import path from "node:path";
import type { Plugin } from "vite";

const LOADING = path.resolve(import.meta.dirname, "../../app/platform/page-loads.ts");
const REPLACED = "routeModules.js";

/**
 * Builds React Router for the browser with our own way of loading a page's code. The build fails if
 * an update has moved its file.
 */
export function ownPageLoads(): Plugin {
  let isReplaced = false;
  return {
    name: "own-page-loads",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (!importer?.includes("/react-router/") || path.basename(source) !== REPLACED) return null;
      isReplaced = true;
      return LOADING;
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error(`React Router has no ${REPLACED} any more`);
    },
  };
}
