import { THEME_STORAGE_KEY } from "./early-state.ts";

/** Light, dark, or the system's setting (the default). */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The keys of the appearances' names, in the words of the frame. */
export const THEME_NAMES = {
  system: "themeSystem",
  light: "themeLight",
  dark: "themeDark",
} as const satisfies Record<Theme, string>;

export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Changes the appearance at once, and for this browser's later visits. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") {
    localStorage.removeItem(THEME_STORAGE_KEY);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
    document.documentElement.dataset.theme = theme;
  }
}
