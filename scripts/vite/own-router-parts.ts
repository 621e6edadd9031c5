import path from "node:path";
import type { Plugin } from "vite";

const LOADING = path.resolve(import.meta.dirname, "../../app/platform/page-loads.ts");

/** Of what the site does not use (routes found out lazily, instruments): functions that do nothing. */
const UNUSED: Record<string, readonly string[]> = {
  "fog-of-war.js": [
    "getManifestPath",
    "getPartialManifest",
    "getPatchRoutesOnNavigationFunction",
    "getPathsWithAncestors",
    "handleClientVersionMismatch",
    "isFogOfWarEnabled",
    "useFogOFWarDiscovery",
  ],
  "instrumentation.js": [
    "consumeInstrumentationClientResultMetaReceiver",
    "getRouteInstrumentationUpdates",
    "instrumentClientSideRouter",
    "instrumentHandler",
    "instrumentationResultMetaContext",
  ],
};
const NOTHING = "\0router-part:";

/**
 * Builds React Router for the browser with our own way of loading a page's code, and without 2 kB
 * that no page needs. An update that has moved one of these files fails the build.
 */
export function ownRouterParts(): Plugin {
  const expected = new Set(["routeModules.js", ...Object.keys(UNUSED)]);
  return {
    name: "own-router-parts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (!importer?.includes("/react-router/")) return null;
      const file = path.basename(source);
      expected.delete(file);
      if (file === "routeModules.js") return LOADING;
      return file in UNUSED ? NOTHING + file : null;
    },
    load(id) {
      if (!id.startsWith(NOTHING)) return null;
      const names = UNUSED[id.slice(NOTHING.length)] ?? [];
      return names.map((name) => `export const ${name} = () => undefined;`).join("\n");
    },
    buildEnd(error) {
      if (error || expected.size === 0) return;
      this.error(`React Router has no ${[...expected].join(", ")} any more`);
    },
  };
}
