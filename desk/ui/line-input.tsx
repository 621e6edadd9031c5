import type { ComponentProps } from "react";

/** A one-line text that may be longer than its field: it wraps and grows, so that all of it is visible. */
export function LineInput(
  props: Omit<ComponentProps<"textarea">, "className" | "onChange" | "onKeyDown" | "rows"> & {
    value: string;
    onChange(value: string): void;
  },
) {
  const { onChange, ...others } = props;
  return (
    <textarea
      {...others}
      rows={1}
      className="input desk-line"
      onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, " "))}
      onKeyDown={(event) => {
        // Enter submits, as in any one-line field; while a word is composed it belongs to the input
        // method.
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
