import { LANGUAGE_MENU_NAMES } from "../../../contracts/languages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Icon } from "../../ui/icons.tsx";
import { LanguageLinks } from "./language-links.tsx";

export function LanguageMenu({ className }: { className?: string }) {
  const t = useMessages("frame");
  const language = useLanguage();
  return (
    <Dropdown
      label={`${t("languageMenu")}: ${LANGUAGE_MENU_NAMES[language]}`}
      className={className}
      summary={
        <>
          <Icon name="globe" />
          <span className="hidden text-sm xl:inline">{LANGUAGE_MENU_NAMES[language]}</span>
        </>
      }
      summaryClass="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg px-2 hover:bg-sunken"
      panelClass="menu-panel"
    >
      <LanguageLinks />
    </Dropdown>
  );
}
