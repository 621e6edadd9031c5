import type { ModelRequest } from "../../services/language-model/test-model-server.ts";

/** What a publisher reports. */
export const REPORT =
  "Kopiora raised US$4.2 million from Alpha Ventures. Its carts sell 900 cups a day.";

/** What a model writes of the story. */
export function draftOf(amount = "US$4.2 million") {
  const text = `According to The Daily Seed, Alpha Ventures has put ${amount} into Kopiora.`;
  const rests = [{ source: "s1", quote: "Kopiora raised US$4.2 million from Alpha Ventures" }];
  return {
    tells: true,
    title: `Kopiora raises ${amount}`,
    excerpt: "Alpha Ventures has put money into Kopiora.",
    paragraphs: [{ sentences: [{ text, rests }] }],
  };
}

export const TRANSLATED = {
  zh: {
    title: "Kopiora获420万美元融资",
    excerpt: "Alpha Ventures向Kopiora注资。",
    p1: "据The Daily Seed报道，Alpha Ventures向Kopiora投资420万美元。",
  },
  vi: {
    title: "Kopiora gọi vốn 4,2 triệu USD",
    excerpt: "Alpha Ventures đã rót vốn vào Kopiora.",
    p1: "Theo The Daily Seed, Alpha Ventures đã rót 4,2 triệu USD vào Kopiora.",
  },
  th: {
    title: "Kopiora ระดมทุน 4.2 ล้านดอลลาร์สหรัฐ",
    excerpt: "Alpha Ventures ลงทุนใน Kopiora แล้ว",
    p1: "The Daily Seed รายงานว่า Alpha Ventures ลงทุน 4.2 ล้านดอลลาร์สหรัฐใน Kopiora",
  },
  id: {
    title: "Kopiora meraih US$4,2 juta",
    excerpt: "Alpha Ventures menanamkan modal di Kopiora.",
    p1: "Menurut The Daily Seed, Alpha Ventures menanamkan US$4,2 juta di Kopiora.",
  },
};

export const isDraft = ({ messages }: ModelRequest) =>
  messages.some(({ content }) => content.includes("You are a reporter"));
