import { useMessages } from "../../i18n/messages-context.tsx";
import type { SearchGroup } from "./groups.ts";

/** @returns a function that names a group, as in the site's navigation if it is there. */
export function useGroupName(): (group: SearchGroup) => string {
  const t = useMessages("search");
  const frame = useMessages("frame");
  return (group) =>
    group.name === "deals" || group.name === "people" ? t(group.heading) : frame(group.heading);
}
