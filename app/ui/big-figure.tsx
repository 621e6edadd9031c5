/** The number before and after which small words stand: US$355.8M, 355,8 triệu USD, 3.56亿美元. */
const NUMBER = /^([^\d]*)(\d[\d.,]*)(.*)$/su;

/** A figure whose number stands out: what it counts is set smaller, and not torn off. */
export function BigFigure({ text }: { text: string }) {
  const [, before = "", number = text, after = ""] = NUMBER.exec(text) ?? [];
  return (
    <span className="whitespace-nowrap">
      <Small text={before} />
      {number}
      <Small text={after} />
    </span>
  );
}

function Small({ text }: { text: string }) {
  return text === "" ? null : <span className="text-[max(0.55em,0.75rem)]">{text}</span>;
}
