import { useMessages } from "../../i18n/messages-context.tsx";
import { THEME_STORAGE_KEY } from "../../platform/early-state.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Icon } from "../../ui/icons.tsx";

const THEMES = [
  { theme: "system", key: "themeSystem" },
  { theme: "light", key: "themeLight" },
  { theme: "dark", key: "themeDark" },
] as const;

/** Light, dark, or what the system says (the default). */
export function ThemeMenu() {
  const t = useMessages("frame");
  return (
    <Dropdown
      label={t("theme")}
      // On a phone the panel hangs from the header: from its button it could leave the screen.
      className="sm:relative"
      summary={<Icon name="sun" />}
      summaryClass="flex size-11 items-center justify-center rounded-lg hover:bg-sunken"
      panelClass="menu-panel max-sm:right-4"
    >
      {THEMES.map(({ theme, key }) => (
        <button
          key={theme}
          type="button"
          className="menu-item"
          data-closes-menu
          onClick={() => choose(theme)}
        >
          {t(key)}
        </button>
      ))}
    </Dropdown>
  );
}

function choose(theme: (typeof THEMES)[number]["theme"]): void {
  if (theme === "system") {
    localStorage.removeItem(THEME_STORAGE_KEY);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
    document.documentElement.dataset.theme = theme;
  }
}
