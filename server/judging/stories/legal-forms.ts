/** Legal forms before or after a name, spelled as in the register. */
const BEFORE =
  /^(?:(?:pt|cv|ud)\.?\s+|công ty\s+(?:tnhh|cổ phần|cp|trách nhiệm hữu hạn)?\s*(?:mtv|một thành viên)?\s*|tập đoàn\s+|บริษัท\s*|บจก\.?\s*|บมจ\.?\s*|หจก\.?\s*|ห้างหุ้นส่วน(?:จำกัด)?\s*)/iu;
const BEHIND =
  /[\s,]*(?:\((?:pte|singapore|thailand|ประเทศไทย|มหาชน|private)\)|(?<![\p{L}])(?:pte|pvt|private|ltd|limited|llc|llp|inc|incorporated|corp|corporation|co|company|sdn|bhd|berhad|plc|tbk|jsc|joint stock company|(?:persero))\.?|จำกัด|\(มหาชน\)|私人有限公司|股份有限公司|有限责任公司|有限公司|股份公司)$/iu;

/** "PT Seed Tani Digital Tbk" as "Seed Tani Digital"; a name that consists of legal forms stays as it is. */
export function withoutLegalForm(name: string): string {
  let bare = name.trim();
  for (let before = ""; before !== bare; ) {
    before = bare;
    const shorter = bare.replace(BEFORE, "").replace(BEHIND, "").trim();
    if (/[\p{L}\p{N}]/u.test(shorter)) bare = shorter;
  }
  return bare;
}

/** Where a name begins, including a legal form right before it. */
export function startWithLegalForm(text: string, start: number): number {
  return (
    start -
    (/(?<![\p{L}])(?:PT|CV)\.? $/u.exec(text.slice(Math.max(0, start - 5), start))?.[0].length ?? 0)
  );
}
