import { expect, test } from "vitest";
import { told } from "./test-items.ts";

test.each([
  [
    "TokoBaru Kantongi Pendanaan Seri A Rp 75 Miliar",
    "Jakarta - Startup ritel TokoBaru mengumumkan telah meraih pendanaan seri A senilai Rp75 miliar yang dipimpin oleh Sunda Partners, Rabu (13/5/2026). Harbour Ventures dan investor terdahulu turut berpartisipasi.\n\nDana segar tersebut akan dipakai untuk ekspansi ke Sumatera. Tahun lalu TokoBaru membukukan pendapatan Rp 210 miliar.",
    "TokoBaru | IDR 75000000000 | series_a | 05-13 | Sunda Partners*, Harbour Ventures",
  ],
  [
    "Startup Edukasi Cerdasin Dapat Suntikan Dana US$ 1,5 Juta",
    "Cerdasin, platform belajar daring asal Yogyakarta, memperoleh pendanaan tahap awal sebesar US$ 1,5 juta atau sekitar Rp 24,5 miliar. Putaran ini dipimpin Nirwana Capital dengan partisipasi dari Bamboo Capital.\n\nPengumuman disampaikan kemarin. Sebelumnya Cerdasin pernah meraih pendanaan pra-awal dari sejumlah angel investor.",
    "Cerdasin | USD 1500000 | seed | 05-13 | Nirwana Capital*, Bamboo Capital",
  ],
  [
    "Bamboo Capital Suntik Modal ke Perusahaan Logistik Angkutin",
    "Bamboo Capital menanamkan modal sebesar Rp 40 miliar di Angkutin, perusahaan logistik dari Semarang. Nilai valuasi perusahaan tidak disebutkan.",
    "Angkutin | IDR 40000000000 |  |  | Bamboo Capital",
  ],
  [
    "Panenku Terima Pinjaman Rp 100 Miliar dari Bank Sawah",
    "PT Panenku Digital Nusantara (Panenku) menandatangani fasilitas kredit senilai Rp 100 miliar dengan Bank Sawah pada Selasa (12/5). Pinjaman itu berjangka dua tahun.",
    "Panenku | IDR 100000000000 | debt | 05-12 | Bank Sawah",
  ],
  [
    "Tunda Seri B, startup asal Medan ini dapat Rp 40 miliar",
    "Startup logistik asal Medan, Dana Tani, baru saja mendapatkan suntikan modal Rp 40 miliar dari Bamboo Capital.\n\nPendiri Dana Tani mengumumkannya kemarin.",
    "Dana Tani | IDR 40000000000 |  | 05-13 | Bamboo Capital",
  ],
])("reads the round of “%s”", (title, text, expected) => {
  expect(told("id", title, text)).toBe(expected);
});

test.each([
  [
    "TokoBaru Dikabarkan Cari Pendanaan Seri B US$ 20 Juta",
    "TokoBaru dikabarkan tengah menjajaki pendanaan seri B sebesar US$ 20 juta, kata dua sumber. Perusahaan belum memberikan tanggapan.",
  ],
  [
    "TokoBaru Buka Gudang Baru di Medan",
    "TokoBaru membuka gudang di Medan. Pada Januari 2026 perusahaan meraih pendanaan seri A Rp 75 miliar yang dipimpin Sunda Partners.",
  ],
  [
    "Sunda Partners Umumkan Penutupan Dana Kelolaan Kedua US$ 80 Juta",
    "Sunda Partners menghimpun US$ 80 juta untuk dana kelolaan kedua yang akan disalurkan ke startup tahap awal.",
  ],
  [
    "Pemerintah Siapkan Hibah Rp 50 Miliar untuk Startup",
    "Kementerian akan memberikan hibah Rp 50 miliar kepada startup pertanian tahun depan. Dana itu disalurkan lewat lima bank.",
  ],
  [
    "Angkutin Diakuisisi Raksasa Logistik Rp 300 Miliar",
    "Angkutin resmi diakuisisi oleh Kirimaja senilai Rp 300 miliar. Angkutin terakhir meraih pendanaan dari Bamboo Capital.",
  ],
])("reads no round in “%s”", (title, text) => {
  expect(told("id", title, text)).toBe("none");
});
