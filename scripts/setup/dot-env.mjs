import { existsSync, readFileSync } from "node:fs";

/**
 * The settings in a file such as `.env`, read alike by the server and every command, because one
 * must be able to decrypt what another encrypted. A value extends to the end of its line, without
 * quotes around it.
 */
export function readDotEnv(file) {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  const settings = lines.flatMap((line) => {
    const match = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    return match ? [[match[1], match[2].replace(/^(["'])(.*)\1$/, "$2")]] : [];
  });
  return Object.fromEntries(settings);
}
