import type pg from "pg";
import { dayInRegion } from "../../../contracts/days.ts";
import type { Engine } from "../../judging/engine.ts";
import { findingWordsInOthers } from "../../judging/profiles/other-words.ts";
import { holdUnlocked } from "../account/locked.ts";
import { noteActivity } from "../account/note-activity.ts";
import { holdFile } from "../profile-files/file-rows.ts";
import { readFile } from "../profile-files/read-file.ts";
import { RunFailed, type RunWork } from "../runs/perform-run.ts";
import { fingerprintOfDraft } from "./fingerprint.ts";
import { type EvidenceMeans, gatherEvidence } from "./gather-evidence.ts";
import { publishSnapshot } from "./publish-snapshot.ts";
import { readDraft } from "./read-draft.ts";
import { readProfile } from "./read-profile.ts";

/** Has the profile reviewed and, when it passes, published (spec §4). */
export function publishWork(
  means: EvidenceMeans & { engine: Engine; logoAddress(path: string): string },
): RunWork {
  const { pool, engine } = means;
  return async (run) => {
    await run.tell("gathering");
    const isChanged = async (client: pg.ClientBase | pg.Pool) =>
      (await fingerprintOfDraft(client, run.userId)) !== run.fingerprint;
    const judged = await readProfile(pool, run.userId);
    if (judged?.fingerprint !== run.fingerprint) throw new RunFailed("profile_changed");
    await run.tell("reading");
    const evidence = await gatherEvidence(means, { ...run, line: "paid" }, judged).catch(
      async (error: unknown) => {
        // A file that was replaced meanwhile no longer exists.
        if (await isChanged(pool)) throw new RunFailed("profile_changed");
        throw error;
      },
    );
    await run.tell("reviewing");
    const today = dayInRegion(new Date());
    const { role, draft, version } = judged;
    const known = { role, draft, ...evidence, today, language: run.language };
    const { verdict, findings } = await engine.reviewProfile(known, run);
    const otherWords = findingWordsInOthers(findings, known);
    const isApproved = verdict === "approved";
    if (isApproved) await run.tell("publishing");
    return async (client) => {
      // Locked from here on, to publish exactly what was judged.
      await readDraft(client, run.userId, role, { lock: true });
      if (!(await holdUnlocked(client, run.userId))) throw new RunFailed("failed");
      // A replacement of the logo has to wait, and then sees that the page shows the old one.
      await holdFile(client, run.userId, "logo");
      if (await isChanged(client)) throw new RunFailed("profile_changed");
      await client.query(
        `insert into public.publications (run_id, user_id, version, verdict, findings, engine, other_words,
           website, website_responded)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          run.id,
          run.userId,
          version,
          verdict,
          JSON.stringify(findings),
          engine.name,
          JSON.stringify(otherWords),
          draft.website,
          evidence.website.state === "answers",
        ],
      );
      if (isApproved) {
        const logo = await readFile(client, run.userId, "logo");
        await publishSnapshot(client, run.userId, role, logo ? means.logoAddress(logo.path) : "");
      }
      await noteActivity(
        client,
        run,
        isApproved ? "profile_published" : "profile_rejected",
        draft.name,
      );
    };
  };
}
