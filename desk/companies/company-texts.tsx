import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import {
  type CompanyContent,
  type CompanyText,
  companyTranslationState,
  LONGEST_DESCRIPTION,
} from "../../contracts/desk/company.ts";
import { ORIGINAL } from "../../contracts/desk/translations.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { PROFILE_TEXT_LIMITS } from "../../contracts/profile-limits.ts";
import { SideBySide } from "../documents/side-by-side.tsx";
import { LineInput } from "../ui/line-input.tsx";

type Texts = CompanyContent["texts"];

/** A company's tagline and description, its languages side by side. */
export function CompanyTexts(props: {
  texts: Texts;
  problemOf(field: string): string | undefined;
  onChange(texts: Texts, fields: readonly string[]): void;
}) {
  const { texts, problemOf, onChange } = props;
  const t = useMessages("deskCompanies");
  const change = (language: Language, part: Partial<CompanyText>) =>
    onChange(
      { ...texts, [language]: { ...texts[language], ...part } },
      language === ORIGINAL ? Object.keys(part) : [],
    );
  return (
    <SideBySide
      stateOf={(language) => companyTranslationState(texts, language)}
      onConfirm={(language) => change(language, { at: null, isMachine: false })}
    >
      {(language) => (
        <>
          <Field
            label={t("tagline")}
            problem={language === ORIGINAL ? problemOf("tagline") : undefined}
          >
            {(control) => (
              <LineInput
                {...control}
                lang={LANGUAGE_TAGS[language]}
                maxLength={PROFILE_TEXT_LIMITS.tagline}
                value={texts[language].tagline}
                onChange={(tagline) => change(language, { tagline })}
              />
            )}
          </Field>
          <Field label={t("description")}>
            {(control) => (
              <textarea
                {...control}
                className="input !min-h-48"
                lang={LANGUAGE_TAGS[language]}
                maxLength={LONGEST_DESCRIPTION}
                value={texts[language].description}
                onChange={(event) => change(language, { description: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
    </SideBySide>
  );
}
