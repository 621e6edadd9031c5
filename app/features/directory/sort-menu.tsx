import { useEffect, useRef } from "react";
import type { ListState } from "../../../contracts/directory-view.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { FILTER_FORM } from "./filter-panel.tsx";

/** The order of the list; a field of the filter form, which submits on change. */
export function SortMenu(props: { state: ListState; sorts: { sort: string; name: string }[] }) {
  const { state, sorts } = props;
  const t = useMessages("directory");
  const menu = useRef<HTMLSelectElement>(null);

  // Like the filters' boxes: a controlled one would jump back for a moment.
  useEffect(() => {
    if (menu.current) menu.current.value = state.sort;
  }, [state.sort]);

  return (
    <label className="flex min-w-0 items-center gap-2 text-sm">
      <span className="shrink-0 text-muted max-sm:sr-only">{t("sort")}</span>
      <select
        ref={menu}
        form={FILTER_FORM}
        name="sort"
        defaultValue={state.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="select h-11 min-w-0 grow rounded-full border border-line bg-surface ps-3 pe-7 sm:ps-4 sm:pe-9"
      >
        {sorts.map(({ sort, name }) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
