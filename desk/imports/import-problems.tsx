import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { csvFile } from "../../app/platform/csv-file.ts";
import { saveFile } from "../../app/platform/save-file.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import {
  type CompanyImport,
  type LineProblem,
  listImportProblems,
  PROBLEMS_PER_PAGE,
} from "../../contracts/desk/imports.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Pager } from "../ui/pager.tsx";
import { useDoing } from "../ui/use-doing.ts";
import { Waiting } from "../ui/waiting.tsx";

/** What is wrong with a file, by line and column, also as a file for whoever corrects it. */
export function ImportProblems({ one }: { one: CompanyImport }) {
  const t = useMessages("deskImports");
  const field = useMessages("deskFields");
  const call = useDeskCall();
  const [page, setPage] = useState(1);
  const { doing, attempt } = useDoing<"download">();
  const { id } = one;
  const found = useQuery({
    queryKey: ["desk", "import-problems", id, page, one.problems],
    queryFn: ({ signal }) => call(listImportProblems, { id, page }, signal),
    placeholderData: (before) => before,
  });
  if (!found.data) return <Waiting error={found.error} tryAgain={() => void found.refetch()} />;
  const { problems, total, often } = found.data;
  const columnOf = ({ column, field: name }: LineProblem) => {
    if (column !== null)
      return one.headings[column - 1]?.trim() || t("unnamed", { number: column });
    return name === null ? t("wholeLine") : field(`field_${name}`);
  };
  const download = () =>
    attempt("download", async () => {
      const lines = [[t("columnLine"), t("columnColumn"), t("columnProblem"), t("columnCell")]];
      for (let at = 1; (at - 1) * PROBLEMS_PER_PAGE < total; at += 1) {
        const next = await call(listImportProblems, { id, page: at });
        for (const problem of next.problems) {
          const { line, code, value } = problem;
          lines.push([String(line), columnOf(problem), t(`problem_${code}`), value]);
        }
      }
      saveFile("benih-import-problems.csv", "text/csv", csvFile(lines));
    });
  return (
    <section className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{t("oftenHeading")}</h2>
        <BusyButton
          kind="quiet"
          busy={doing !== undefined}
          busyLabel={t("downloading")}
          onPress={download}
        >
          {t("downloadProblems")}
        </BusyButton>
      </div>
      <div className="mt-2 overflow-x-auto">
        <table className="desk-table desk-table-cards">
          <thead>
            <tr>
              <th scope="col">{t("columnColumn")}</th>
              <th scope="col">{t("columnProblem")}</th>
              <th scope="col">{t("columnCount")}</th>
            </tr>
          </thead>
          <tbody>
            {often.map(({ field: name, code, count }) => (
              <tr key={`${name} ${code}`}>
                <td>{name === null ? t("wholeLine") : field(`field_${name}`)}</td>
                <td data-label={t("columnProblem")}>{t(`problem_${code}`)}</td>
                <td className="tabular-nums" data-label={t("columnCount")}>
                  {count}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-6 overflow-x-auto">
        <table className="desk-table desk-table-cards">
          <thead>
            <tr>
              <th scope="col">{t("columnLine")}</th>
              <th scope="col">{t("columnColumn")}</th>
              <th scope="col">{t("columnProblem")}</th>
              <th scope="col">{t("columnCell")}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map((problem) => (
              <tr key={`${problem.line} ${problem.column} ${problem.field} ${problem.code}`}>
                <td className="tabular-nums" data-label={t("columnLine")}>
                  {problem.line}
                </td>
                <td data-label={t("columnColumn")}>{columnOf(problem)}</td>
                <td data-label={t("columnProblem")}>{t(`problem_${problem.code}`)}</td>
                <td className="max-w-64 wrap-anywhere" data-label={t("columnCell")}>
                  {problem.value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={page} pages={Math.ceil(total / PROBLEMS_PER_PAGE)} onPage={setPage} />
    </section>
  );
}
