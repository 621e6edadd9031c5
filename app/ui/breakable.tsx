import { Fragment } from "react";

/** A text that may break behind a sign within its words, where browsers would break it anywhere. */
export function Breakable({ text, behind }: { text: string; behind: "." | "/" }) {
  const [first, ...others] = text.split(behind);
  return (
    <>
      {first}
      {others.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which may be the same
        <Fragment key={place}>
          {behind}
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
