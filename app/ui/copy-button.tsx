import { useState } from "react";
import { IconPath } from "./icons.tsx";

const SHEETS = "M9 8.5h10.5V20H9ZM15 8.5V4.5H4.5V16H9";

type Outcome = "none" | "copied" | "failed";

/** Copies a text to the clipboard, and says so on the button until it loses focus. */
export function CopyButton(props: {
  text: string;
  words: { copy: string; copied: string; failed: string };
  /** Names what is copied, where there are several. */
  name?: string;
  describedBy?: string;
}) {
  const { text, words, name, describedBy } = props;
  const [outcome, setOutcome] = useState<Outcome>("none");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      (error: unknown) => {
        console.warn("A text could not be copied", error);
        setOutcome("failed");
      },
    );
  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-describedby={describedBy}
        className="button button-quiet !px-4 text-sm"
        onClick={() => void copy()}
        onBlur={() => setOutcome("none")}
      >
        <IconPath path={SHEETS} className="size-4" />
        {outcome === "copied" ? words.copied : words.copy}
      </button>
      <span role="status" className={outcome === "failed" ? "text-sm text-alert" : "sr-only"}>
        {outcome === "none" ? "" : words[outcome]}
      </span>
    </>
  );
}
