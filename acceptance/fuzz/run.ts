import { parseArgs } from "node:util";
import { exchange } from "./exchange.ts";
import { createFindings, describeFinding } from "./findings.ts";
import { fuzz, shotsOf, visitorAddress } from "./fuzz.ts";
import { type ServerUnderFire, startServerUnderFire } from "./server-under-fire.ts";
import { type Surface, show } from "./shot.ts";
import { allSurfaces } from "./surfaces.ts";

/**
 * `npm run fuzz -- [--minutes 60] [--seed 1] [--count 400] [--surface "data API" [--index 17]]`:
 * fires at its own server, round after round with the next seed, `count` times a surface. With an
 * index, only that one shot is repeated, and its outcome is shown.
 */
const REPORT_EVERY_MS = 60_000;
const SLOW_MS = 5000;

type Settings = {
  minutes: number;
  seed: number;
  count: number;
  surface: string | undefined;
  index: number | undefined;
};

function readSettings(): Settings {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "60" },
      seed: { type: "string", default: process.env.FUZZ_SEED || "1" },
      count: { type: "string", default: "400" },
      surface: { type: "string" },
      index: { type: "string" },
    },
  });
  const minutes = Number(values.minutes);
  const seed = Number(values.seed);
  const count = Number(values.count);
  const index = values.index === undefined ? undefined : Number(values.index);
  if (!(minutes > 0) || !Number.isInteger(seed) || !(count > 0)) {
    throw new Error("--minutes and --count take a number above 0, --seed a whole number.");
  }
  return { minutes, seed, count, index, surface: values.surface };
}

const settings = readSettings();
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    stopping = true;
  });
}

const server = await startServerUnderFire();
try {
  const surfaces = allSurfaces(await server.description());
  const chosen = surfaces.filter(({ name }) => (settings.surface ?? name) === name);
  if (chosen.length === 0) {
    throw new Error(`Choose a surface from: ${surfaces.map(({ name }) => name).join(", ")}`);
  }
  if (settings.index !== undefined) await makeAgain(server, chosen, settings.index);
  else await runRounds(server, chosen);
} finally {
  await server.discard();
}

async function runRounds(server: ServerUnderFire, surfaces: Surface[]): Promise<void> {
  const { minutes, count } = settings;
  console.log(`Seed ${settings.seed}, ${minutes} minutes.`);
  const findings = createFindings((finding) => console.log(`\n${describeFinding(finding)}\n`));
  const totals = new Map<string, number>();
  const began = Date.now();
  const isOver = () => stopping || Date.now() >= began + minutes * 60_000;
  const tell = () => {
    const kinds = [...totals].sort(([, a], [, b]) => b - a).map((each) => each.join(" "));
    const sent = [...totals.values()].reduce((sum, times) => sum + times, 0);
    console.log(
      `${((Date.now() - began) / 60_000).toFixed(1)} min: ${sent} requests, ${findings.all().length} findings, ${server.memory()} MB, ${server.restarts()} restarts (${kinds.join(", ")})`,
    );
  };
  let told = began;
  for (let seed = settings.seed; !isOver(); seed += 1) {
    for (const surface of surfaces) {
      if (isOver()) break;
      const { ends, slowest } = await fuzz(server, surface, { seed, count, findings });
      for (const [name, times] of ends) totals.set(name, (totals.get(name) ?? 0) + times);
      if (slowest && slowest.ms > SLOW_MS) {
        const { index, shot } = slowest.attempt;
        console.log(
          `Slow: ${surface.name}, ${slowest.ms} ms, seed ${seed}, index ${index}: ${show(shot)}`,
        );
      }
      if (Date.now() - told >= REPORT_EVERY_MS) {
        told = Date.now();
        tell();
      }
    }
  }
  console.log("\nSummary");
  tell();
  for (const finding of findings.all()) console.log(`\n${describeFinding(finding)}`);
  process.exitCode = findings.all().length > 0 ? 1 : 0;
}

/** Sends one shot of a run and shows its outcome. */
async function makeAgain(
  server: ServerUnderFire,
  surfaces: Surface[],
  index: number,
): Promise<void> {
  for (const surface of surfaces) {
    const shot = shotsOf(surface, settings.seed, index + 1)[index];
    if (!shot) throw new Error(`There is no shot ${index}`);
    const from = shot.fromThisMachine ? undefined : visitorAddress(index);
    const before = server.log().length;
    const outcome = await exchange(shot, { port: server.portFor(shot), fill: server.fill }, from);
    const alive = await server.isAlive();
    console.log(show(shot), outcome, alive ? "alive" : "ended", server.log().slice(before));
  }
}
