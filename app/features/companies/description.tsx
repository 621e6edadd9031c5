import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";

/** A company's own description: plain text, a blank line between paragraphs. */
export function Description(props: { text: string; isOriginal: boolean; isSample: boolean }) {
  const { text, isOriginal, isSample } = props;
  const t = useMessages("company");
  const language = useLanguage();
  const notices = [isSample ? t("sampleText") : "", isOriginal ? t("originalLanguage") : ""];
  return (
    <section>
      <h2 className="text-2xl font-bold">{t("about")}</h2>
      {notices.map((notice) =>
        notice === "" ? null : (
          <p key={notice} className="mt-4 rounded-xl bg-sunken px-4 py-3 text-sm text-muted">
            {notice}
          </p>
        ),
      )}
      <div
        lang={LANGUAGE_TAGS[isOriginal ? "en" : language]}
        className="mt-4 space-y-4 text-lg leading-relaxed [overflow-wrap:anywhere]"
      >
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
