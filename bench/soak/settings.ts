import { parseArgs } from "node:util";

export type Settings = {
  minutes: number;
  /** Seconds between two kills; undefined for none. */
  killEvery: number | undefined;
  /** How long nothing is killed at first: memory is judged by this part. */
  calmMinutes: number;
  /** The share of all processors for the server and PostgreSQL. */
  share: number;
  output: string;
  /** Whether threads report the memory in use after a collection. */
  heap: boolean;
};

/** People stay signed in for twelve hours. */
const LONGEST_MINUTES = 11 * 60;

/** @throws Error what is wrong with the arguments. */
export function readSettings(given: string[]): Settings {
  const { values } = parseArgs({
    args: given,
    options: {
      hours: { type: "string" },
      minutes: { type: "string" },
      "kill-every": { type: "string", default: "60" },
      calm: { type: "string", default: "0.5" },
      share: { type: "string", default: "0.5" },
      output: { type: "string", default: "soak.json" },
      heap: { type: "boolean", default: false },
    },
  });
  const minutes = values.minutes ? Number(values.minutes) : Number(values.hours ?? "2") * 60;
  const kill = values["kill-every"];
  const killEvery = kill === "off" ? undefined : Number(kill);
  const calm = killEvery === undefined ? 1 : Number(values.calm);
  const share = Number(values.share);
  if (process.platform !== "linux") throw new Error("The soak reads /proc: run it on Linux.");
  if (!(minutes > 0 && minutes <= LONGEST_MINUTES)) {
    throw new Error(`--minutes takes a number up to ${LONGEST_MINUTES}, --hours as many.`);
  }
  if (killEvery !== undefined && !(killEvery >= 10)) {
    throw new Error("--kill-every takes seconds, 10 at least, or off.");
  }
  if (!(calm >= 0 && calm <= 1)) {
    throw new Error("--calm takes the part of the time without kills, such as 0.5.");
  }
  if (!(share > 0 && share < 1))
    throw new Error("--share takes a part of the machine, such as 0.5.");
  const { output, heap } = values;
  return { minutes, killEvery, calmMinutes: minutes * calm, share, output, heap };
}
