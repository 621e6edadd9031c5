import { parseArgs } from "node:util";

export type Settings = {
  minutes: number;
  /** Seconds between two kills; undefined for none. */
  killEvery: number | undefined;
  /** Of all processors, for the server and PostgreSQL. */
  share: number;
  output: string;
  /** Whether threads report what is in use after a collection. */
  heap: boolean;
};

/** @throws Error what is wrong with the arguments. */
export function readSettings(given: string[]): Settings {
  const { values } = parseArgs({
    args: given,
    options: {
      hours: { type: "string" },
      minutes: { type: "string" },
      "kill-every": { type: "string", default: "60" },
      share: { type: "string", default: "0.5" },
      output: { type: "string", default: "soak.json" },
      heap: { type: "boolean", default: false },
    },
  });
  const minutes = values.minutes ? Number(values.minutes) : Number(values.hours ?? "2") * 60;
  const kill = values["kill-every"];
  const killEvery = kill === "off" ? undefined : Number(kill);
  const share = Number(values.share);
  if (!(minutes > 0)) throw new Error("--hours and --minutes take a number above 0.");
  if (killEvery !== undefined && !(killEvery >= 10)) {
    throw new Error("--kill-every takes seconds, 10 at least, or off.");
  }
  if (!(share > 0 && share < 1))
    throw new Error("--share takes a part of the machine, such as 0.5.");
  return { minutes, killEvery, share, output: values.output, heap: values.heap };
}
