import { onePage } from "../../../files/pdf/test-handmade-pdf.ts";

/** Enough words that a deck is not taken for empty. */
export const FILLER =
  "(Our farmers sell their rice together and earn a fifth more than they did a year ago today) Tj";
export const FONT = {
  page: "/Resources << /Font << /F 5 0 R >> >>",
  more: ["<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"],
};

/** A page of these words, with other things to draw on it. */
export const drawn = (content: string) =>
  onePage({ ...FONT, content: `BT /F 18 Tf 60 300 Td ${FILLER} ET ${content}` });
