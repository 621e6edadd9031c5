import { useEffect, useRef } from "react";
import type { Directory, ListState } from "../../../contracts/directory-view.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { FILTER_FORM } from "./filter-panel.tsx";

/** The order of the list; a field of the filter form, which submits on change. */
export function SortMenu(props: {
  directory: Directory;
  state: ListState;
  name: (sort: string) => string;
}) {
  const { directory, state, name } = props;
  const t = useMessages("directory");
  const menu = useRef<HTMLSelectElement>(null);

  // Like the filters' boxes: controlled, it would jump back for a moment.
  useEffect(() => {
    if (menu.current) menu.current.value = state.sort;
  }, [state.sort]);

  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="text-muted">{t("sort")}</span>
      <select
        ref={menu}
        form={FILTER_FORM}
        name="sort"
        defaultValue={state.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="h-11 rounded-full border border-line bg-surface ps-4 pe-3"
      >
        {directory.sorts.map((sort) => (
          <option key={sort} value={sort}>
            {name(sort)}
          </option>
        ))}
      </select>
    </label>
  );
}
