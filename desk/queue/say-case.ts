import { useMessages } from "../../app/i18n/messages-context.tsx";
import type { DeskCase } from "../../contracts/desk/cases.ts";

/** What a case is about, in a line. */
export function useSaySubject(): (one: DeskCase) => string {
  const t = useMessages("deskQueue");
  return ({ kind, subjectKind, subjectTitle, subjectPath, details }) => {
    if (kind === "run") {
      const service = SERVICES.find((one) => one === details.service);
      const problem = PROBLEMS.find((one) => one === details.problem);
      return t("runTitle", {
        service: service ? t(`service_${service}`) : (details.service ?? ""),
        problem: problem ? t(`problem_${problem}`) : (details.problem ?? ""),
      });
    }
    if (kind === "duplicate") {
      return t("pairTitle", { first: subjectTitle, second: details.otherTitle ?? "" });
    }
    if (subjectTitle !== "") return subjectTitle;
    if (subjectKind === "funding") return t("subjectFunding");
    if (subjectKind === "site") return t("subjectSite");
    return subjectPath ?? t("untitled");
  };
}

const SERVICES = ["deck_review", "publish", "match"] as const;
const PROBLEMS = ["took_too_long", "engine_unavailable", "failed"] as const;
