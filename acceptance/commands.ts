import { execFile } from "node:child_process";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");

type CommandEnded = { code: number; said: string };

/** Runs a command of the operator, such as `scripts/credits.ts`, on a data folder. */
export function runCommand(
  script: string,
  args: readonly string[],
  dataDirectory: string,
  settings: Record<string, string> = {},
): Promise<CommandEnded> {
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDirectory, ...settings };
  return new Promise((resolve) => {
    const node = path.join(ROOT, "node_modules", "node", "bin", "node");
    execFile(node, [script, ...args], { cwd: ROOT, env }, (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, said: out + err });
    });
  });
}
