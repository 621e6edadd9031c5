import type { Plugin } from "vite";

/** How the bundler writes an import of another file of the build. */
const IMPORT = /\bimport\(([`"])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Makes the browser import files of the build with `window.importFile`
 * (app/platform/page-loads.ts), which can retry after a failure. A build without such imports
 * fails, because the bundler then writes them differently.
 */
export function retriedImports(): Plugin {
  return {
    name: "retried-imports",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        let count = 0;
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          file.code = file.code.replaceAll(IMPORT, (_import, _quote, name: string) => {
            count += 1;
            return `importFile(new URL("${name}",import.meta.url).href)`;
          });
        }
        if (count === 0) this.error("No file of the build imports another when it is needed");
      },
    },
  };
}
