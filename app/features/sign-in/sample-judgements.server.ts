import type { Language } from "../../../contracts/languages.ts";
import judgements from "./sample-judgements.json" with { type: "json" };

export type SampleJudgements = (typeof judgements)["en"];

/** A review and a match of the sample content, as the rules word them (server/judging/sample-judgements.test.ts). */
export function sampleJudgements(language: Language): SampleJudgements {
  return judgements[language];
}
