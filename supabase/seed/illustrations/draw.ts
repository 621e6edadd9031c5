import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { logos } from "./logos/logos.ts";
import { scenes } from "./scenes/scenes.ts";

const sample = fileURLToPath(new URL("../../../public/sample/", import.meta.url));

/** Writes one file per drawing into a folder of public/sample. */
async function write(folder: string, drawings: Record<string, () => string>) {
  await mkdir(`${sample}${folder}`, { recursive: true });
  for (const [slug, draw] of Object.entries(drawings)) {
    await writeFile(`${sample}${folder}/${slug}.svg`, draw());
  }
}

await write("news", scenes);
await write("logos", logos);
