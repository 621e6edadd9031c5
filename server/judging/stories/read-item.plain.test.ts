import { expect, test } from "vitest";
import type { Language } from "../../../contracts/languages.ts";
import { told } from "./test-items.ts";

/* Rounds told by spokesmen, of unknown names, by funds called "first", on days of signing. */

test.each<[Language, string, string, string]>([
  // These are no days: "includes 15" was read as 15 December, "Myanmar 20" as 20 March.
  [
    "en",
    "Mango raises $4m",
    "Mango has raised $4 million in a seed round that includes 15 angels and Harbour Ventures.",
    "Mango | USD 4000000 | seed |  | Harbour Ventures",
  ],
  [
    "en",
    "Anchor raises $2m",
    "Anchor has raised $2 million in a seed round that provides 12 ports of Myanmar 20 boats.",
    "Anchor | USD 2000000 | seed |  | ",
  ],
  [
    "en",
    "First Harvest Fund leads $4m round in Mango",
    "Mango said on Wednesday it had raised $4 million in a seed round led by First Harvest Fund. Sunda Partners joined.",
    "Mango | USD 4000000 | seed | 05-13 | First Harvest Fund*, Sunda Partners",
  ],
  [
    "en",
    "Anchor wins $2m from New Fund Asia",
    "Anchor has raised US$2 million in pre-Series A money from New Fund Asia, the maritime software firm said today.",
    "Anchor | USD 2000000 | pre_series_a | 05-14 | New Fund Asia",
  ],
  [
    "id",
    "Dana Baru Nusantara Suntik TokoBaru Rp 40 Miliar",
    "TokoBaru memperoleh pendanaan seri A senilai Rp 40 miliar dari Dana Baru Nusantara, kata perusahaan pada Rabu (13/5).",
    "TokoBaru | IDR 40000000000 | series_a | 05-13 | Dana Baru Nusantara",
  ],
  [
    "id",
    "Rintisan Padang ini kantongi Rp 12 miliar",
    "Sebuah rintisan pengolah kulit manggis di Padang mengantongi pendanaan awal Rp 12 miliar. Kabar itu disampaikan Rani Putri, direktur utama Manggista, pada Rabu (13/5). Manggista memasok 40 pabrik kosmetik.",
    "Manggista | IDR 12000000000 | seed | 05-13 | ",
  ],
  [
    "en",
    "Penang robotics startup takes $3m",
    "A Penang startup that builds robots for durian orchards has raised $3 million in seed money. Aisha Omar, chief executive of Durobot, told us the round closed on Monday. Durobot has 14 staff.",
    "Durobot | USD 3000000 | seed | 05-11 | ",
  ],
  [
    "id",
    "Pembuat sensor tambak disuntik US$2 juta",
    'Perusahaan pembuat sensor tambak udang asal Lampung disuntik US$2 juta oleh Harbour Ventures. "Kami akan ekspor," kata Budi Santoso, pendiri TambakMata, Selasa (12/5).',
    "TambakMata | USD 2000000 |  | 05-12 | Harbour Ventures",
  ],
  [
    "en",
    "Mango closes $9m Series A",
    "Mango, a payments firm, has raised $9 million in a Series A from Bamboo Capital. The agreement was signed in Jakarta on Tuesday.",
    "Mango | USD 9000000 | series_a | 05-12 | Bamboo Capital",
  ],
  [
    "id",
    "TokoBaru Dapat Pinjaman Rp 60 Miliar",
    "TokoBaru memperoleh fasilitas pinjaman Rp 60 miliar dari Bank Sinar. Perjanjian diteken di Surabaya, Senin (11/5).",
    "TokoBaru | IDR 60000000000 | debt | 05-11 | Bank Sinar",
  ],
  [
    "en",
    "Ex-nurse raises S$1m to fix hospital rosters",
    "Rosterly, founded by former nurse Tan Mei, has raised S$1 million from angels and Keris Fund in a pre-seed round that closed last week.",
    "Rosterly | SGD 1000000 | pre_seed |  | Keris Fund",
  ],
  [
    "en",
    "With $5m in hand, Lotus Care looks to Vietnam's north",
    "Lotus Care will open 12 clinics in northern Vietnam with $5 million it has just raised from Bamboo Capital, chief executive Le Ha said in Hanoi on Tuesday.",
    "Lotus Care | USD 5000000 |  | 05-12 | Bamboo Capital",
  ],
  [
    "id",
    "Dari garasi ke seri A: kisah Anchor",
    "Perjalanan Anchor dari garasi di Surabaya berbuah manis. Pekan ini perusahaan perangkat lunak maritim itu menutup seri A US$6 juta yang dipimpin Sunda Partners.",
    "Anchor | USD 6000000 | series_a |  | Sunda Partners*",
  ],
  [
    "id",
    "Sunda Partners jadi pemodal terbaru TokoBaru",
    "Sunda Partners menggelontorkan Rp 45 miliar ke TokoBaru dalam putaran pra-seri A. Platform grosir itu mengumumkannya kemarin.",
    "TokoBaru | IDR 45000000000 | pre_series_a | 05-13 | Sunda Partners",
  ],
  [
    "id",
    "Petani cabai punya sekutu baru: Rp 22 miliar",
    'PedasTech, startup penyimpan cabai asal Garut, memperoleh Rp 22 miliar. Investornya Bamboo Capital dan Harbour Ventures. "Ini putaran awal kami," kata pendirinya, Dedi Kusnadi, Selasa (12/5).',
    "PedasTech | IDR 22000000000 | seed | 05-12 | Bamboo Capital, Harbour Ventures",
  ],
  [
    "en",
    "A loan, not a round: TokoBaru borrows $10m",
    "TokoBaru has borrowed $10 million from Bank Sinar to buy stock before Ramadan, the wholesaler said on Monday. It sold no shares.",
    "TokoBaru | USD 10000000 | debt | 05-11 | Bank Sinar",
  ],
  [
    "en",
    "SkyFarm wins $400,000 to grow lettuce in schools",
    "A Dutch foundation has awarded SkyFarm a $400,000 grant to grow lettuce on school roofs, it said on 12 May.",
    "SkyFarm | USD 400000 | grant | 05-12 | ",
  ],
  [
    "en",
    "Scooter firm Volta Kuning plugs into RM70m",
    "KUALA LUMPUR, May 13: Volta Kuning has closed its RM70 million (US$16.5 million) Series B, with Sunda Partners leading and Bamboo Capital and Keris Fund joining, according to a statement. The scooter maker raised RM20 million in 2024 and has now taken in RM95 million overall.",
    "Volta Kuning | MYR 70000000 | series_b | 05-13 | Sunda Partners*, Bamboo Capital, Keris Fund",
  ],
  [
    "en",
    "Batik marketplace draws fresh capital",
    "A year after its seed round, batik marketplace Canting has pulled in US$4 million from Harbour Ventures. The pre-Series A values Canting at US$18 million, a person with knowledge of the deal said on Tuesday.",
    "Canting | USD 4000000 | pre_series_a | 05-12 | Harbour Ventures",
  ],
  [
    "en",
    "Mekong rice mill software gets Japanese money",
    "Bamboo Capital and two Japanese trading houses have put 90 billion dong into GạoSạch, a Can Tho company that sells software to rice mills. The companies signed on Monday.",
    "GạoSạch | VND 90000000000 |  | 05-11 | Bamboo Capital",
  ],
  [
    "en",
    "Anchor drops anchor in Manila with new funds",
    "Maritime software firm Anchor on Wednesday announced a $7.5 million Series A extension, bringing the round to $13 million. Sunda Partners led the extension.",
    "Anchor | USD 7500000 | series_a | 05-13 | Sunda Partners*",
  ],
  [
    "en",
    "Crab farm goes high-tech",
    "MakanCrab - a Sarawak startup that farms soft-shell crabs indoors - has bagged RM3.5 mil in seed funding from Keris Fund and angel investors, co-founder Jane Lau told The Morning Example.",
    "MakanCrab | MYR 3500000 | seed |  | Keris Fund",
  ],
  [
    "id",
    "Startup Sampah Ini Raih Rp120 Miliar",
    "Rapel Hijau, perusahaan pengelola sampah asal Depok, meraih pendanaan Seri B sebesar Rp120 miliar (sekitar US$7,3 juta). Bamboo Capital dan Sunda Partners memimpin bersama putaran ini. Total pendanaan Rapel Hijau kini Rp180 miliar.",
    "Rapel Hijau | IDR 120000000000 | series_b |  | Bamboo Capital*, Sunda Partners*",
  ],
  [
    "id",
    "Kopi kaleng dari Gayo dilirik investor",
    "JAKARTA - Harbour Ventures menanamkan modal US$1,5 juta di GayoGo, produsen kopi kaleng asal Takengon. Transaksi itu diumumkan kedua pihak Rabu (13/5).",
    "GayoGo | USD 1500000 |  | 05-13 | Harbour Ventures",
  ],
  [
    "id",
    "Kapal tunda tanpa awak",
    "Robotik Bahari akhirnya punya bahan bakar baru: pendanaan awal US$900 ribu dari Sunda Partners. CEO Robotik Bahari, Tomi Halim, mengumumkannya lewat LinkedIn kemarin.",
    "Robotik Bahari | USD 900000 | seed | 05-13 | Sunda Partners",
  ],
  [
    "id",
    "Klinik gigi daring SenyumKu disokong modal baru",
    "SenyumKu, jaringan klinik gigi, disokong Bamboo Capital lewat putaran seri A Rp 75 miliar. Pengumuman dilakukan 12 Mei 2026.",
    "SenyumKu | IDR 75000000000 | series_a | 05-12 | Bamboo Capital",
  ],
])("reads the round of %s: “%s”", (language, title, text, expected) => {
  expect(told(language, title, text)).toBe(expected);
});
