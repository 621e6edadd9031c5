import type { Language } from "../../contracts/languages.ts";

const THAI = /\p{Script=Thai}/gu;
const HAN = /\p{Script=Han}/gu;
const LETTER = /\p{L}/gu;
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
const INDONESIAN =
  /\b(?:yang|dan|untuk|dengan|dari|kami|pada|adalah|dalam|tidak|ini|juta|miliar|tahun|pasar|pelanggan|pengguna|masalah|solusi|tim|usaha|lebih|buat|sudah|bisa|sampai|lagi|bulan|hari|setiap|tanpa|oleh|akan|lewat|biaya|harga|uang|orang|sejak|hanya|atau)\b/giu;
const ENGLISH =
  /\b(?:the|and|for|with|of|our|we|in|to|is|are|that|from|by|on|per|market|team|problem|solution|customers|users|revenue)\b/giu;

/** The one of the five languages in which most of a text is written. */
export function languageOf(text: string): Language {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = Math.max(1, count(LETTER));
  if (count(THAI) > letters * 0.2) return "th";
  // A Han character says as much as several letters.
  if (count(HAN) > letters * 0.15) return "zh";
  if (count(VIETNAMESE) > letters * 0.06) return "vi";
  // All our languages mix in English words.
  const indonesian = count(INDONESIAN);
  return indonesian >= 5 && indonesian > count(ENGLISH) * 0.6 ? "id" : "en";
}
