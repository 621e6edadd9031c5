import { useMessages } from "../../i18n/messages-context.tsx";
import { chooseTheme, THEME_NAMES, THEMES } from "../../platform/theme-choice.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Icon } from "../../ui/icons.tsx";

export function ThemeMenu() {
  const t = useMessages("frame");
  return (
    <Dropdown
      label={t("theme")}
      // On a phone it is in the menu, and the search takes its place.
      className="relative max-sm:hidden"
      summary={<Icon name="sun" />}
      summaryClass="flex size-11 items-center justify-center rounded-lg hover:bg-sunken"
      panelClass="menu-panel"
    >
      <ThemeChoices />
    </Dropdown>
  );
}

export function ThemeChoices() {
  const t = useMessages("frame");
  return THEMES.map((theme) => (
    <button
      key={theme}
      type="button"
      className="menu-item"
      data-closes-menu
      onClick={() => chooseTheme(theme)}
    >
      {t(THEME_NAMES[theme])}
    </button>
  ));
}
