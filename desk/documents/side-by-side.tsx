import { type ReactNode, useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { ORIGINAL, type TranslationState } from "../../contracts/desk/translations.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../contracts/languages.ts";
import { Fields, useMayChange } from "../ui/may-change.tsx";

/** The texts of a document, as many languages as fit, each with how it compares with the original. */
export function SideBySide(props: {
  stateOf(language: Language): TranslationState;
  /** Somebody has read a translation and finds it right as it is. */
  onConfirm(language: Language): void;
  children(language: Language): ReactNode;
}) {
  const t = useMessages("deskDocuments");
  const mayChange = useMayChange();
  const [shown, setShown] = useState<Language[]>([ORIGINAL]);
  const toggle = (language: Language) =>
    setShown(LANGUAGES.filter((one) => shown.includes(one) !== (one === language)));
  return (
    <>
      <ul aria-label={t("languages")} className="mt-5 flex flex-wrap gap-2">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <button
              type="button"
              aria-pressed={shown.includes(language)}
              className="min-h-11 rounded-xl border border-line px-3 py-1 text-start text-sm aria-pressed:border-leaf aria-pressed:bg-sunken"
              onClick={() => toggle(language)}
            >
              <span className="block font-medium">{LANGUAGE_NAMES[language]}</span>
              <span className="block text-xs text-muted">
                {t(`translation_${props.stateOf(language)}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid auto-cols-[minmax(20rem,56rem)] grid-flow-col gap-6 overflow-x-auto pb-2 max-md:auto-cols-[minmax(min(20rem,100%),1fr)]">
        {shown.map((language) => {
          const state = props.stateOf(language);
          return (
            <section
              key={language}
              aria-label={LANGUAGE_NAMES[language]}
              className="flex min-w-0 flex-col gap-4"
            >
              <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
                <h2 className="text-lg font-bold">{LANGUAGE_NAMES[language]}</h2>
                {mayChange && (state === "machine" || state === "outdated") ? (
                  <button
                    type="button"
                    className="button button-quiet !min-h-9 text-sm"
                    onClick={() => props.onConfirm(language)}
                  >
                    {t("markRead")}
                  </button>
                ) : null}
              </div>
              <Fields>{props.children(language)}</Fields>
            </section>
          );
        })}
      </div>
    </>
  );
}
