import type { ComponentProps } from "react";

/** A text of one line that may be longer than its field: it wraps and grows, so that all of it is seen. */
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
        // As in any field of one line; within a word the key is the input method's.
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
