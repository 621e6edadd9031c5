/**
 * The rules of the brand's fonts, with the addresses of the last build. They come with the whole
 * style sheet, after a page's first paint; whoever has had a page sees the next one in them from its
 * first paint on (docs/decisions/0043-letters.md).
 */
const KEPT_AS = "benih.letters";

/** For the late starter, which has no scripts of the app yet. */
export function showKnownLetters(): void {
  try {
    const letters = localStorage.getItem(KEPT_AS);
    if (!letters) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(letters);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // No store, or a browser from before constructed sheets: the device's letters are good ones.
  }
}

export function rememberLetters(): void {
  try {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule);
    localStorage.setItem(KEPT_AS, rules.map(({ cssText }) => cssText).join(""));
  } catch {
    // A full store, or none.
  }
}
