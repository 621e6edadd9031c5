import path from "node:path";
import { build, type Plugin } from "vite";

const SOURCE = path.resolve(import.meta.dirname, "../../app/late-starter.ts");

/** Writes the script that starts a page's scripts next to the server's build, as one line. */
export function lateStarter(): Plugin {
  return {
    name: "late-starter",
    applyToEnvironment: ({ name }) => name === "ssr",
    async generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "late-starter.js",
        source: await bundleLateStarter(),
      });
    },
  };
}

export async function bundleLateStarter(): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: "iife" } },
    },
  });
  if (!("output" in bundle)) throw new Error("The late starter came out as no single bundle");
  return bundle.output[0].code.trim();
}
