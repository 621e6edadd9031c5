import { useState } from "react";
import { cleanQuery } from "../../../contracts/search.ts";
import { useBoxEvent } from "../../ui/combobox/use-box-event.ts";

/**
 * The text of the box. While an input method is composing (Pinyin, Telex) its text does not count:
 * it is not yet what the person means.
 */
export function useBoxText(box: HTMLInputElement): string {
  const [text, setText] = useState(() => cleanQuery(box.value));
  const read = () => setText(cleanQuery(box.value));
  useBoxEvent(box, "input", (event) => {
    if (event instanceof InputEvent && event.isComposing && !composesEveryWord()) return;
    read();
  });
  useBoxEvent(box, "compositionend", read);
  // The event comes before the box is empty.
  useBoxEvent(box.form, "reset", () => setText(""));
  return text;
}

/** Android's keyboards compose Latin words letter by letter, too; there only Chinese waits. */
function composesEveryWord(): boolean {
  return (
    /Android/.test(navigator.userAgent) &&
    !navigator.languages.some((language) => language.startsWith("zh"))
  );
}
