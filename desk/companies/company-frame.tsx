import type { ReactNode } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import type { CompanyContent } from "../../contracts/desk/company.ts";
import type { Language } from "../../contracts/languages.ts";
import { DocumentFrame } from "../documents/document-frame.tsx";
import type { Editing } from "../documents/use-editing.ts";
import { Fields } from "../ui/may-change.tsx";
import { CompanyNames } from "./company-basics.tsx";
import { CompanyTexts } from "./company-texts.tsx";
import type { FactForm } from "./fact-fields.tsx";

/** What the editors of startups and investors share: names, texts, and facts with sources. */
export function CompanyFrame(props: {
  editing: Editing<CompanyContent>;
  preview(language: Language): ReactNode;
  facts(form: FactForm): ReactNode;
  /** Shown after the facts. */
  children?: ReactNode;
}) {
  const { editing } = props;
  const { content, change, problemOf } = editing;
  const t = useMessages("deskCompanies");
  const form: FactForm = {
    sources: content.sources,
    problemOf,
    onSources: (sources, fields) => change({ sources }, fields),
  };
  return (
    <DocumentFrame editing={editing} title={content.name} preview={props.preview}>
      <Fields>
        <CompanyNames content={content} form={form} change={change} />
      </Fields>
      <CompanyTexts
        texts={content.texts}
        problemOf={problemOf}
        onChange={(texts, fields) => change({ texts }, fields)}
      />
      <Fields>
        <section aria-labelledby="facts-heading" className="mt-8 border-t border-line pt-6">
          <h2 id="facts-heading" className="text-lg font-bold">
            {t("facts")}
          </h2>
          <p className="text-sm text-muted">{t("factsHint")}</p>
          {props.facts(form)}
        </section>
        {props.children}
      </Fields>
    </DocumentFrame>
  );
}
