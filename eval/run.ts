import { measureDecks } from "./decks.ts";
import { measureMatching } from "./matching.ts";

/** How good the offline reviews and matches are, on labelled sets of ours: `npm run eval`. */
const say = (line: string) => console.log(line);
const measures = { ...(await measureDecks(say)), ...measureMatching(say) };
console.log();
for (const [name, value] of Object.entries(measures)) {
  console.log(`${name.padEnd(36)} ${Number.isInteger(value) ? value : value.toFixed(3)}`);
import { DECK_SETS } from "./described-deck.ts";

/** How good the offline reviews are, on our own labelled sets, each apart: `npm run eval`. */
for (const set of DECK_SETS) {
  console.log(`Decks: ${set}`);
  const measures = await measureDecks(set, (line) => console.log(line));
  console.log();
  for (const [name, value] of Object.entries(measures)) {
    console.log(`${name.padEnd(26)} ${Number.isInteger(value) ? value : value.toFixed(3)}`);
  }
  console.log();
}
