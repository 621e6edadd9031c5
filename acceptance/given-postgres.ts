import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { node, ROOT } from "../testing/launched-program.ts";

/** A PostgreSQL that no server runs; its superuser has the name that common images use. */
export async function startPostgres(
  folder: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const program = path.join(ROOT, "embedded", "postgres", "test-program.ts");
  const child = spawn(node(), [program, folder, "postgres"], {
    // The channel lets it notice that the tests have ended.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const early = ended.then(() => {
    throw new Error("PostgreSQL did not start");
  });
  const [address] = await Promise.race([child.stdout ? once(child.stdout, "data") : early, early]);
  early.catch(() => undefined);
  return {
    url: String(address).trim(),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
