import { type FormEvent, useId, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { Icon } from "../../ui/icons.tsx";
import { useLateSuggestions } from "../search/use-late-suggestions.tsx";

/**
 * Submits trimmed text to /search and clears the box; ignores blank text (spec §2, §5).
 * @param props.label tells a search within a page from the header's.
 */
export function SearchForm({ className, label }: { className: string; label?: string }) {
  const t = useMessages("frame");
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { combobox, list } = useLateSuggestions(box);

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
          {...combobox}
          placeholder={t("searchPlaceholder")}
          enterKeyHint="search"
          autoComplete="off"
          // Until the scripts run, the browser itself refuses blank text.
          pattern=".*\S.*"
          required
          className="h-11 w-full rounded-full border border-line bg-surface ps-9 pe-3 text-base placeholder:text-muted md:text-sm"
        />
      </div>
      {list}
    </Form>
  );
}
