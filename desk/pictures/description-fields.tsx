import { useId } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { LICENCES } from "../../contracts/desk/pictures.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from "../../contracts/languages.ts";
import type { Description } from "./use-description.ts";

/** What a picture shows, in each language, who made it, and how it may be used. */
export function DescriptionFields(props: {
  description: Description;
  isFixed: boolean;
  onChange(part: Partial<Description>): void;
}) {
  const { description, isFixed, onChange } = props;
  const t = useMessages("deskPictures");
  const licencesId = useId();
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="font-bold">{t("alt")}</legend>
        <p className="text-sm text-muted">{t("altHint")}</p>
        {LANGUAGES.map((language) => (
          <Field key={language} label={LANGUAGE_NAMES[language]}>
            {(control) => (
              <input
                {...control}
                className="input"
                lang={LANGUAGE_TAGS[language]}
                maxLength={500}
                readOnly={isFixed}
                value={description.alt[language] ?? ""}
                onChange={(event) =>
                  onChange({ alt: { ...description.alt, [language]: event.target.value } })
                }
              />
            )}
          </Field>
        ))}
      </fieldset>
      <Field label={t("credit")} hint={t("creditHint")}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={200}
            readOnly={isFixed}
            value={description.credit}
            onChange={(event) => onChange({ credit: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("licence")} hint={t("licenceHint")}>
        {(control) => (
          <>
            <input
              {...control}
              className="input"
              list={licencesId}
              maxLength={200}
              readOnly={isFixed}
              value={description.licence}
              onChange={(event) => onChange({ licence: event.target.value })}
            />
            <datalist id={licencesId}>
              {LICENCES.map((licence) => (
                <option key={licence} value={licence} />
              ))}
            </datalist>
          </>
        )}
      </Field>
    </>
  );
}
