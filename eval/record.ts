import { configuredModel } from "../scripts/configured-engine.ts";
import { modelEngine } from "../server/judging/model-engine.ts";
import { openModel } from "../server/services/language-model/open-model.ts";
import { matchEntry, readCriteriaEntries, recordingOf } from "./criteria.ts";
import { readRealisticDecks, reviewRealistic } from "./realistic-decks.ts";
import { recordingModel } from "./recorded-model.ts";

/**
 * `node eval/record.ts [deck or criteria…]`: asks the configured model (`AI_…`) about the realistic decks and
 * the criteria, all or those named, and keeps its answers in `eval/recorded/`.
 */
const settings = configuredModel();
if (!settings) throw new Error("No model is configured: AI_BASE_URL and AI_MODEL are not set.");

const named = process.argv.slice(2);
for (const entry of readCriteriaEntries()) {
  if (named.length > 0 && !named.includes(entry.id)) continue;
  const model = recordingModel(openModel(settings), recordingOf(entry.id));
  try {
    const matches = await matchEntry(entry, modelEngine(model));
    console.log(`${entry.id} ${matches.map(({ id, rate }) => `${id} ${rate}`).join(", ")}`);
  } catch (error) {
    console.error(`${entry.id}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
for (const deck of readRealisticDecks()) {
  if (named.length > 0 && !named.includes(deck.id)) continue;
  try {
    const { score } = await reviewRealistic(
      deck,
      modelEngine(recordingModel(openModel(settings), deck.id)),
    );
    console.log(`${deck.id} ${score}`);
  } catch (error) {
    console.error(`${deck.id}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
