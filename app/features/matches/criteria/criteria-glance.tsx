import { joinNames } from "../../../../contracts/lists.ts";
import { useLanguage, useMessages } from "../../../i18n/messages-context.tsx";
import type { Person } from "../../account/signed-in.tsx";
import { usePointWords } from "./point-words.ts";
import { GROUP_WORDS, groupOf, numbered, POINT_GROUPS } from "./points.ts";
import { type Criteria, useCriteriaReading } from "./use-criteria-reading.ts";

/** Enough to see which criteria they are. */
const SHOWN = 4;

/**
 * What the matches below follow, in a few words, where the criteria themselves stand behind all of them.
 * @param props.place the id of their heading.
 */
export function CriteriaGlance(props: { person: Person; criteria: Criteria; place: string }) {
  const t = useMessages("criteria");
  const matches = useMessages("matches");
  const words = usePointWords();
  const language = useLanguage();
  const { data } = useCriteriaReading(props.person, props.criteria);
  if (!data) return null;
  const points = numbered(data.constraints);
  const groups = POINT_GROUPS.filter((group) => group !== "notUnderstood").flatMap((group) => {
    const said = points.filter((point) => groupOf(point) === group).map((point) => words(point));
    return said.length === 0 ? [] : [{ group, said }];
  });
  return (
    <div className="mb-6 rounded-xl bg-sunken px-4 pt-3 pb-1 text-sm xl:hidden">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{matches("lookingFor")}</span>
        <span className={data.isConfirmed ? "text-leaf" : "text-muted"}>
          {t(data.isConfirmed ? "glanceConfirmed" : "glanceUnconfirmed")}
        </span>
      </p>
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
      <a
        href={`#${props.place}`}
        className="inline-flex min-h-11 items-center font-medium text-leaf hover:underline"
      >
        {t(data.isConfirmed ? "glanceChange" : "glanceCheck")}
      </a>
    </div>
  );
}
