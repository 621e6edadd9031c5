import type { Theme } from "../../platform/theme-choice.ts";

/** The keys of what each appearance is called, in the words of the frame. */
export const THEME_NAMES = {
  system: "themeSystem",
  light: "themeLight",
  dark: "themeDark",
} as const satisfies Record<Theme, string>;
