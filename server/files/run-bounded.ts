import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { Readable } from "node:stream";
import { type Drawing, processBounds } from "./process-bounds.ts";
import { Turnstile } from "./turnstile.ts";

const TIMEOUT_MS = 30_000;
/** Until a process is ready. */
const START_MS = 30_000;
const MEMORY_MB = 640;
/** What Node reserves at its start without using it; Linux counts it too. */
const RESERVED_MB = 560;
/** The machine also has a site to serve. */
const AT_ONCE = 2;
/** Sets the limits, at a lower priority; the CPU limit also holds when the server is gone. */
const LIMITED = 'ulimit -d "$0" && ulimit -t 60 && ulimit -c 0 && exec nice -n 10 "$@"';
const MAX_COMPLAINT_BYTES = 8192;

const turnstile = new Turnstile(AT_ONCE);

type Given = {
  file: string;
  args: string[];
  maxAnswerBytes: number;
  /** The native code that it needs, if it draws. */
  drawsWith?: Drawing | undefined;
};
export type ProcessLimits = { timeoutMs?: number; memoryMb?: number };

/**
 * Runs one of our programs on a stranger's file, in a separate process that can read nothing else,
 * and returns the line that it ends with, or nothing when it was killed for time or memory. The
 * program's first line says that it has started.
 * @throws Error when the process could not be started
 */
export async function runBounded(
  program: string,
  { file, args, maxAnswerBytes, drawsWith }: Given,
  limits: ProcessLimits,
): Promise<string | undefined> {
  return turnstile.pass(async () => {
    const child = start(program, { file: path.resolve(file), args, drawsWith }, limits);
    const [answer, complaint] = await Promise.all([
      firstBytes(child.stdio[3], maxAnswerBytes),
      firstBytes(child.stderr, MAX_COMPLAINT_BYTES),
      ended(child),
    ]);
    const [ready, verdict] = answer.split("\n");
    // A process that cannot even start says nothing about the file.
    if (!ready) throw new Error(`${path.basename(program)} did not start: ${complaint.trim()}`);
    return verdict || undefined;
  });
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
  // The file's time begins with its first line: a busy machine that starts slowly is no fault of the file.
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
