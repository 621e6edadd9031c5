import { RUN_PROBLEM_WORDS } from "../../app/features/runs/run-problem-words.ts";
import { RUN_PROBLEMS } from "../../contracts/runs.ts";

/** The word for why a run failed; codes that no longer exist count as unexpected. */
export function problemWord(problem: string) {
  const known = RUN_PROBLEMS.find((one) => one === problem) ?? "failed";
  return RUN_PROBLEM_WORDS[known];
}
