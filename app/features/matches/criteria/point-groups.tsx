import type { Constraint } from "../../../../contracts/constraints.ts";
import { joinNames } from "../../../../contracts/lists.ts";
import { useLanguage, useMessages } from "../../../i18n/messages-context.tsx";
import { usePointWords } from "./point-words.ts";
import { GROUP_WORDS, groupOf, POINT_GROUPS } from "./points.ts";

/** Enough to see which criteria they are. */
const SHOWN = 4;

/** The points of the criteria in a few words, by how they are meant. */
export function PointGroups({ points }: { points: readonly Constraint[] }) {
  const t = useMessages("criteria");
  const words = usePointWords({ quotesOwn: true });
  const language = useLanguage();
  const groups = POINT_GROUPS.filter((group) => group !== "notUnderstood").flatMap((group) => {
    const said = points.filter((point) => groupOf(point) === group).map((point) => words(point));
    return said.length === 0 ? [] : [{ group, said }];
  });
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wrap-anywhere">
      {groups.map(({ group, said }) => (
        <div key={group} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{t(GROUP_WORDS[group])}</dt>
          <dd>
            {joinNames(said.slice(0, SHOWN), language)}
            {said.length > SHOWN ? ` +${said.length - SHOWN}` : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
