import { Fragment } from "react";

/**
 * A text that may break at a sign within its words, instead of anywhere: after a slash, but before
 * the dot of an address, which at the end of a line would look like a full stop.
 */
export function Breakable({ text, at }: { text: string; at: "." | "/" }) {
  const [first, ...others] = text.split(at);
  return (
    <>
      {first}
      {others.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which may be the same
        <Fragment key={place}>
          {at === "." ? <wbr /> : null}
          {at}
          {at === "/" ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </>
  );
}
