import { measureDecks } from "./decks.ts";

/** How good the offline reviews are, on our own labelled set: `npm run eval`. */
const measures = await measureDecks((line) => console.log(line));
console.log();
for (const [name, value] of Object.entries(measures)) {
  console.log(`${name.padEnd(26)} ${Number.isInteger(value) ? value : value.toFixed(3)}`);
}
