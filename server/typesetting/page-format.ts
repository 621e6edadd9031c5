/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = 52;
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;
export const RIGHT = PAGE.width - MARGIN;
/** The area for a page's text, below its running head and above its foot. */
export const BODY = { top: 78, bottom: PAGE.height - 72 } as const;

/** The site's light colours (app/app.css), and a light leaf colour for what to do. */
export const COLORS = {
  white: "#ffffff",
  paper: "#fbf8f1",
  sunken: "#f3eddf",
  ink: "#16231d",
  muted: "#55635b",
  line: "#e2dac8",
  leaf: "#0f5a45",
  leafStrong: "#0a4535",
  leafLight: "#e8f3ec",
  onLeaf: "#bfe0cf",
  sprout: "#3fa66b",
  turmeric: "#e9a23b",
  turmericDark: "#7a3b00",
  alert: "#a3231d",
} as const;

export const TEXT = { size: 10, weight: 400, color: COLORS.ink } as const;
export const LABEL = { size: 8.5, weight: 700, color: COLORS.muted } as const;
