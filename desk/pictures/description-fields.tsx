import { useId } from "react";
import { useSayLicence } from "../../app/features/news/say-licence.ts";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { PICTURE_TEXT_LIMITS } from "../../contracts/desk/pictures.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from "../../contracts/languages.ts";
import { LICENCES, type PictureKind } from "../../contracts/pictures.ts";
import { LineInput } from "../ui/line-input.tsx";
import type { Description } from "./use-description.ts";

/**
 * What a photo shows, in each language, its author and its licence. A logo needs no description,
 * because its name is beside it, and readers are not told who drew it.
 */
export function DescriptionFields(props: {
  kind: PictureKind;
  description: Description;
  isFixed: boolean;
  onChange(part: Partial<Description>): void;
}) {
  const { kind, description, isFixed, onChange } = props;
  const t = useMessages("deskPictures");
  const licencesId = useId();
  const sayLicence = useSayLicence();
  return (
    <>
      {kind === "logo" ? null : (
        <fieldset className="grid gap-3">
          <legend className="font-bold">{t("alt")}</legend>
          <p className="text-sm text-muted">{t("altHint")}</p>
          {LANGUAGES.map((language) => (
            <Field key={language} label={LANGUAGE_NAMES[language]}>
              {(control) => (
                <LineInput
                  {...control}
                  lang={LANGUAGE_TAGS[language]}
                  maxLength={PICTURE_TEXT_LIMITS.alt}
                  readOnly={isFixed}
                  value={description.alt[language] ?? ""}
                  onChange={(alt) => onChange({ alt: { ...description.alt, [language]: alt } })}
                />
              )}
            </Field>
          ))}
        </fieldset>
      )}
      <Field label={t("credit")} hint={kind === "logo" ? undefined : t("creditHint")}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={PICTURE_TEXT_LIMITS.credit}
            readOnly={isFixed}
            value={description.credit}
            onChange={(event) => onChange({ credit: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("licence")} hint={kind === "logo" ? undefined : t("licenceHint")}>
        {(control) => (
          <>
            <input
              {...control}
              className="input"
              list={licencesId}
              maxLength={PICTURE_TEXT_LIMITS.licence}
              readOnly={isFixed}
              value={sayLicence(description.licence)}
              onChange={({ target }) => {
                const known = LICENCES.find((one) => sayLicence(one) === target.value);
                onChange({ licence: known ?? target.value });
              }}
            />
            <datalist id={licencesId}>
              {LICENCES.map((licence) => (
                <option key={licence} value={sayLicence(licence)} />
              ))}
            </datalist>
          </>
        )}
      </Field>
    </>
  );
}
