import { useState } from "react";
import { cleanQuery } from "../../../contracts/search.ts";
import { useBoxEvent } from "./use-box-event.ts";

/**
 * What stands in the box. What an input method is still composing (Pinyin, Telex) does not count
 * until it is settled: it is not what the person means.
 */
export function useBoxText(box: HTMLInputElement): string {
  const [text, setText] = useState(() => cleanQuery(box.value));
  const read = () => setText(cleanQuery(box.value));
  useBoxEvent(box, "input", (event) => {
    if (event instanceof InputEvent && event.isComposing && !composesEveryWord()) return;
    read();
  });
  useBoxEvent(box, "compositionend", read);
  // Told before the box is empty.
  useBoxEvent(box.form, "reset", () => setText(""));
  return text;
}

/** Android's keyboards compose Latin words letter by letter, too; there only Chinese must wait. */
function composesEveryWord(): boolean {
  return (
    /Android/.test(navigator.userAgent) &&
    !navigator.languages.some((language) => language.startsWith("zh"))
  );
}
