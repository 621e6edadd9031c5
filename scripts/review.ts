import { parseArgs } from "node:util";
import { z } from "zod";
import { dayInRegion } from "../contracts/days.ts";
import { reviewFiles } from "../server/judging/review-files.ts";
import { configuredEngine } from "./configured-engine.ts";
import { typedPath } from "./typed-path.ts";

/**
 * Reviews decks by the configured engine, without a running server, and prints one JSON object by file name:
 *
 *     npm run --silent review -- [--today 2026-11-22] deck.pdf [more.pdf…]
 */
const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  options: { today: { type: "string" } },
});
const today = z.iso.date().safeParse(values.today ?? dayInRegion(Date.now()));
if (files.length === 0 || !today.success) {
  console.error("npm run --silent review -- [--today YYYY-MM-DD] deck.pdf [more.pdf…]");
  process.exit(2);
}
// npm runs scripts in the project's folder; file names are relative to the caller's.
const answers = await reviewFiles(
  files.map((file) => ({ name: file, path: typedPath(file) })),
  today.data,
  await configuredEngine(),
);
process.stdout.write(`${JSON.stringify(answers, null, 2)}\n`);
process.exitCode = Object.values(answers).some((answer) => "score" in answer) ? 0 : 1;
