/** An amount in US dollars as `contracts/amounts.ts` and English papers write it. */
const DOLLARS =
  /(?:US)?\$\d+(?:[.,]\d+)*(?: ?(?:[KMBT]|[mb]illion|ribu|juta|miliar|triliun)(?!\p{L}))?|\d+(?:[.,]\d+)*(?: ?[\p{L}\p{M}]+?){0,2} ?(?:USD|ดอลลาร์(?:สหรัฐ)?|美元)/u;

/** The first amount in US dollars that a title names. */
export function amountIn(title: string): string | undefined {
  return DOLLARS.exec(title)?.[0];
}
