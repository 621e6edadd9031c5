import { measureCriteria } from "./criteria.ts";
import { measureDecks } from "./decks.ts";
import { DECK_SETS } from "./described-deck.ts";
import { measureMatching } from "./matching.ts";
import { measureRealistic } from "./realistic.ts";

/** How good reviews and matches are, on labelled sets, each apart: `npm run eval`. */
const say = (line: string) => console.log(line);

function tell(measures: Record<string, number>): void {
  console.log();
  for (const [name, value] of Object.entries(measures)) {
    console.log(`${name.padEnd(36)} ${Number.isInteger(value) ? value : value.toFixed(3)}`);
  }
  console.log();
}

for (const how of ["rules", "recorded"] as const) {
  for (const [group, measures] of await measureRealistic(how, say)) {
    console.log(
      `Realistic decks, ${how === "rules" ? "by rules alone" : "with recorded answers"}: ${group}`,
    );
    tell(measures);
  }
}
for (const how of ["rules", "recorded"] as const) {
  for (const [group, measures] of await measureCriteria(how, say)) {
    console.log(`Criteria, ${how === "rules" ? "by grammar" : "with recorded answers"}: ${group}`);
    tell(measures);
  }
}
for (const set of DECK_SETS) {
  console.log(`Decks: ${set}`);
  tell(await measureDecks(set, say));
}
tell(measureMatching(say));
