import type { Constraint } from "../../../../contracts/constraints.ts";
import { joinNames } from "../../../../contracts/lists.ts";
import { useLanguage, useMessages } from "../../../i18n/messages-context.tsx";
import { usePointWords } from "./point-words.ts";
import { GROUP_WORDS, groupOf, POINT_GROUPS } from "./points.ts";

/** Enough to recognise the criteria. */
const SHOWN = 4;

/** The points of the criteria in a few words, by how they are meant. */
export function usePointGroups() {
  const t = useMessages("criteria");
  const words = usePointWords({ quotesOwn: true });
  const language = useLanguage();
  return (points: readonly Constraint[]) =>
    POINT_GROUPS.filter((group) => group !== "notUnderstood").flatMap((group) => {
      const said = points.filter((point) => groupOf(point) === group).map((point) => words(point));
      const more = said.length > SHOWN ? ` +${said.length - SHOWN}` : "";
      const values = joinNames(said.slice(0, SHOWN), language) + more;
      return said.length === 0 ? [] : [{ group, name: t(GROUP_WORDS[group]), values }];
    });
}

export function PointGroups({ points }: { points: readonly Constraint[] }) {
  const groups = usePointGroups();
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wrap-anywhere">
      {groups(points).map(({ group, name, values }) => (
        <div key={group} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{name}</dt>
          <dd>{values}</dd>
        </div>
      ))}
    </dl>
  );
}
