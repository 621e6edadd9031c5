import { measureCriteria } from "./criteria.ts";
import { measureDecks } from "./decks.ts";
import { DECK_SETS } from "./described-deck.ts";
import { learnStories } from "./learn-stories.ts";
import { measureMatching } from "./matching.ts";
import { measureNewsroom } from "./newsroom.ts";
import { measureRealistic } from "./realistic.ts";
import { measureStories } from "./stories.ts";

/**
 * How good reviews, matches and the newsroom's articles are, on labelled sets, each by itself: `npm
 * run eval`, or some of them: `npm run eval -- newsroom`.
 */
const say = (line: string) => console.log(line);

function tell(measures: Record<string, number>): void {
  console.log();
  for (const [name, value] of Object.entries(measures)) {
    console.log(`${name.padEnd(36)} ${Number.isInteger(value) ? value : value.toFixed(3)}`);
  }
  console.log();
}

const named = process.argv.slice(2);
const isAsked = (name: string) => named.length === 0 || named.includes(name);

if (isAsked("newsroom")) {
  const measures = await measureNewsroom(say);
  console.log("Newsroom, with recorded answers");
  tell(measures);
}
if (isAsked("realistic")) {
  for (const how of ["rules", "recorded"] as const) {
    for (const [group, measures] of await measureRealistic(how, say)) {
      console.log(
        `Realistic decks, ${how === "rules" ? "by rules alone" : "with recorded answers"}: ${group}`,
      );
      tell(measures);
    }
  }
}
if (isAsked("criteria")) {
  for (const how of ["rules", "recorded"] as const) {
    for (const [group, measures] of await measureCriteria(how, say)) {
      console.log(
        `Criteria, ${how === "rules" ? "by grammar" : "with recorded answers"}: ${group}`,
      );
      tell(measures);
    }
  }
}
if (isAsked("decks")) {
  for (const set of DECK_SETS) {
    console.log(`Decks: ${set}`);
    tell(await measureDecks(set, say));
  }
}
if (isAsked("matching")) tell(measureMatching(say));
// It writes the weights that the product uses, so it runs only when it is named.
if (named.includes("learn-stories")) {
  console.log("Stories of feeds, each set by what was learned from the others");
  tell(learnStories(say));
}
if (isAsked("stories")) {
  for (const [group, measures] of measureStories(say)) {
    console.log(`Stories of feeds, ${group}`);
    tell(measures);
  }
}
