import path from "node:path";
import { placesIn } from "../embedded/places.ts";
import { readDotEnv } from "./setup/dot-env.mjs";

const ROOT = path.resolve(import.meta.dirname, "..");

/** The settings as the server reads them: the environment, and `.env` behind it. */
export function readSettings(root = ROOT): NodeJS.Dict<string> {
  return { ...readDotEnv(path.join(root, ".env")), ...process.env };
}

/** Where a server on this machine keeps its data, for commands that need no other setting. */
export function dataDirectoryIn({ DATA_DIR }: NodeJS.Dict<string>): string {
  return path.resolve(DATA_DIR || "./data");
}

/** Where its keys are. */
export function secretsFileIn(settings: NodeJS.Dict<string>): string {
  return path.resolve(settings.SECRETS_FILE || placesIn(dataDirectoryIn(settings)).secrets);
}
