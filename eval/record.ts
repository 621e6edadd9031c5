import { configuredModel } from "../scripts/configured-engine.ts";
import { modelEngine } from "../server/judging/model-engine.ts";
import { openModel } from "../server/services/language-model/open-model.ts";
import { matchEntry, readCriteriaEntries, recordingOf } from "./criteria.ts";
import { readStoryEntries, recordingOfStory, writeStory } from "./newsroom.ts";
import { readRealisticDecks, reviewRealistic } from "./realistic-decks.ts";
import { recordingModel } from "./recorded-model.ts";

/**
 * `node eval/record.ts [deck, criteria or story…]`: asks the configured model (`AI_…`) about the
 * realistic decks, the criteria and the newsroom's stories, all or the named ones, and keeps its
 * answers in `eval/recorded/`.
 */
const settings = configuredModel();
if (!settings) throw new Error("No model is configured: AI_BASE_URL and AI_MODEL are not set.");

const named = process.argv.slice(2);

/** Asks one after another; a failure does not stop the rest. */
async function record(id: string, ask: () => Promise<string>): Promise<void> {
  if (named.length > 0 && !named.includes(id)) return;
  try {
    console.log(`${id} ${await ask()}`);
  } catch (error) {
    console.error(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

for (const story of readStoryEntries()) {
  await record(story.id, async () => {
    const model = recordingModel(openModel(settings), recordingOfStory(story.id));
    const { faults, translations } = await writeStory(story, model);
    const stopped = translations.filter((one) => one.faults.length > 0);
    return [...faults, ...stopped.map(({ language }) => ({ code: language }))]
      .map(({ code }) => code)
      .join(", ");
  });
}
const engineFor = (name: string) => modelEngine(recordingModel(openModel(settings), name));
for (const entry of readCriteriaEntries()) {
  await record(entry.id, async () => {
    const matches = await matchEntry(entry, engineFor(recordingOf(entry.id)));
    return matches.map(({ id, rate }) => `${id} ${rate}`).join(", ");
  });
}
for (const deck of readRealisticDecks()) {
  await record(deck.id, async () => {
    const { score } = await reviewRealistic(deck, engineFor(deck.id));
    return String(score);
  });
}
