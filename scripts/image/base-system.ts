import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";

const MIRROR = "http://deb.debian.org/debian";
const inherit = { stdio: "inherit" } as const;

/**
 * Builds what the base image contains: a minimal Debian, the pinned Node, npm and the account
 * `node`.
 * @param debian a folder that debootstrap has filled before; without one it is filled now.
 */
export function makeBaseSystem(folder: string, debian: string | undefined): void {
  if (debian) execFileSync("cp", ["-a", debian, folder], inherit);
  else {
    const options = ["--variant=minbase", "bookworm", folder, MIRROR];
    execFileSync("debootstrap", options, { stdio: ["ignore", "ignore", "inherit"] });
  }
  const local = path.join(folder, "usr/local");
  cpSync(process.execPath, path.join(local, "bin/node"));
  const npmProgram = execFileSync("sh", ["-c", 'realpath "$(command -v npm)"'], {
    encoding: "utf8",
  });
  const npm = path.resolve(npmProgram.trim(), "../..");
  mkdirSync(path.join(local, "lib/node_modules"), { recursive: true });
  cpSync(npm, path.join(local, "lib/node_modules/npm"), { recursive: true });
  const link = path.join(local, "bin/npm");
  if (!existsSync(link)) symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", link);
  appendFileSync(path.join(folder, "etc/passwd"), "node:x:1000:1000::/home/node:/bin/bash\n");
  appendFileSync(path.join(folder, "etc/group"), "node:x:1000:\n");
}
