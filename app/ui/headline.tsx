import { useEffect, useRef } from "react";

/** Short enough for any phone's line. Browsers take these Thai words, mostly loans, for several. */
const WHOLE =
  /(\b\w{1,4}-\w{1,10}\b|[\d.,]+ (?:[bm]illion|triệu|tỷ|juta|miliar|rounds|ล้าน(?:ดอลลาร์สหรัฐ)?)|สตาร์ทอัพ|ระดมทุน|ดอลลาร์สหรัฐ|โลจิสติกส์|(?:ประกาศ)?ดีล|แดชบอร์ด|ออร์เดอร์|แพ็กเกจ|(?:พิตช์)?เด็ค|โซเชียล|เทรนด์|ดานัง|เกสต์เฮาส์|แอคเซเลอเรเตอร์|ไพรเวทอิควิตี้|แฟมิลีออฟฟิศ|โทเคน|ฟินเทค|สตูดิโอ|สติกเกอร์)/;

const HAN = /\p{Script=Han}/u;

const onServer = import.meta.env.SSR
  ? (await import("./chinese-title.ts")).chineseTitle
  : undefined;

/**
 * A title or a list that does not break inside a short word such as "e-commerce", or a Chinese one;
 * its text stays as it is.
 */
export function Headline({ text }: { text: string }) {
  if (HAN.test(text)) return <ChineseTitle text={text} />;
  // Split by a group: every other part is such a word.
  return text.split(WHOLE).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** What the server sent stays: to React it is the same text. Elsewhere words are found by code that only Chinese needs. */
function ChineseTitle({ text }: { text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current || current.firstElementChild) return;
    void import("./chinese-title.ts").then(({ chineseTitle }) => {
      if (current.textContent === text) current.innerHTML = chineseTitle(text);
    }, ignore);
  }, [text]);
  return onServer ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
    <span dangerouslySetInnerHTML={{ __html: onServer(text) }} />
  ) : (
    <span ref={place}>{text}</span>
  );
}

/** Without that code lines break as they may. */
function ignore() {}
