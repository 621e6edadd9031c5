/** Words that begin sentences in English, Indonesian and Vietnamese; none of them is a name. */
const OPENERS = new Set(
  [
    "a after all already although an and as at because before both but by despite each even for from",
    "given had has have however if in investing investment investments investors is it its like most",
    "neither no none not on one only our past previous recent same several sharing since so some",
    "startup startups still such that the their there these they this those though through together",
    "two under unlike very what when where which while who with within your",
    "adalah akan antara banyak belum beberapa berada berbasis bidang dalam dan dana dari dengan di",
    "fokus hanya ini investasi investor itu juga kedua keduanya ketika kini mereka meski meskipun",
    "namun pada pendanaan perusahaan saat sama satu sebagai sebab sebelumnya sejak sektor sudah tahap",
    "tapi tetapi telah tidak tiga untuk walau yang",
    "anh bạn các cả chưa chỉ có công của cùng do dù dự đã đây để đều đó giai hai hiện họ không khi",
    "khoản là lĩnh mặc một mức nhiều nhà nhưng những năm ở quỹ sau tại theo thị trong trước tuy từ",
    "tương và vì về vòng với vốn",
  ].flatMap((line) => line.split(" ")),
);

export function isOpener(word: string): boolean {
  return OPENERS.has(word.normalize("NFC").toLowerCase());
}
