import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";

const PACKAGE = path.resolve(import.meta.dirname, "../../node_modules/pdfjs-dist");
const FOLDERS = ["cmaps", "standard_fonts", "wasm", "iccs"];
/** The interpreter for scripts in PDFs, which we refuse, and the fallback for WebAssembly. */
const UNUSED = /quickjs|QUICKJS|_nowasm_/;

/**
 * Serves the additional files that PDFs may need (character maps of Chinese, Japanese and Korean,
 * standard fonts, picture decoders) from the site itself, under the version that they belong to.
 */
export function pdfReaderFiles(): Plugin {
  const manifest: unknown = JSON.parse(readFileSync(path.join(PACKAGE, "package.json"), "utf8"));
  const { version } = z.object({ version: z.string() }).parse(manifest);
  const folder = `assets/pdfjs-${version}`;
  return {
    name: "pdf-reader-files",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const file of filesOf(PACKAGE)) {
        const source = readFileSync(path.join(PACKAGE, file));
        this.emitFile({ type: "asset", fileName: `${folder}/${file}`, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const wanted = (request.url ?? "").split("?")[0]?.slice(1) ?? "";
        const isOurs = FOLDERS.includes(wanted.split("/")[0] ?? "") && !wanted.includes("..");
        const file = path.join(PACKAGE, wanted);
        if (isOurs && existsSync(file)) createReadStream(file).pipe(response);
        else next();
      });
    },
  };
}

function filesOf(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => !UNUSED.test(name))
      .map((name) => `${folder}/${name}`),
  );
}
