import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";

/** A company's own description: plain text, a blank line between paragraphs. */
export function Description(props: {
  text: string;
  isOriginal: boolean;
  /** Names of the columns that a machine has translated. */
  machineTexts?: readonly string[];
}) {
  const { text, isOriginal, machineTexts = [] } = props;
  const t = useMessages("company");
  const language = useLanguage();
  const isMachine = machineTexts.some((column) => column.endsWith(`_${language}`));
  return (
    <section id="about">
      <h2 className="text-2xl font-bold">{t("about")}</h2>
      {isOriginal ? (
        <p className="mt-4 rounded-xl bg-sunken px-4 py-3 text-sm text-muted">
          {t("originalLanguage")}
        </p>
      ) : null}
      {isMachine ? <p className="mt-2 text-sm text-muted">{t("machineText")}</p> : null}
      <div
        lang={LANGUAGE_TAGS[isOriginal ? "en" : language]}
        className="mt-4 max-w-prose space-y-4 text-lg leading-relaxed [overflow-wrap:anywhere]"
      >
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
