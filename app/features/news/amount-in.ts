/** An amount in US dollars as `contracts/amounts.ts` and English papers write it. */
const DOLLARS =
  /(?:US)?\$\d+(?:[.,]\d+)*(?: ?(?:[KMBT]|[mb]illion|ribu|juta|miliar|triliun)(?!\p{L}))?|\d+(?:[.,]\d+)*(?: ?[\p{L}\p{M}]+?){0,2} ?(?:USD|ดอลลาร์(?:สหรัฐ)?|美元)/u;

/** The first amount in US dollars in a title; a unit of one letter stays with its size. */
export function amountIn(title: string): { size: string; unit: string } | undefined {
  const [amount] = DOLLARS.exec(title) ?? [];
  if (amount === undefined) return undefined;
  const [, size = amount, unit = ""] = /^(.*\d)(\D{2,})$/.exec(amount) ?? [];
  return { size, unit: unit.trim() };
}
