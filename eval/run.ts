import { measureDecks } from "./decks.ts";
import { DECK_SETS } from "./described-deck.ts";
import { measureMatching } from "./matching.ts";

/** How good the offline reviews and matches are, on labelled sets of ours, each apart: `npm run eval`. */
const say = (line: string) => console.log(line);

function tell(measures: Record<string, number>): void {
  console.log();
  for (const [name, value] of Object.entries(measures)) {
    console.log(`${name.padEnd(36)} ${Number.isInteger(value) ? value : value.toFixed(3)}`);
  }
  console.log();
}

for (const set of DECK_SETS) {
  console.log(`Decks: ${set}`);
  tell(await measureDecks(set, say));
}
tell(measureMatching(say));
