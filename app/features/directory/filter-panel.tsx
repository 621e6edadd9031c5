import { type FormEvent, useEffect, useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import { NAME_FILTER_LENGTH } from "../../../contracts/directory.ts";
import {
  changed,
  countChosen,
  type Directory,
  type ListState,
  listAddress,
  readListState,
  unfiltered,
} from "../../../contracts/directory-view.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Facets } from "./facets.ts";
import { FilterGroup, type FilterGroupContent } from "./filter-group.tsx";

/** The sort menu is beside the results and belongs to this form by its id. */
export const FILTER_FORM = "directory-filters";

/** The id of the list's beginning. */
export const LIST_TOP = "list-top";

/**
 * The filters of a list. A form, so that it works before the scripts load; with them, each choice
 * takes effect at once and the focus stays where it is.
 */
export function FilterPanel(props: {
  directory: Directory;
  state: ListState;
  facets: Facets | undefined;
  namePlaceholder: string;
  groups: FilterGroupContent[];
  /** The number of companies found, in words. */
  found: string;
}) {
  const { directory, state, facets, namePlaceholder, groups, found } = props;
  const t = useMessages("directory");
  const navigate = useNavigate();

  const name = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDetailsElement>(null);

  // A chip or the back button changes the name from outside; remounting would lose the focus.
  useEffect(() => {
    if (name.current) name.current.value = state.name;
  }, [state.name]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new URLSearchParams();
    for (const [field, value] of new FormData(event.currentTarget)) {
      search.append(field, String(value));
    }
    const asked = changed(readListState(search, directory), {});
    navigate(listAddress(directory, asked), { preventScrollReset: true });
  };

  /**
   * Jumps to the list, which the open panel covers or pushes away; the button back to the filters
   * gets the focus.
   */
  const showList = () => {
    if (!panel.current) return;
    panel.current.open = false;
    document.getElementById(LIST_TOP)?.scrollIntoView();
    panel.current.querySelector("summary")?.focus();
  };

  return (
    <details
      ref={panel}
      className="filters md:max-xl:col-span-2 md:max-xl:col-start-1 md:max-xl:row-start-1 xl:sticky xl:bottom-0 xl:row-span-2 xl:min-h-[calc(100dvh-3.5rem)] xl:self-end"
    >
      <summary className="button button-quiet w-full text-sm md:w-[calc(50%-0.25rem)] xl:hidden">
        {t("filters")}
        <ChosenCount count={countChosen(state)} />
      </summary>
      <Form
        id={FILTER_FORM}
        action={directory.path}
        role="search"
        aria-label={t("filters")}
        className="grid gap-6 sm:grid-cols-2 md:mt-4 lg:grid-cols-3 xl:mt-0 xl:grid-cols-1 xl:pb-6 max-xl:[&_input]:scroll-mb-20"
        onSubmit={submit}
      >
        <div className="sm:col-span-2 lg:col-span-3 xl:col-span-1">
          <label htmlFor="filter-name" className="font-semibold">
            {t("name")}
          </label>
          <div className="mt-2 flex gap-2">
            <input
              ref={name}
              id="filter-name"
              name="name"
              type="search"
              defaultValue={state.name}
              maxLength={NAME_FILTER_LENGTH}
              placeholder={namePlaceholder}
              autoComplete="off"
              enterKeyHint="search"
              className="h-11 w-full min-w-0 rounded-full border border-line bg-surface px-3 text-base placeholder:text-muted md:text-sm"
            />
            <button type="submit" className="button button-quiet !px-4 text-sm">
              {t("apply")}
            </button>
          </div>
        </div>
        {groups.map((group) => (
          <FilterGroup
            key={group.parameter}
            {...group}
            chosen={state.chosen[group.parameter] ?? []}
            counts={facets && (facets.options[group.parameter] ?? {})}
          />
        ))}
        <div className="sticky bottom-0 -mx-4 flex items-center gap-2 border-t border-line bg-paper px-4 py-2.5 sm:col-span-2 md:-mx-6 md:px-6 lg:col-span-3 xl:hidden">
          <button type="submit" onClick={showList} className="button button-leaf flex-1">
            {t("showFound", { found })}
          </button>
          {countChosen(state) === 0 ? null : (
            <Link
              to={listAddress(directory, unfiltered(state))}
              preventScrollReset
              aria-label={t("clearAll")}
              className="button text-sm text-leaf underline underline-offset-4"
            >
              {t("clear")}
            </Link>
          )}
        </div>
      </Form>
    </details>
  );
}

function ChosenCount({ count }: { count: number }) {
  const t = useMessages("directory");
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-leaf px-2 text-on-leaf">
      <span className="sr-only">{t("filtersChosen", { count })}</span>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}
