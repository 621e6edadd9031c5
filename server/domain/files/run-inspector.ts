import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { Readable } from "node:stream";
import { type Inspection, inspection } from "./pdf/inspection.ts";
import { processBounds } from "./process-bounds.ts";
import { Turnstile } from "./turnstile.ts";

const INSPECTOR = path.join(import.meta.dirname, "pdf/inspector.ts");
const TIMEOUT_MS = 30_000;
const MEMORY_MB = 640;
/** What Node reserves at its start without using it; Linux counts it too. */
const RESERVED_MB = 560;
/** The machine has a site to serve meanwhile. */
const AT_ONCE = 2;
/** Sets the limits, at a lower priority; the one of CPU seconds also holds when the server is gone. */
const LIMITED = 'ulimit -d "$0" && ulimit -t 60 && ulimit -c 0 && exec nice -n 10 "$@"';
const MAX_ANSWER_BYTES = 8192;

const turnstile = new Turnstile(AT_ONCE);

type Verdict = Exclude<Inspection, { state: "ready" }>;
const TOO_MUCH: Verdict = { state: "refused", problem: "pdf_too_complex" };

/** Reads a PDF in a process of its own. One that is killed, for time or memory, found it too complex. */
export async function runInspector(
  file: string,
  limits: { maxPages: number; timeoutMs?: number; memoryMb?: number },
): Promise<Verdict> {
  return turnstile.pass(() => inspect(file, limits));
}

async function inspect(
  file: string,
  { maxPages, timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB }: Parameters<typeof runInspector>[1],
): Promise<Verdict> {
  const absolute = path.resolve(file);
  // The shell is there for the words that set limits; it then becomes the process itself.
  const child = spawn(
    "/bin/sh",
    [
      "-c",
      LIMITED,
      String((memoryMb + RESERVED_MB) * 1024),
      process.execPath,
      ...processBounds(absolute, memoryMb),
      INSPECTOR,
      absolute,
      String(maxPages),
    ],
    {
      env: {},
      stdio: ["ignore", "ignore", "pipe", "pipe"],
      timeout: timeoutMs,
      killSignal: "SIGKILL",
    },
  );
  const [answer, complaint] = await Promise.all([
    firstBytes(child.stdio[3]),
    firstBytes(child.stderr),
    ended(child),
  ]);
  return verdictOf(answer, complaint);
}

/** @throws Error when the process could not be started */
async function ended(child: ChildProcess): Promise<void> {
  await once(child, "close");
}

/** What the process says, as much of it as is ours: the rest runs through, so that nothing stalls. */
async function firstBytes(stream: unknown): Promise<string> {
  const kept: Buffer[] = [];
  let length = 0;
  if (!(stream instanceof Readable)) return "";
  for await (const chunk of stream) {
    if (length < MAX_ANSWER_BYTES) kept.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(kept).toString().slice(0, MAX_ANSWER_BYTES);
}

function verdictOf(answer: string, complaint: string): Verdict {
  const [ready, verdict] = answer.split("\n");
  // A process that cannot even start says nothing about the file.
  if (!ready) throw new Error(`The PDF inspector did not start: ${complaint.trim()}`);
  if (!verdict) return TOO_MUCH;
  const said = inspection.parse(JSON.parse(verdict));
  return said.state === "ready" ? TOO_MUCH : said;
}
