import { readdirSync } from "node:fs";
import path from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";

const FONTS = {
  "be-vietnam-pro": /-(latin|latin-ext|vietnamese)-(400|700)-normal\.woff2$/,
  "noto-sans-thai": /-thai-(400|700)-normal\.woff2$/,
  "noto-sans-sc": /-(400|700)-normal\.woff2$/,
};

let families: string | undefined;

/** A font for all five scripts, as a canvas names it. */
export function deckFont(weight: number, size: number): string {
  families ??= registerFonts().join(", ");
  return `${weight} ${size}px ${families}`;
}

/** As in server/http/preview-drawing.ts, in two weights. */
function registerFonts(): string[] {
  const modules = path.resolve(import.meta.dirname, "../node_modules/@fontsource");
  const names = Object.entries(FONTS).flatMap(([name, wanted]) => {
    const folder = path.join(modules, name, "files");
    return readdirSync(folder)
      .filter((file) => wanted.test(file))
      .map((file) => {
        const part = name === "noto-sans-sc" ? "" : file.replace(/-\d+-normal\.woff2$/, "");
        const family = `Deck ${name} ${part}`.trim();
        GlobalFonts.registerFromPath(path.join(folder, file), family);
        return `"${family}"`;
      });
  });
  return [...new Set(names)];
}
