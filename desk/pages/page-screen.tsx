import { useState } from "react";
import { useParams } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import {
  type PageContent,
  type PageText,
  pageContent,
  pageTranslation,
} from "../../contracts/desk/page.ts";
import { ORIGINAL } from "../../contracts/desk/translations.ts";
import { LANGUAGES, type Language } from "../../contracts/languages.ts";
import { Conflict } from "../documents/conflict.tsx";
import { DocumentBar } from "../documents/document-bar.tsx";
import { LanguagesShown } from "../documents/languages-shown.tsx";
import { Revisions } from "../documents/revisions.tsx";
import { useSayProblem } from "../documents/say-problem.ts";
import { useDocument } from "../documents/use-document.ts";
import { Waiting } from "../ui/waiting.tsx";
import { PagePreview } from "./page-preview.tsx";
import { PageTextEditor } from "./page-text-editor.tsx";

/** A page of the site at work: its languages side by side, and as readers will see it. */
export function PageScreen() {
  const { id = "" } = useParams();
  return <PageAtWork key={id} id={id} />;
}

function PageAtWork({ id }: { id: string }) {
  const t = useMessages("deskSite");
  const { work, failure } = useDocument("page", id);
  const [shown, setShown] = useState<Language[]>([ORIGINAL]);
  const [view, setView] = useState<"write" | "preview" | "versions">("write");
  const [refused, setRefused] = useState<Record<string, string>>({});
  const say = useSayProblem();
  if (!work) return <Waiting error={failure} />;
  const content = pageContent.parse(work.content);
  const problems = { ...refused, ...work.problems };
  const changeText = (language: Language, part: Partial<PageText>) => {
    if (language === ORIGINAL) setRefused({});
    const changed: PageContent = {
      ...content,
      texts: { ...content.texts, [language]: { ...content.texts[language], ...part } },
    };
    work.change(changed);
  };
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
      {view === "preview" ? <PagePreview content={content} /> : null}
      {view === "versions" ? <Revisions work={work} /> : null}
      {view === "write" ? (
        <>
          <LanguagesShown
            shown={shown}
            stateOf={(language) => pageTranslation(content, language)}
            onShown={setShown}
          />
          <p className="mt-4 max-w-3xl text-sm text-muted">{t("marksHint", MARKS)}</p>
          <div className="mt-4 grid auto-cols-[minmax(20rem,1fr)] grid-flow-col gap-6 overflow-x-auto pb-2 max-sm:auto-cols-[100%]">
            {LANGUAGES.filter((language) => shown.includes(language)).map((language) => (
              <PageTextEditor
                key={language}
                language={language}
                text={content.texts[language]}
                state={pageTranslation(content, language)}
                problemOf={(field) => {
                  const problem = language === ORIGINAL ? problems[field] : undefined;
                  return problem ? say(problem) : undefined;
                }}
                onChange={(part) => changeText(language, part)}
              />
            ))}
          </div>
        </>
      ) : null}
    </>
  );
}

/** As they are written in a text (contracts/site-pages.ts). */
const MARKS = { name: "{name}", address: "{address}", mailbox: "{mailbox}" };
