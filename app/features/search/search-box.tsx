import { type FormEvent, useEffect, useId, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { cleanQuery, SEARCH_QUERY_LENGTH } from "../../../contracts/search.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { Icon } from "../../ui/icons.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { searchAddress } from "./query.ts";
import { useLateSuggestions } from "./use-late-suggestions.tsx";

/**
 * The page's own box: contains the search, for editing. The header's is hidden beside it.
 * @param props.takesFocus people who came by the magnifying glass want to type.
 */
export function SearchBox(props: { query: string; takesFocus?: boolean }) {
  const { query, takesFocus = false } = props;
  const t = useMessages("search");
  const frame = useMessages("frame");
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { combobox, list } = useLateSuggestions(box);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = cleanQuery(String(new FormData(event.currentTarget).get("q") ?? ""));
    if (text !== "") navigate(searchAddress(text));
  };

  return (
    <Form
      action="/search"
      role="search"
      aria-label={t("boxLandmark")}
      className="page-search relative"
      onSubmit={submit}
      noValidate={useHydrated()}
    >
      <label htmlFor={id} className="sr-only">
        {frame("searchLabel")}
      </label>
      <Icon
        name="search"
        className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
      <input
        ref={box}
        id={id}
        name="q"
        type="search"
        {...combobox}
        defaultValue={query}
        placeholder={useWide() ? t("boxHint") : frame("searchPlaceholder")}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_QUERY_LENGTH}
        // Until the scripts run, the browser itself refuses blank text.
        pattern=".*\S.*"
        required
        className="h-14 w-full rounded-full border border-line bg-surface ps-12 pe-16 text-lg text-ellipsis placeholder:text-muted"
      />
      <button
        type="submit"
        aria-label={t("submit")}
        className="absolute end-1.5 top-1.5 flex size-11 cursor-pointer items-center justify-center rounded-full bg-leaf text-on-leaf hover:bg-leaf-strong"
      >
        <Icon name="arrow" />
      </button>
      {list}
    </Form>
  );
}
