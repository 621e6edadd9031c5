import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Problem } from "../../app/ui/form/field.tsx";
import { dayInRegion } from "../../contracts/days.ts";
import type { ArticleContent } from "../../contracts/desk/article.ts";
import { ORIGINAL } from "../../contracts/desk/translations.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from "../../contracts/languages.ts";
import { useMayChange } from "../ui/may-change.tsx";

type Correction = ArticleContent["corrections"][number];

/** Mistakes that have been put right: readers see each below the text, with its day. */
export function Corrections(props: {
  corrections: Correction[];
  problem: string | undefined;
  onChange(corrections: Correction[]): void;
}) {
  const { corrections, problem, onChange } = props;
  const t = useMessages("deskDocuments");
  const mayChange = useMayChange();
  const change = (at: number, part: Partial<Correction>) =>
    onChange(corrections.map((one, place) => (place === at ? { ...one, ...part } : one)));
  if (!mayChange && corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections-heading" className="mt-8 border-t border-line pt-6">
      <h2 id="corrections-heading" className="text-lg font-bold">
        {t("corrections")}
      </h2>
      <p className="text-sm text-muted">{t("correctionsHint")}</p>
      <Problem id="corrections-problem" text={problem} />
      <ul className="mt-2 flex flex-col gap-4">
        {corrections.map((correction, at) => (
          // Rows have no name of their own; they are only added at the end.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at} className="rounded-xl border border-line p-3">
            <input
              type="date"
              className="input !w-auto"
              aria-label={t("correctedOn")}
              value={correction.on}
              onChange={(event) => change(at, { on: event.target.value })}
            />
            <div className="mt-2 grid gap-2 md:grid-cols-2 xl:grid-cols-5">
              {LANGUAGES.map((language) => (
                <textarea
                  key={language}
                  className="input !min-h-20"
                  lang={LANGUAGE_TAGS[language]}
                  aria-label={`${t("correction")} (${LANGUAGE_NAMES[language]})`}
                  placeholder={LANGUAGE_NAMES[language]}
                  value={correction.text[language]}
                  onChange={(event) =>
                    change(at, { text: { ...correction.text, [language]: event.target.value } })
                  }
                />
              ))}
            </div>
            <button
              type="button"
              className="button button-quiet mt-2"
              onClick={() => onChange(corrections.filter((_, place) => place !== at))}
            >
              {t("remove")}
              <span className="sr-only"> {correction.text[ORIGINAL]}</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button-quiet mt-3"
        onClick={() => onChange([...corrections, emptyCorrection()])}
      >
        {t("addCorrection")}
      </button>
    </section>
  );
}

function emptyCorrection(): Correction {
  const on = dayInRegion(Date.now());
  return { on, text: { en: "", id: "", vi: "", th: "", zh: "" } };
}
