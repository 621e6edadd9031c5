import { spawnSync } from "node:child_process";
import path from "node:path";
import { ROOT } from "../testing/launched-program.ts";

/** An account without rights: it shows what works only for root. */
export const NOBODY = { uid: 65_534, gid: 65_534 };

/** Whether that account can reach the product's files and Node. */
export function canStartAs(user: { uid: number; gid: number }): boolean {
  const program = path.join(ROOT, "node_modules", ".bin", "node");
  return spawnSync(program, ["--version"], { ...user, cwd: ROOT }).status === 0;
}
