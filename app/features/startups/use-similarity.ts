import { joinNames } from "../../../contracts/lists.ts";
import { useLabel, useLanguage } from "../../i18n/messages-context.tsx";
import type { SimilarStartup } from "./read-startup.ts";

/** @returns a function that says why a company is similar: what both have in common. */
export function useSimilarity(): (other: SimilarStartup) => string {
  const label = useLabel();
  const language = useLanguage();
  return (other) => {
    const common = [
      ...other.same_industries,
      ...(other.same_country ? [other.country] : []),
      ...(other.same_venture_round ? [other.venture_round] : []),
    ];
    return joinNames(common.map(label), language);
  };
}
