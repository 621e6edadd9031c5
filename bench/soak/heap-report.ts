import { appendFileSync } from "node:fs";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread, threadId } from "node:worker_threads";

/**
 * Loaded into the server with `--import`: each of its threads writes the memory in use after a
 * collection, every half minute, to a file of its own below HEAP_FOLDER. The product itself never
 * loads it.
 */

const EVERY_MS = 30_000;

const folder = process.env.HEAP_FOLDER;
if (folder !== undefined) {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  const name = path.basename(process.argv[1] ?? "", ".ts");
  const file = path.join(folder, `${name}-${process.pid}-${isMainThread ? 0 : threadId}.jsonl`);
  const report = () => {
    if (typeof collect === "function") collect();
    const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
    const row = { at: Date.now(), heapUsed, external, arrayBuffers, rss };
    appendFileSync(file, `${JSON.stringify(row)}\n`);
  };
  setInterval(report, EVERY_MS).unref();
}
