import { parentPort } from "node:worker_threads";
import type { ProfileEvidence } from "../../judging/profiles/profile-evidence.ts";
import { reviewProfileByRules } from "../../judging/profiles/review-profile.ts";
import { tellLoaded } from "../../thread-loading.ts";

/** Runs in a separate thread, for one profile: review-apart.ts starts it and limits its resources. */
parentPort?.once("message", (evidence: ProfileEvidence) => {
  parentPort?.postMessage(reviewProfileByRules(evidence));
});
tellLoaded();
