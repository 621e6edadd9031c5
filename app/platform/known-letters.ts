/**
 * The rules of the brand's fonts, with the addresses of the last build. They come with the whole
 * style sheet, after a page's first paint; later pages use them from the first paint on
 * (docs/decisions/0043-letters.md).
 */
const KEPT_AS = "benih.letters";

/** For the late starter, which has none of the app's scripts yet. */
export function showKnownLetters(): void {
  try {
    const letters = localStorage.getItem(KEPT_AS);
    if (!letters) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(letters);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // No storage, or a browser older than constructed style sheets: the device's letters are fine.
  }
}

export function rememberLetters(): void {
  try {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule);
    localStorage.setItem(KEPT_AS, rules.map(({ cssText }) => cssText).join(""));
  } catch {
    // Storage is full or refused.
  }
}
