import { type FormEvent, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { NAME_FILTER_LENGTH } from "../../../contracts/directory.ts";
import {
  changed,
  countChosen,
  type Directory,
  type ListState,
  listAddress,
  readListState,
} from "../../../contracts/directory-view.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Facets } from "./facets.ts";
import { FilterGroup, type FilterGroupContent } from "./filter-group.tsx";

/** The sort menu is beside the results and belongs to this form by its id. */
export const FILTER_FORM = "directory-filters";

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
}) {
  const { directory, state, facets, namePlaceholder, groups } = props;
  const t = useMessages("directory");
  const navigate = useNavigate();

  const name = useRef<HTMLInputElement>(null);

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

  return (
    <details className="filters max-lg:open:col-span-2 lg:row-span-2">
      <summary className="button button-quiet w-full text-sm lg:hidden">
        {t("filters")}
        <ChosenCount count={countChosen(state)} />
      </summary>
      <Form
        id={FILTER_FORM}
        action={directory.path}
        role="search"
        aria-label={t("filters")}
        className="mt-4 grid gap-6 sm:grid-cols-2 lg:mt-0 lg:grid-cols-1"
        onSubmit={submit}
      >
        <div className="sm:col-span-2 lg:col-span-1">
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
            <button type="submit" className="button button-quiet shrink-0 !px-4 text-sm">
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
