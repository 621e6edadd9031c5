import { USUAL_DIFFICULTY } from "../../../contracts/funding.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { type SplitRow, SplitTable } from "../../ui/charts/split-table.tsx";

/** A split of the view's figures, compared with the period before. */
export function TrackerSplit(props: {
  heading: string;
  nameColumn: string;
  figureColumn: string;
  /** For an index: what it compares. */
  ownPast: string | null;
  days: number;
  rows: SplitRow[];
}) {
  const t = useMessages("funding");
  const { heading, nameColumn, figureColumn, ownPast, days, rows } = props;
  const isCompared = rows.some(({ change }) => change !== null);
  const changeMeans = isCompared ? t("changeMeans", { days }) : "";
  return (
    <SplitTable
      heading={heading}
      rows={rows}
      scale={ownPast === null ? undefined : { usual: USUAL_DIFFICULTY, means: ownPast }}
      words={{
        nameColumn,
        figureColumn,
        changeColumn: t("columnChange"),
        changeMeans,
        caption: isCompared ? t("splitCaption", { heading, change: changeMeans }) : heading,
        showRounds: t("showRounds"),
      }}
    />
  );
}
