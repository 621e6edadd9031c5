import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run } from "./install.mjs";
import { environment, NODE, ROOT } from "./paths.mjs";

/** What is built, from what, and by which programs. */
const PARTS = [
  {
    name: "app",
    sources: [
      "app",
      "contracts",
      "desk",
      "public",
      "scripts/vite",
      "package-lock.json",
      "vite.config.ts",
      "react-router.config.ts",
    ],
    steps: [
      ["node_modules/@react-router/dev/bin.cjs", "build"],
      ["node_modules/vite/bin/vite.js", "build", "--config", "desk/vite.config.ts"],
      ["scripts/setup/compress.mjs"],
    ],
  },
  {
    name: "server",
    sources: ["contracts", "embedded", "server", "scripts/bundle-programs.ts", "package-lock.json"],
    steps: [["scripts/bundle-programs.ts"]],
  },
];

/** Builds the app and the server, each when a source of it has changed since the last time. */
export async function ensureBuilt() {
  for (const { name, sources, steps } of PARTS) {
    const stamp = path.join(ROOT, "build", `.${name}-sources`);
    const wanted = fingerprint(sources);
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) continue;
    console.log(`Building the ${name} …`);
    for (const step of steps) {
      const options = { env: environment(), stdio: ["ignore", "ignore", "inherit"] };
      if ((await run(NODE, step, options)) === 0) continue;
      console.error(`Benih did not start: the ${name} could not be built; see the reason above.`);
      process.exit(1);
    }
    writeFileSync(stamp, wanted);
  }
}

function fingerprint(sources) {
  const hash = createHash("sha256");
  const visit = (entry) => {
    const file = path.join(ROOT, entry);
    const stat = statSync(file);
    if (stat.isDirectory())
      for (const name of readdirSync(file).sort()) visit(path.join(entry, name));
    else hash.update(`${entry} ${stat.size} ${Math.round(stat.mtimeMs)}\n`);
  };
  for (const source of sources) visit(source);
  return hash.digest("hex");
}
