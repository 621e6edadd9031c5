import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { Readable } from "node:stream";
import { type Drawing, processBounds } from "./process-bounds.ts";

const TIMEOUT_MS = 30_000;
/** The time for a process to become ready: half a second of a processor, which it yields to everybody else. */
const START_MS = 120_000;
/** After this it has surely ended. */
export const LONGEST_RUN_MS = START_MS + TIMEOUT_MS;
const MEMORY_MB = 640;
/** Memory that Node reserves at its start without using it, and that Linux counts. */
const RESERVED_MB = 560;
/** Sets the limits, at a lower priority; the CPU limit also holds when the server is gone. */
const LIMITED = 'ulimit -d "$0" && ulimit -t 60 && ulimit -c 0 && exec nice -n 10 "$@"';
const MAX_COMPLAINT_BYTES = 8192;

type Given = {
  file: string;
  args: string[];
  maxAnswerBytes: number;
  /** The native code that it needs, if it draws. */
  drawsWith?: Drawing | undefined;
};
export type ProcessLimits = {
  timeoutMs?: number;
  memoryMb?: number;
  /** Kills it. */
  signal?: AbortSignal | undefined;
};

/**
 * Runs one of our programs on a stranger's file, in a separate process that can read nothing else, and
 * returns the program's last line, or nothing if it was killed for time or memory. Its first line says
 * that it has started. The server runs it in somebody's turn (places.ts).
 * @throws Error if the process could not be started; the signal's reason
 */
export async function runBounded(
  program: string,
  { file, args, maxAnswerBytes, drawsWith }: Given,
  limits: ProcessLimits,
): Promise<string | undefined> {
  const { signal } = limits;
  signal?.throwIfAborted();
  const child = start(program, { file: path.resolve(file), args, drawsWith }, limits);
  const kill = () => child.kill("SIGKILL");
  signal?.addEventListener("abort", kill);
  try {
    const [answer, complaint] = await Promise.all([
      firstBytes(child.stdio[3], maxAnswerBytes),
      firstBytes(child.stderr, MAX_COMPLAINT_BYTES),
      ended(child),
    ]);
    signal?.throwIfAborted();
    const [ready, verdict] = answer.split("\n");
    // A process that cannot even start says nothing about the file.
    if (!ready) throw new Error(`${path.basename(program)} did not start: ${complaint.trim()}`);
    return verdict || undefined;
  } finally {
    signal?.removeEventListener("abort", kill);
  }
}

function start(
  program: string,
  { file, args, drawsWith }: Omit<Given, "maxAnswerBytes">,
  { timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB }: ProcessLimits,
): ChildProcess {
  // The shell sets the limits, and then becomes the process itself.
  const child = spawn(
    "/bin/sh",
    [
      "-c",
      LIMITED,
      String((memoryMb + RESERVED_MB) * 1024),
      process.execPath,
      ...processBounds(file, memoryMb, drawsWith),
      program,
      file,
      ...args,
    ],
    {
      env: {},
      stdio: ["ignore", "ignore", "pipe", "pipe"],
    },
  );
  let clock: NodeJS.Timeout | undefined;
  const kill = (ms: number) => {
    clearTimeout(clock);
    clock = setTimeout(() => child.kill("SIGKILL"), ms);
  };
  kill(START_MS);
  // The time begins with the first line: a slow start on a busy machine is no fault of the file.
  child.stdio[3]?.once("readable", () => kill(timeoutMs));
  child.once("close", () => clearTimeout(clock));
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  await once(child, "close");
}

/** The process's output up to a limit: the rest is discarded, so that nothing stalls. */
async function firstBytes(stream: unknown, max: number): Promise<string> {
  const kept: Buffer[] = [];
  let length = 0;
  if (!(stream instanceof Readable)) return "";
  for await (const chunk of stream) {
    if (length < max) kept.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(kept).subarray(0, max).toString();
}
