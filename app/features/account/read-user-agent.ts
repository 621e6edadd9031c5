/** Proper names, the same in every language. */
export type Device = { browser: string | undefined; system: string | undefined };

/** The order matters: most browsers also name others that they imitate. */
const BROWSERS: [string, RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera|OPiOS|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["UC Browser", /\bUC(?:Browser|WEB)/],
  ["Cốc Cốc", /\bcoc_coc_browser\//],
  ["Yandex", /\bYaBrowser\//],
  ["MIUI Browser", /\bMiuiBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: [string, RegExp][] = [
  ["iPad", /\biPad\b/],
  ["iPhone", /\biPhone\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** The device that opened a session, as far as its user agent reveals it. */
export function readUserAgent(userAgent: string): Device {
  const nameIn = (names: [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
