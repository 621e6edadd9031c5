import { useMessages } from "../../../i18n/messages-context.tsx";
import type { Person } from "../../account/signed-in.tsx";
import { PointGroups } from "./point-groups.tsx";
import { type Criteria, useCriteriaReading } from "./use-criteria-reading.ts";

/**
 * What the matches below follow, in a few words, where the criteria themselves stand behind all of them.
 * @param props.place the id of their heading.
 */
export function CriteriaGlance(props: { person: Person; criteria: Criteria; place: string }) {
  const t = useMessages("criteria");
  const matches = useMessages("matches");
  const { data } = useCriteriaReading(props.person, props.criteria);
  if (!data) return null;
  return (
    <div className="mb-6 rounded-xl bg-sunken px-4 pt-3 pb-1 text-sm xl:hidden">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{matches("lookingFor")}</span>
        <Confirmation isConfirmed={data.isConfirmed} />
      </p>
      <PointGroups points={data.constraints} />
      <a
        href={`#${props.place}`}
        className="inline-flex min-h-11 items-center font-medium text-leaf hover:underline"
      >
        {t(data.isConfirmed ? "glanceChange" : "glanceCheck")}
      </a>
    </div>
  );
}

/** Whether the person has said that this is what they mean. */
export function Confirmation({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useMessages("criteria");
  return (
    <span className={isConfirmed ? "text-leaf" : "text-muted"}>
      {t(isConfirmed ? "glanceConfirmed" : "glanceUnconfirmed")}
    </span>
  );
}
