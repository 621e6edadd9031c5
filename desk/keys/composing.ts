/** The key code that browsers report for a key that an input method handles. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to a word that is still being composed (Telex, Pinyin, Thai). */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}

let isWordOpen = false;
const waiting = new Set<() => void>();

addEventListener(
  "compositionstart",
  () => {
    isWordOpen = true;
  },
  { capture: true },
);
addEventListener(
  "compositionend",
  () => {
    isWordOpen = false;
    // After the field has reported its last letters.
    setTimeout(() => {
      if (isWordOpen) return;
      const ready = [...waiting];
      waiting.clear();
      for (const go of ready) go();
    });
  },
  { capture: true },
);

/** Resolves at once, or when the word that is being composed is finished. */
export function wordFinished(): Promise<void> {
  if (!isWordOpen) return Promise.resolve();
  return new Promise((resolve) => waiting.add(resolve));
}
