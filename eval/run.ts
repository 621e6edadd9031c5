import { measureDecks } from "./decks.ts";
import { measureMatching } from "./matching.ts";

/** How good the offline reviews and matches are, on labelled sets of ours: `npm run eval`. */
const say = (line: string) => console.log(line);
const measures = { ...(await measureDecks(say)), ...measureMatching(say) };
console.log();
for (const [name, value] of Object.entries(measures)) {
  console.log(`${name.padEnd(36)} ${Number.isInteger(value) ? value : value.toFixed(3)}`);
}
