import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run } from "./install.mjs";
import { environment, NODE, ROOT } from "./paths.mjs";

/** What the built app is made from. */
const SOURCES = [
  "app",
  "contracts",
  "desk",
  "public",
  "scripts/vite",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];
const STAMP = path.join(ROOT, "build", ".sources");

/** Builds the app when a source of it has changed since the last time. */
export async function ensureBuilt() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  console.log("Building the app …");
  const options = { env: environment(), stdio: ["ignore", "ignore", "inherit"] };
  const site = await run(NODE, ["node_modules/@react-router/dev/bin.cjs", "build"], options);
  const desk = ["node_modules/vite/bin/vite.js", "build", "--config", "desk/vite.config.ts"];
  const built = site === 0 ? await run(NODE, desk, options) : site;
  const compressed = built === 0 ? await run(NODE, ["scripts/setup/compress.mjs"], options) : 1;
  if (compressed !== 0) {
    console.error("Benih did not start: the app could not be built; see the reason above.");
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

function fingerprint() {
  const hash = createHash("sha256");
  const visit = (entry) => {
    const file = path.join(ROOT, entry);
    const stat = statSync(file);
    if (stat.isDirectory())
      for (const name of readdirSync(file).sort()) visit(path.join(entry, name));
    else hash.update(`${entry} ${stat.size} ${Math.round(stat.mtimeMs)}\n`);
  };
  for (const source of SOURCES) visit(source);
  return hash.digest("hex");
}
