/** A number with the sign before it and the letter behind it, and the words of its unit. */
const FIGURE = /^(\D*\d[\d.,]*[A-Z]?)(.*)$/su;

/**
 * A figure whose number is large and whose unit is small, on the same line. "355,8" and small
 * "triệu USD", "3.56" and small "亿美元"; US$355.8M has no words.
 */
export function BigFigure({ text }: { text: string }) {
  const [, number = text, unit = ""] = FIGURE.exec(text) ?? [];
  return (
    <span className="whitespace-nowrap">
      {number}
      {unit === "" ? null : <span className="text-[max(0.55em,0.75rem)]">{unit}</span>}
    </span>
  );
}
