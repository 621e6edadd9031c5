import { Link } from "react-router";
import {
  changed,
  countChosen,
  type Directory,
  type ListState,
  listAddress,
  unfiltered,
  without,
} from "../../../contracts/directory-view.ts";
import { useLabel, useMessages } from "../../i18n/messages-context.tsx";
import { Icon } from "../../ui/icons.tsx";

/** The active filters of the list; each chip removes its own. */
export function Chips({ directory, state }: { directory: Directory; state: ListState }) {
  const t = useMessages("directory");
  const label = useLabel();
  if (countChosen(state) === 0) return null;
  const chips = Object.entries(state.chosen).flatMap(([parameter, values]) =>
    values.map((value) => ({ name: label(value), to: without(state, parameter, value) })),
  );
  if (state.name !== "") {
    chips.unshift({ name: t("quoted", { text: state.name }), to: changed(state, { name: "" }) });
  }
  return (
    <ul
      aria-label={t("chosenFilters")}
      className="row-of-links -mx-4 mt-3 flex items-center gap-2 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {chips.map(({ name, to }) => (
        <li key={name} className="shrink-0">
          <Link
            to={listAddress(directory, to)}
            preventScrollReset
            aria-label={t("removeFilter", { name })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sunken ps-4 pe-3 text-sm whitespace-nowrap hover:bg-line"
          >
            {name}
            <Icon name="close" className="size-4 text-muted" />
          </Link>
        </li>
      ))}
      <li className="shrink-0">
        <Link
          to={listAddress(directory, unfiltered(state))}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 text-sm whitespace-nowrap text-leaf underline underline-offset-4"
        >
          {t("clearAll")}
        </Link>
      </li>
    </ul>
  );
}
