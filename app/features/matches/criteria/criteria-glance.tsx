import { useMessages } from "../../../i18n/messages-context.tsx";
import { MemberIcon } from "../../../ui/member-icons.tsx";
import type { Person } from "../../account/signed-in.tsx";
import { usePointGroups } from "./point-groups.tsx";
import { type Criteria, useCriteriaReading } from "./use-criteria-reading.ts";

/**
 * The criteria behind the matches below, in one line with a link to change them, where the criteria
 * themselves come after all matches.
 * @param props.place the id of their heading.
 */
export function CriteriaGlance(props: { person: Person; criteria: Criteria; place: string }) {
  const t = useMessages("criteria");
  const matches = useMessages("matches");
  const groups = usePointGroups();
  const { data } = useCriteriaReading(props.person, props.criteria);
  if (!data) return null;
  return (
    <a
      href={`#${props.place}`}
      className="me-1 flex min-h-11 min-w-0 grow items-center justify-between gap-3 rounded-xl bg-sunken px-3 text-sm xl:hidden"
    >
      <span className="sr-only">{matches("lookingFor")}</span>
      {/* A phone has room only for the link. */}
      <span className="min-w-0 truncate font-medium text-leaf sm:hidden">
        {matches("pointsTitle")}
      </span>
      <span className="min-w-0 truncate max-sm:hidden">
        {groups(data.constraints)
          .map(({ name, values }) => `${name} ${values}`)
          .join(" · ")}
      </span>
      <span className="shrink-0 font-medium text-leaf underline underline-offset-4 max-sm:sr-only">
        {t(data.isConfirmed ? "glanceChange" : "glanceCheck")}
      </span>
      <MemberIcon name="chevron" className="size-4 shrink-0 text-leaf sm:hidden" />
    </a>
  );
}

/** Whether the person has confirmed that this is what they mean. */
export function Confirmation({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useMessages("criteria");
  return (
    <span className={isConfirmed ? "text-leaf" : "text-muted"}>
      {t(isConfirmed ? "glanceConfirmed" : "glanceUnconfirmed")}
    </span>
  );
}
