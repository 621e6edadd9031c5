import type pg from "pg";
import type { Constraint } from "../../../contracts/constraints.ts";
import { NO_MATCH } from "../../../contracts/credits.ts";
import { LANGUAGES } from "../../../contracts/languages.ts";
import type { Engine } from "../../judging/engine.ts";
import { onFirstUse } from "../../on-first-use.ts";
import { noteActivity } from "../account/note-activity.ts";
import { readRole } from "../account/read-role.ts";
import { refundRun } from "../credits/spend.ts";
import { RunFailed, type RunWork } from "../runs/perform-run.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { readingForRun } from "./read-criteria.ts";
import { MOST_RESULTS, saveResults } from "./save-results.ts";
import { searchFor } from "./search-for.ts";
import { readSubject, type Subject } from "./subject.ts";
import { investorFactsOf, startupFactsOf } from "./subject-facts.ts";

/** Compares the person's profile with all of the other side (spec §4). */
export function matchWork({ pool, engine }: { pool: pg.Pool; engine: Engine }): RunWork {
  return async (run) => {
    const { userId, language } = run;
    await run.tell("gathering");
    const role = await readRole(pool, run);
    const subject = role && (await readSubject(pool, userId, role));
    if (!subject || fingerprintOf(subject) !== run.fingerprint) {
      throw new RunFailed("profile_changed");
    }
    const today = new Date();
    const reading = await readingForRun(pool, engine, subject, run);
    const asked = reading ? withReading(subject, reading) : subject;
    const search = await searchFor(pool, asked, { today, language });
    await run.tell("ranking");
    const otherLanguages = LANGUAGES.filter((other) => other !== language);
    const options = {
      today,
      language,
      otherLanguages,
      comparesPoints: true,
      limit: MOST_RESULTS,
    };
    const matches = await engine.rankMatches(search, options, run);
    await run.tell("explaining");
    return async (client) => {
      const kept = await saveResults(client, run.id, search.direction, matches);
      // Nobody pays for an empty list.
      if (kept === 0) await refundRun(client, run.id, NO_MATCH);
      await noteActivity(client, run, "matches_found");
    };
  };
}

/** The same person, with their criteria as a model has read them. What they confirmed goes before it. */
export function withReading(subject: Subject, reading: readonly Constraint[]): Subject {
  return subject.direction === "startups"
    ? { ...subject, facts: onFirstUse(() => startupFactsOf(subject, reading)) }
    : { ...subject, facts: onFirstUse(() => investorFactsOf(subject, reading)) };
}
