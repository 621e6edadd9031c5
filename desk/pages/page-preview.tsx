import { useState } from "react";
import { sitePageHtml } from "../../app/features/site-pages/page-html.server.ts";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import type { PageContent } from "../../contracts/desk/page.ts";
import { ORIGINAL } from "../../contracts/desk/translations.ts";
import {
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from "../../contracts/languages.ts";
import { Choice } from "../ui/choice.tsx";
import { DEVICE_WIDTHS, DeviceFrame } from "../ui/device-frame.tsx";

/** What stands for the operator stays as it is written: settings fill it for readers. */
const MARKS = { name: "{name}", address: "{address}", mailbox: "{mailbox}" };

/** A page as readers will see it, in any language and at the width of a phone, tablet or desktop. */
export function PagePreview({ content }: { content: PageContent }) {
  const t = useMessages("deskDocuments");
  const [language, setLanguage] = useState<Language>(ORIGINAL);
  const [width, setWidth] = useState<number>(DEVICE_WIDTHS[0]);
  const [own, original] = [content.texts[language], content.texts[ORIGINAL]];
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
          options={DEVICE_WIDTHS.map((one) => ({ value: one, text: `${one} px` }))}
          chosen={width}
          onChosen={(one) => setWidth(one)}
        />
      </div>
      <div className="relative mt-4 overflow-x-auto">
        <DeviceFrame title={t("view_preview")} width={width} lang={LANGUAGE_TAGS[language]}>
          <article className="frame py-10">
            <div className="mx-auto max-w-2xl">
              <h1 className="text-4xl font-bold md:text-5xl">{own.title || original.title}</h1>
              <div
                className="article-body mt-8"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: made by article-html.server.ts, which lets no markup through
                dangerouslySetInnerHTML={{
                  __html: sitePageHtml(own.body || original.body, MARKS),
                }}
              />
            </div>
          </article>
        </DeviceFrame>
      </div>
    </>
  );
}
