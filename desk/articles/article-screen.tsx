import { useState } from "react";
import { useParams } from "react-router";
import { useLabel, useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import {
  type ArticleContent,
  type ArticleText,
  articleContent,
  ORIGINAL,
  translationState,
} from "../../contracts/desk/article.ts";
import type { Language } from "../../contracts/languages.ts";
import { NEWS_CATEGORIES } from "../../contracts/news-feed.ts";
import { Conflict } from "../documents/conflict.tsx";
import { DocumentBar } from "../documents/document-bar.tsx";
import { LanguagesShown } from "../documents/languages-shown.tsx";
import { Revisions } from "../documents/revisions.tsx";
import { useSayProblem } from "../documents/say-problem.ts";
import { useDocument } from "../documents/use-document.ts";
import { Waiting } from "../ui/waiting.tsx";
import { ArticlePreview } from "./article-preview.tsx";
import { Corrections } from "./corrections.tsx";
import { Mentioned } from "./mentioned.tsx";
import { Sources } from "./sources.tsx";
import { TextEditor } from "./text-editor.tsx";

/** An article at work: its languages side by side, what it rests on, what readers will see. */
export function ArticleScreen() {
  const { id = "" } = useParams();
  return <ArticleAtWork key={id} id={id} />;
}

function ArticleAtWork({ id }: { id: string }) {
  const t = useMessages("deskDocuments");
  const label = useLabel();
  const { work, failure } = useDocument("article", id);
  const [shown, setShown] = useState<Language[]>([ORIGINAL]);
  const [view, setView] = useState<"write" | "preview" | "versions">("write");
  /** What publishing found missing; the fields say so until they change. */
  const [refused, setRefused] = useState<Record<string, string>>({});
  const say = useSayProblem();
  if (!work) return <Waiting error={failure} />;
  const content = articleContent.parse(work.content);
  const problems = { ...refused, ...work.problems };
  const change = (part: Partial<ArticleContent>) => {
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))),
    );
    work.change({ ...content, ...part });
  };
  const changeText = (language: Language, part: Partial<ArticleText>) =>
    change({
      texts: { ...content.texts, [language]: { ...content.texts[language], ...part } },
      ...(language === ORIGINAL && Object.fromEntries(Object.keys(part).map((name) => [name, ""]))),
    });
  const problemOf = (field: string) => (problems[field] ? say(problems[field]) : undefined);

  return (
    <>
      <DocumentBar
        work={work}
        title={content.texts[ORIGINAL].title}
        view={view}
        onView={setView}
        onRefused={setRefused}
      />
      <Conflict work={work} />
      {view === "preview" ? <ArticlePreview content={content} /> : null}
      {view === "versions" ? <Revisions work={work} /> : null}
      {view === "write" ? (
        <>
          <LanguagesShown
            shown={shown}
            stateOf={(language) => translationState(content, language)}
            onShown={setShown}
          />
          <div className="mt-4 grid auto-cols-[minmax(20rem,1fr)] grid-flow-col gap-6 overflow-x-auto pb-2">
            {shown.map((language) => (
              <TextEditor
                key={language}
                language={language}
                text={content.texts[language]}
                state={translationState(content, language)}
                problemOf={language === ORIGINAL ? problemOf : () => undefined}
                onChange={(part) => changeText(language, part)}
              />
            ))}
          </div>
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
                      {label(one)}
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
            <Field label={t("author")}>
              {(control) => (
                <input
                  {...control}
                  className="input"
                  value={content.author}
                  onChange={(event) => change({ author: event.target.value })}
                />
              )}
            </Field>
            <Field label={t("image")} hint={t("imageHint")}>
              {(control) => (
                <input
                  {...control}
                  className="input"
                  value={content.image}
                  onChange={(event) => change({ image: event.target.value })}
                />
              )}
            </Field>
          </div>
          <Mentioned content={content} onChange={change} />
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
        </>
      ) : null}
    </>
  );
}
