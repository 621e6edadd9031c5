import { useMessages } from "../../app/i18n/messages-context.tsx";
import type { TranslationState } from "../../contracts/desk/translations.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../contracts/languages.ts";

/** Which languages stand side by side, each with the state of its translation. */
export function LanguagesShown(props: {
  shown: readonly Language[];
  stateOf(language: Language): TranslationState;
  onShown(shown: Language[]): void;
}) {
  const { shown, stateOf, onShown } = props;
  const t = useMessages("deskDocuments");
  const toggled = (language: Language) =>
    LANGUAGES.filter((one) => (one === language ? !shown.includes(one) : shown.includes(one)));
  return (
    <ul aria-label={t("languages")} className="mt-5 flex flex-wrap gap-2">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <button
            type="button"
            aria-pressed={shown.includes(language)}
            className="min-h-11 rounded-xl border border-line px-3 py-1 text-start text-sm aria-pressed:border-leaf aria-pressed:bg-sunken"
            onClick={() => onShown(toggled(language))}
          >
            <span className="block font-medium">{LANGUAGE_NAMES[language]}</span>
            <span className="block text-xs text-muted">
              {t(`translation_${stateOf(language)}`)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
