import { useMessages } from "../../app/i18n/messages-context.tsx";

/** Words for the problems that keep a document from being published (contracts/desk/). */
export function useSayProblem(): (problem: string) => string {
  const t = useMessages("deskDocuments");
  return (problem) => {
    const [code = "", figure = ""] = problem.split(":");
    const known = PROBLEMS.find((one) => one === code) ?? "unknown";
    return t(`problem_${known}`, { max: Number(figure) });
  };
}

const PROBLEMS = [
  "required",
  "chooseOne",
  "invalidAddress",
  "addressTaken",
  "invalidWebsite",
  "invalidDay",
  "invalidAmount",
  "inThePast",
  "tooLong",
  "unpublished",
  "invalidLink",
  "invalidYear",
  "invalidRate",
  "incompleteSource",
  "pictureGone",
] as const;
