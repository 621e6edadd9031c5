import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { Icon } from "../../ui/icons.tsx";

/**
 * Submits trimmed text to /search and clears the box; ignores blank text (spec §2, §5).
 * @param props.label tells a search within a page from the header's.
 */
export function SearchForm({ className, label }: { className: string; label?: string }) {
  const t = useMessages("frame");
  const navigate = useNavigate();
  const id = useId();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [late, setLate] = useState<typeof import("../search/suggestions.tsx")>();

  /** Suggestions load on the first focus: few visits search, and the box works without them. */
  const load = useCallback(() => {
    import("../search/suggestions.tsx").then(setLate, () => undefined);
  }, []);

  // The focus may be what started the scripts.
  useEffect(() => {
    if (document.activeElement === box.current) load();
  }, [load]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("q") ?? "").trim();
    if (text === "") {
      event.stopPropagation();
      return;
    }
    form.reset();
    navigate(`/search?q=${encodeURIComponent(text)}`);
  };

  return (
    <Form
      action="/search"
      role="search"
      aria-label={label}
      className={`relative ${className}`}
      onSubmit={submit}
      noValidate={useHydrated()}
    >
      <label htmlFor={id} className="sr-only">
        {t("searchLabel")}
      </label>
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
        />
        <input
          ref={box}
          id={id}
          name="q"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={false}
          placeholder={t("searchPlaceholder")}
          enterKeyHint="search"
          autoComplete="off"
          // Until the scripts run the browser itself refuses blank text.
          pattern=".*\S.*"
          required
          onFocus={load}
          className="h-11 w-full rounded-full border border-line bg-surface ps-9 pe-3 text-base placeholder:text-muted md:text-sm"
        />
      </div>
      {late && box.current ? <late.Suggestions box={box.current} listId={listId} /> : null}
    </Form>
  );
}
