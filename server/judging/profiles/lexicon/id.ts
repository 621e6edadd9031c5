import { FIGHTING_WORDS } from "../../../language/fighting-words.ts";
import type { Lexicon } from "./lexicon.ts";

export const id: Lexicon = {
  fillerField:
    "tes(?: tes)*|percobaan|uji coba|(?:nama|deskripsi|alamat) (?:perusahaan|startup|usaha|bisnis)(?: anda| saya| kami)?|perusahaan (?:anda|saya)|(?:perusahaan|startup|profil|akun) (?:tes|uji coba|percobaan)|belum (?:diisi|ada)|akan diisi(?: nanti)?|isi di sini",
  fillerText:
    "contoh(?: teks| deskripsi| perusahaan)?|segera hadir|coba(?: coba)*|menyusul|deskripsi|nama|teks",
  filler:
    "(?:nama|deskripsi) (?:perusahaan|startup|usaha) (?:anda )?di ?sini|(?:isi|tulis|masukkan|ketik) (?:\\S+ ){0,2}?(?:deskripsi|nama|teks|tagline) (?:\\S+ )?di ?sini|(?:deskripsi|teks|isi) (?:akan )?(?:menyusul|diisi nanti|ditambahkan nanti)|ini (?:hanya |cuma )?(?:tes|uji coba|percobaan|contoh)(?: (?:profil|teks|deskripsi|saja))?(?=[.!\\n]|$)",
  slurs: "kontol|memek(?! muka)|ngentot(?:in)?|entot|bangsat|lonte|jembut|cina babi|pepek lu",
  sexual:
    "open bo|(?:pijat|massage) plus[ -]?plus|pijat \\+\\+|(?:cewek|wanita|gadis|ayam) panggilan|layanan seks|jasa seks|(?:video|situs|nonton|film) bokep|bokep",
  hatred:
    "(?:bunuh|bantai|usir|musnahkan|gantung) (?:semua |seluruh )?(?:orang |kaum |umat )?(?:cina|tionghoa|kristen|islam|muslim|yahudi|kafir|budha|buddha|hindu|papua|rohingya|asing|gay|lgbt)|(?:orang |kaum )?(?:cina|tionghoa|yahudi|kafir|papua|rohingya) (?:itu |adalah |semua )*(?:babi|anjing|monyet|sampah|hama|binatang)|kami (?:benci|membenci) (?:orang |kaum )?(?:cina|tionghoa|kristen|muslim|yahudi|papua|asing)",
  denies: "tidak|tanpa|bukan|tak",
  fights: FIGHTING_WORDS.id,
  promises:
    "(?:untung|profit|keuntungan|cuan|imbal hasil) (?:yang )?(?:pasti|dijamin|terjamin|100 ?%)|(?:pasti|dijamin|jaminan|garansi|100 ?%) (?:untung|profit|cuan|keuntungan|balik modal)|menjamin (?:\\S+ ){0,2}?(?:keuntungan|untung|profit|cuan|imbal hasil)|modal (?:rp ?)?[\\d.,]+ ?(?:juta|ribu|jt|rb) (?:jadi|menjadi) [\\d.,]+ ?(?:juta|ribu|jt|rb|miliar)|investasi (?:tanpa|bebas) risiko|(?:untung|keuntungan|profit) (?:\\S+ )?\\d+ ?% (?:per|setiap|tiap|se) ?hari|(?:gandakan|lipatgandakan) (?:uang|modal|dana) (?:anda|kamu)|cepat kaya|(?:gabung|join|ikuti) (?:\\S+ ){0,3}?(?:grup|channel|kanal) (?:\\S+ ){0,2}?(?:sinyal|signal|cuan|profit)|(?:gabung|join) (?:\\S+ ){0,2}?(?:telegram|whatsapp|wa|line|discord)(?: \\S+){0,4}? (?:sinyal|signal|cuan|profit|pump)|sinyal (?:trading|forex|kripto|saham) (?:vip|gratis|akurat|pasti)|slot gacor|judi online|beli (?:token|koin) (?:kami )?(?:sekarang|hari ini)",
  producers:
    "(?:petani|peternak|nelayan|petambak|pengrajin|perajin|pengemudi|mitra|pemasok|pedagang|warung|koperasi|buruh|pekerja|penjahit)",
  urges:
    "klik (?:di ?sini|link)|(?:beli|pesan|hubungi kami|daftar) sekarang(?: juga)?|pakai kode promo|gunakan kode promo|diskon \\d+ ?%|follow (?:ig|instagram)|chat wa|wa kami",
  applies:
    "(?:saya|aku) (?:sedang |lagi |masih )?(?:mencari|cari|melamar) (?:pekerjaan|kerja|lowongan|magang)|daftar riwayat hidup (?:saya|aku)|(?:ini|berikut)(?: adalah| ini)? (?:cv|resume) saya|surat lamaran (?:kerja )?saya|siap (?:ditempatkan|bekerja) di (?:perusahaan|bawah tekanan)|ini (?:adalah )?tugas (?:kuliah|sekolah|akhir)",
  offers:
    "jual\\w*|menjual|dijual|beli\\w*|membeli|membuat|buat\\w*|dibuat|menyediakan|layanan|melayani|platform|aplikasi|perangkat|produk\\w*|produsen|membantu|bantu\\w*|berinvestasi|investasi|menanam\\w*|mendanai|modal|dana|mengirim\\w*|kirim\\w*|pasar|menghubungkan|mengelola|kelola\\w*|mengembangkan|melatih|mengajar\\w*|meminjam\\w*|pinjaman|sewa\\w*|menyewa\\w*|alat|sistem|solusi|teknologi|pelanggan|pedagang|petani|pengguna|perusahaan|harga|bayar\\w*|membayar|toko\\w*|warung|mengubah|mendukung|olah\\w*|mengolah|pabrik|memasok|memakai|startup|pendiri",
  phone: "telp|telepon|tel|hp|no hp|nomor hp|wa|hubungi|kontak|ponsel",
  account: "rekening|(?:no|nomor|no\\.)? ?rek|norek|transfer ke",
  person: "nik|ktp|no ktp|nomor induk kependudukan|paspor|kartu identitas",
  registered:
    "npwp|nib|nomor induk berusaha|siup|tdp|izin|ijin|nomor izin|terdaftar|ojk|bpom|ahu|sk|akta|halal|pirt|nomor pokok|sertifikat",
  founded: "(?:didirikan|berdiri|dibentuk)(?: pada| sejak| di)?(?: tahun)?",
  seated:
    "(?:berkantor(?: pusat)?|bermarkas|berbasis|berdomisili|kantor pusat(?:nya)?(?: kami)?) ?(?:di|:)",
  raising:
    "(?:kami )?(?:sedang )?(?:menggalang|mencari|membuka|menghimpun)(?: dana| pendanaan| investasi| putaran)|penggalangan dana",
  raised: "telah|sudah|ditutup|selesai|sebelumnya|berikutnya|setelah|lalu",
};
