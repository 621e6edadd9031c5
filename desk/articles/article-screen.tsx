import { useParams } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { type ArticleText, articleContent } from "../../contracts/desk/article.ts";
import { ORIGINAL, translationState } from "../../contracts/desk/translations.ts";
import type { Language } from "../../contracts/languages.ts";
import { NEWS_CATEGORIES } from "../../contracts/news-feed.ts";
import { DocumentFrame } from "../documents/document-frame.tsx";
import { SideBySide } from "../documents/side-by-side.tsx";
import { useEditing } from "../documents/use-editing.ts";
import { PictureField } from "../pictures/picture-field.tsx";
import { Fields } from "../ui/may-change.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { ArticlePreview } from "./article-preview.tsx";
import { Corrections } from "./corrections.tsx";
import { describedBy } from "./described-by.ts";
import { Making } from "./making.tsx";
import { Mentioned } from "./mentioned.tsx";
import { Sources } from "./sources.tsx";
import { TextEditor } from "./text-editor.tsx";
import { Translating } from "./translating.tsx";

/** The editor of an article: its languages side by side, its sources, what readers will see. */
export function ArticleScreen() {
  const { id = "" } = useParams();
  return <ArticleAtWork key={id} id={id} />;
}

function ArticleAtWork({ id }: { id: string }) {
  const t = useMessages("deskDocuments");
  const frame = useMessages("frame");
  const { editing, failure } = useEditing("article", id, articleContent);
  if (!editing) return <Waiting error={failure} />;
  const { content, change, problemOf } = editing;
  const changeText = (language: Language, part: Partial<ArticleText>) =>
    change(
      { texts: { ...content.texts, [language]: { ...content.texts[language], ...part } } },
      language === ORIGINAL ? Object.keys(part) : [],
    );

  return (
    <DocumentFrame
      editing={editing}
      title={content.texts[ORIGINAL].title}
      preview={(language) => <ArticlePreview content={content} language={language} />}
    >
      <Translating editing={editing} />
      <SideBySide
        stateOf={(language) => translationState(content, language)}
        onConfirm={(language) => changeText(language, { at: null, isMachine: false })}
      >
        {(language) => (
          <TextEditor
            language={language}
            text={content.texts[language]}
            problemOf={language === ORIGINAL ? problemOf : () => undefined}
            onChange={(part) => changeText(language, part)}
          />
        )}
      </SideBySide>
      <Fields>
        <div className="mt-8 grid gap-6 border-t border-line pt-6 md:grid-cols-2 xl:grid-cols-3">
          <Field label={t("category")} problem={problemOf("category")}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={content.category ?? ""}
                onChange={(event) =>
                  change({
                    category: NEWS_CATEGORIES.find((one) => one === event.target.value) ?? null,
                  })
                }
              >
                <option value="">{t("chooseCategory")}</option>
                {NEWS_CATEGORIES.map((one) => (
                  <option key={one} value={one}>
                    {frame(`category${one}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t("slug")} hint={t("slugHint")} problem={problemOf("slug")}>
            {(control) => (
              <input
                {...control}
                className="input"
                value={content.slug}
                onChange={(event) => change({ slug: event.target.value })}
              />
            )}
          </Field>
          <Making content={content} problemOf={problemOf} onChange={change} />
          <PictureField
            kind="photo"
            label={t("image")}
            value={content.image}
            problem={problemOf("image")}
            onChange={(image, picture) =>
              change({ image, texts: describedBy(content.texts, picture) }, ["image", "imageAlt"])
            }
          />
        </div>
        <Mentioned content={content} problemOf={problemOf} onChange={change} />
        <Sources
          sources={content.sources}
          problem={problemOf("sources")}
          onChange={(sources) => change({ sources })}
        />
        <Corrections
          corrections={content.corrections}
          problem={problemOf("corrections")}
          onChange={(corrections) => change({ corrections })}
        />
      </Fields>
    </DocumentFrame>
  );
}
