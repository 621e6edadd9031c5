import { columnIn, LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";

/** A company's own description: plain text, a blank line between paragraphs. */
export function Description(props: {
  text: string;
  /** The language of the text: the reader's, or another where there is no translation. */
  language: Language;
  /** The language that its readers want; by default the screen's. */
  wanted?: Language;
  /** Names of the columns that a machine has translated. */
  machineTexts?: readonly string[];
}) {
  const own = useLanguage();
  const { text, language, wanted = own, machineTexts = [] } = props;
  const t = useMessages("company");
  const isMachine = ["tagline", "description"].some((name) =>
    machineTexts.includes(columnIn(language, name)),
  );
  return (
    <section id="about">
      <h2 className="text-2xl font-bold">{t("about")}</h2>
      {language === wanted ? null : (
        <p className="mt-4 rounded-xl bg-sunken px-4 py-3 text-sm text-muted">
          {t("otherLanguage")}
        </p>
      )}
      {isMachine ? <p className="mt-2 text-sm text-muted">{t("machineText")}</p> : null}
      <div
        lang={LANGUAGE_TAGS[language]}
        className="mt-4 max-w-prose space-y-4 text-lg leading-relaxed [overflow-wrap:anywhere]"
      >
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
