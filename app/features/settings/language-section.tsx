import { useMutation } from "@tanstack/react-query";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../../contracts/languages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { chooseTheme, THEME_NAMES, THEMES } from "../../platform/theme-choice.ts";
import { useTheme } from "../../platform/use-theme.ts";
import { Choices } from "../../ui/form/choices.tsx";
import type { Person } from "../account/signed-in.tsx";
import { keepLanguage } from "./keep-language.ts";
import { MailLanguage } from "./mail-language.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** The language of pages and mails, and the appearance. */
export function LanguageSection({ person }: { person: Person }) {
  const t = useMessages("settings");
  const tf = useMessages("frame");
  const language = useLanguage();
  const theme = useTheme();
  const { connect } = useBackend();
  const choose = useMutation({
    mutationFn: (chosen: Language) => keepLanguage(connect, person, chosen),
    onError: (error: unknown) => {
      console.error("The language could not be saved", error);
      notify("error", t("notSaved"));
    },
    // A new language is a new document, as with the header's menu.
    onSuccess: (_nothing, chosen) => location.assign(`/settings?lang=${chosen}#language`),
  });
  const shown = choose.isPending || choose.isSuccess ? choose.variables : language;

  return (
    <SettingsSection id="language" title={t("languageHeading")}>
      <div className="grid grid-cols-1 gap-6">
        <Choices
          kind="radio"
          layout="plain"
          name="language"
          legend={tf("languageMenu")}
          hint={t("languageHint")}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          chosen={[shown]}
          onChange={([chosen]) => {
            if (chosen && !choose.isPending) choose.mutate(chosen);
          }}
        />
        <MailLanguage person={person} />
        <Choices
          kind="radio"
          layout="plain"
          name="theme"
          legend={tf("theme")}
          hint={t("themeHint")}
          options={THEMES.map((value) => ({ value, label: tf(THEME_NAMES[value]) }))}
          chosen={[theme]}
          onChange={([chosen]) => {
            if (chosen) chooseTheme(chosen);
          }}
        />
      </div>
    </SettingsSection>
  );
}
