import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { STAFF_MAY, STAFF_ROLES, type StaffArea } from "../../contracts/desk/staff.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { joinNames } from "../../contracts/lists.ts";

const AREAS = { change: "write", publish: "publish", decide: "publish" } as const;

/** Says whom to ask for what this member of staff may not do. */
export function WhoCan(props: { what: keyof typeof AREAS } | { what: "enter"; area: StaffArea }) {
  const t = useMessages("desk");
  const language = useLanguage();
  const area = props.what === "enter" ? props.area : AREAS[props.what];
  const roles = STAFF_ROLES.filter((role) => STAFF_MAY[role].includes(area));
  // In the middle of a sentence, so without capitals.
  const names = roles.map((role) => t(`role_${role}`).toLocaleLowerCase(LANGUAGE_TAGS[language]));
  return (
    <p className="mt-2 text-sm text-muted">
      {t(`whoCan_${props.what}`, { roles: joinNames(names, language, "long") })}
    </p>
  );
}
