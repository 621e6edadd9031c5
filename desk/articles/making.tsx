import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import type { ArticleContent } from "../../contracts/desk/article.ts";
import { NEWS_MAKERS } from "../../contracts/news-feed.ts";

/** How the article came to be, as its byline says it. */
export function Making(props: {
  content: ArticleContent;
  problemOf(field: string): string | undefined;
  onChange(part: Partial<ArticleContent>): void;
}) {
  const { content, problemOf, onChange } = props;
  const t = useMessages("deskDocuments");
  return (
    <>
      <Field label={t("madeBy")} hint={t("madeByHint")}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={content.madeBy}
            onChange={(event) => {
              const madeBy = NEWS_MAKERS.find((one) => one === event.target.value);
              if (madeBy) onChange({ madeBy });
            }}
          >
            {NEWS_MAKERS.map((one) => (
              <option key={one} value={one}>
                {t(`madeBy_${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {content.madeBy === "person" ? (
        <Field label={t("author")} problem={problemOf("author")}>
          {(control) => (
            <input
              {...control}
              className="input"
              value={content.author}
              onChange={(event) => onChange({ author: event.target.value })}
            />
          )}
        </Field>
      ) : null}
      <label className="flex min-h-11 items-center gap-3 self-end">
        <input
          type="checkbox"
          className="checkbox"
          checked={content.isChecked}
          onChange={(event) => onChange({ isChecked: event.target.checked })}
        />
        {t("isChecked")}
      </label>
    </>
  );
}
