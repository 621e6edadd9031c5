import { spawnSync } from "node:child_process";
import path from "node:path";

/** `npm run bench -- [name…]`: all measurements, or the named ones, one after another. */

/** Articles of the small and of the full site between which growth is measured. */
const SIZES = ["10000", "1000000"];

const MEASUREMENTS: Record<string, string[]> = {
  pages: [],
  crawl: [],
  "data-api": [],
  weight: [],
  lighthouse: [],
  start: [],
  realtime: ["200", "5000"],
  directories: SIZES,
  tracker: SIZES,
  inserts: SIZES,
  search: SIZES,
  credits: [],
  matching: [],
  "deck-review": [],
  imports: [],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(MEASUREMENTS, name));
if (unknown.length > 0) {
  console.error(
    `There is no measurement "${unknown[0]}": choose from ${Object.keys(MEASUREMENTS).join(", ")}.`,
  );
  process.exit(1);
}

const failed = Object.entries(MEASUREMENTS)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .filter(([name, settings]) => {
    const file = path.join(import.meta.dirname, `${name}.ts`);
    return spawnSync(process.execPath, [file, ...settings], { stdio: "inherit" }).status !== 0;
  })
  .map(([name]) => name);
if (failed.length > 0) {
  console.error(`Could not be measured: ${failed.join(", ")}; see the reasons above.`);
  process.exitCode = 1;
}
