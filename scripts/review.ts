import path from "node:path";
import { reviewFiles } from "../server/domain/engine/review-files.ts";
import { configuredEngine } from "./configured-engine.ts";

/**
 * Reviews decks by the configured engine, without a running server, and prints one JSON object by file name:
 *
 *     npm run --silent review -- deck.pdf [more.pdf…]
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("npm run --silent review -- deck.pdf [more.pdf…]");
  process.exit(2);
}
const today = new Date().toISOString().slice(0, 10);
// npm runs scripts in the project's folder; file names are relative to the caller's.
const from = process.env.INIT_CWD ?? process.cwd();
const answers = await reviewFiles(
  files.map((file) => ({ name: file, path: path.resolve(from, file) })),
  today,
  configuredEngine(),
);
process.stdout.write(`${JSON.stringify(answers, null, 2)}\n`);
process.exitCode = Object.values(answers).some((answer) => "score" in answer) ? 0 : 1;
