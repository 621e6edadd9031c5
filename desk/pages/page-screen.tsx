import { useParams } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { type PageText, pageContent } from "../../contracts/desk/page.ts";
import { ORIGINAL, translationState } from "../../contracts/desk/translations.ts";
import type { Language } from "../../contracts/languages.ts";
import { DocumentFrame } from "../documents/document-frame.tsx";
import { SideBySide } from "../documents/side-by-side.tsx";
import { useEditing } from "../documents/use-editing.ts";
import { Waiting } from "../ui/waiting.tsx";
import { PagePreview } from "./page-preview.tsx";
import { PageTextEditor } from "./page-text-editor.tsx";

/** The editor of a page of the site: its languages side by side, and a preview. */
export function PageScreen() {
  const { id = "" } = useParams();
  return <PageAtWork key={id} id={id} />;
}

/** As written in a text (contracts/site-pages.ts). */
const MARKS = { name: "{name}", address: "{address}", mailbox: "{mailbox}" };

function PageAtWork({ id }: { id: string }) {
  const t = useMessages("deskSite");
  const { editing, failure } = useEditing("page", id, pageContent);
  if (!editing) return <Waiting error={failure} />;
  const { content, change, problemOf } = editing;
  const changeText = (language: Language, part: Partial<PageText>) =>
    change(
      { texts: { ...content.texts, [language]: { ...content.texts[language], ...part } } },
      language === ORIGINAL ? Object.keys(part) : [],
    );
  return (
    <DocumentFrame
      editing={editing}
      title={content.texts[ORIGINAL].title}
      preview={(language) => <PagePreview content={content} language={language} marks={MARKS} />}
    >
      <p className="mt-4 max-w-3xl text-sm text-muted">{t("marksHint", MARKS)}</p>
      <SideBySide
        stateOf={(language) => translationState(content, language)}
        onConfirm={(language) => changeText(language, { at: null, isMachine: false })}
      >
        {(language) => (
          <PageTextEditor
            language={language}
            text={content.texts[language]}
            problemOf={language === ORIGINAL ? problemOf : () => undefined}
            onChange={(part) => changeText(language, part)}
          />
        )}
      </SideBySide>
    </DocumentFrame>
  );
}
