import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { ORIGINAL } from "../../contracts/desk/translations.ts";
import {
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from "../../contracts/languages.ts";
import { Choice } from "../ui/choice.tsx";

const WIDTHS = [360, 768, 1280] as const;

/** A page as readers will see it, in any language and at the width of a phone, tablet or desktop. */
export function Preview({ children }: { children(language: Language): ReactNode }) {
  const t = useMessages("deskDocuments");
  const [language, setLanguage] = useState<Language>(ORIGINAL);
  const [width, setWidth] = useState<number>(WIDTHS[0]);
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-4">
        <Choice
          label={t("language")}
          options={LANGUAGES.map((one) => ({ value: one, text: LANGUAGE_NAMES[one] }))}
          chosen={language}
          onChosen={(one) => setLanguage(one)}
        />
        <Choice
          label={t("width")}
          options={WIDTHS.map((one) => ({ value: one, text: `${one} px` }))}
          chosen={width}
          onChosen={(one) => setWidth(one)}
        />
      </div>
      <div className="relative mt-4 overflow-x-auto max-md:-mx-4">
        <Frame title={t("view_preview")} width={width} lang={LANGUAGE_TAGS[language]}>
          {children(language)}
        </Frame>
      </div>
    </>
  );
}

/** An iframe, so that the style sheet's breakpoints follow the chosen device. */
function Frame(props: { title: string; width: number; lang: string; children: ReactNode }) {
  const element = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const inner = element.current?.contentDocument;
    if (!inner) return;
    inner.documentElement.lang = props.lang;
    const { theme } = document.documentElement.dataset;
    if (theme) inner.documentElement.dataset.theme = theme;
    if (inner.head.childElementCount === 0) {
      for (const sheet of document.querySelectorAll("link[rel=stylesheet], style")) {
        inner.head.append(sheet.cloneNode(true));
      }
    }
    inner.body.className = "font-sans antialiased";
    setBody(inner.body);
  }, [props.lang]);
  return (
    <iframe
      ref={element}
      title={props.title}
      width={props.width}
      height={720}
      className="border-line bg-paper md:rounded-2xl md:border"
    >
      {body ? createPortal(props.children, body) : null}
    </iframe>
  );
}
