import path from "node:path";
import { readDotEnv } from "./setup/dot-env.mjs";

const ROOT = path.resolve(import.meta.dirname, "..");

/** The settings as the server reads them: the environment, and `.env` behind it. */
export function readSettings(root = ROOT): NodeJS.Dict<string> {
  return { ...readDotEnv(path.join(root, ".env")), ...process.env };
}
