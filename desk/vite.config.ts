import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const ROOT = path.resolve(import.meta.dirname, "..");

/** The desk is a program of its own, so that no public page carries a byte of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/desk/",
  publicDir: false,
  plugins: [tailwindcss()],
  oxc: { jsx: { runtime: "automatic" } },
  build: {
    outDir: path.join(ROOT, "build/desk"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // The editor, loaded when an article is opened.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Packages mark where they run ("use client"), which means nothing here.
      onLog: (level, log, tell) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") tell(level, log);
      },
    },
  },
});
