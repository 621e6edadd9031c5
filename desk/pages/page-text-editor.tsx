import { PAGE_TEXT_LIMITS, type PageText } from "../../contracts/desk/page.ts";
import type { Language } from "../../contracts/languages.ts";
import { BodyField, TitleField } from "../documents/text-fields.tsx";

/** One language of a page: its title and its text. */
export function PageTextEditor(props: {
  language: Language;
  text: PageText;
  problemOf(field: string): string | undefined;
  onChange(part: Partial<PageText>): void;
}) {
  const { language, text, problemOf, onChange } = props;
  return (
    <>
      <TitleField
        language={language}
        longest={PAGE_TEXT_LIMITS.title}
        value={text.title}
        problem={problemOf("title")}
        onChange={(title) => onChange({ title })}
      />
      <BodyField
        language={language}
        value={text.body}
        problem={problemOf("body")}
        onChange={(body) => onChange({ body })}
      />
    </>
  );
}
