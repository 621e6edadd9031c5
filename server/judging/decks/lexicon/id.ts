import type { Lexicon } from "../rubric/sections.ts";

export const id: Lexicon = {
  sections: {
    purpose: {
      title:
        "tentang kami|siapa kami|misi(?: kami)?|visi(?: kami)?|sekilas|perkenalan|ringkasan|dalam satu kalimat",
      body: "kami (?:membantu|membangun|membuat|menghubungkan|menyediakan|menjual|memberi\\S*)|membantu|(?:platform|aplikasi|layanan|jaringan|pasar|perangkat lunak|pinjaman|asuransi) (?:\\S+ ){0,4}(?:untuk|bagi|yang)",
    },
    problem: {
      title:
        "(?:kenapa|mengapa) (?:\\S+ )?(?:rugi|susah|sulit|penting|gagal).*|(?:rasa sakit|nyeri|sakit ?kepala|keresahan|kesulitan|derita|persoalan|isu|kondisi|situasi|realita|kenyataan)(?: .*)?|yang (?:salah|rusak).*|keadaan (?:sekarang|saat ini)|(?:ketidaknyamanan|hambatan|keterbatasan)(?: .*)?|masalah(?:nya)?|permasalahan|tantangan|keluhan|kendala",
      body: "kesulitan|kerugian|kehilangan|terbuang|tidak (?:bisa|mampu|punya) (?:akses)?|mahal|lambat|sulit|membuang",
    },
    solution: {
      title:
        "(?:cara|jalan keluar|jawaban|ide|tawaran|langkah) (?:dari )?kami|cara kami(?: .*)?|yang kami (?:lakukan|bangun|buat|tawarkan).*|apa yang kami (?:buat|tawarkan|bangun)|jalan keluar(?:nya)?|kami (?:menawarkan|hadir).*|solusi(?: kami)?|jawaban kami|pendekatan kami|cara kami (?:bekerja|membantu|menyelesaikan)|proposisi nilai|apa yang kami lakukan",
      body: "solusi kami|kami (?:mengganti|menyelesaikan|mengotomatiskan|mendigitalkan|menggantikan)",
    },
    whyNow: {
      title:
        "urgensi(?:nya)?|(?:kenapa|mengapa) (?:harus )?(?:sekarang|tahun ini|hari ini)|momentum\\S*|waktunya.*|saat(?:nya| yang tepat)|yang berubah|perubahan|titik balik|angin segar|mengapa sekarang|kenapa sekarang|momentum|tren(?: pasar)?|waktu yang tepat|apa yang berubah",
      body: "mengapa sekarang|kenapa sekarang|aturan baru|regulasi baru|mulai berlaku|kini (?:menjadi|sudah)|sejak (?:20\\d\\d|pandemi)|untuk pertama kali",
    },
    market: {
      title:
        "(?:seberapa|se) ?besar.*|besar(?:nya)? .*|ukuran\\S*|potensi\\S*|siapa yang (?:butuh|beli|membutuhkan).*|kue\\S*|lahan|ceruk|(?:ukuran |peluang |potensi |target )?pasar(?: sasaran| kami)?|peluang|besarnya pasar|analisis pasar",
      body: "tam|ukuran pasar|nilai pasar|pasar senilai|potensi pasar",
    },
    product: {
      title:
        "(?:begini|beginilah|bagaimana) (?:cara|jalan)\\S*(?: .*)?|(?:cara|alur) (?:kerja|pakai|pemakaian|penggunaan)\\S*|tampilan\\S*|langkah(?:-langkah)?(?: demi langkah)?|sehari bersama.*|layar|alat(?: kami)?|produk(?: kami)?|cara kerja(?:nya)?|fitur|teknologi(?: kami)?|demo|aplikasi(?: kami)?|platform(?: kami)?",
      body: "cara kerja|aplikasi kami|produk kami|fitur|langkah 1|pengguna (?:membuka|memindai|memesan|mengunggah)",
    },
    model: {
      title:
        "(?:dari mana|bagaimana|cara) (?:uang|pendapatan|kami (?:dibayar|dapat uang|untung)).*|(?:uang|pemasukan|pendapatan)nya|pemasukan(?: .*)?|(?:uang|pendapatan) dari .*|siapa yang (?:bayar|membayar).*|tarif|hitungan (?:per|satu|tiap) .*|ekonomi (?:per|satu) .*|untung per .*|monetisasi|pendapatan kami|dari mana (?:uang|pendapatan)\\S*|model (?:bisnis|usaha|pendapatan)|cara kami menghasilkan uang|sumber pendapatan|harga|ekonomi unit|monetisasi",
      body: "komisi|langganan|biaya (?:layanan|per|admin)|kami (?:mengenakan|menarik|mengambil|memungut)|margin kotor|per (?:transaksi|pengguna|pesanan|klinik|toko) per",
    },
    traction: {
      title:
        "(?:yang|apa yang) (?:sudah|telah) .*|(?:sejauh|sampai|hingga) (?:ini|sekarang|hari ini)|bukti\\S*|angka(?:nya| kami| sejauh ini)?|posisi (?:sekarang|kami)|jejak\\S*|perjalanan\\S*|prestasi|pencapaian.*|capaian.*|hasil.*|dalam angka|kemajuan|traksi|pencapaian|capaian|perkembangan|hasil(?: awal| sejauh ini)?|metrik|pertumbuhan|validasi|uji coba|pelanggan",
      body: "pelanggan (?:aktif|berbayar)|pengguna aktif|pendapatan bulanan|uji coba dengan|pesanan berulang|mrr|arr",
    },
    goToMarket: {
      title:
        "jalan (?:ke|menuju) (?:pasar|pelanggan)|(?:cara|strategi|rencana) (?:masuk|jual|jualan|menang|menjual|memasarkan|tumbuh|perluasan|ekspansi|menggaet).*|(?:mencari|menjangkau|mendapatkan|merebut|menggaet) .*|(?:dari mana )?pelanggan (?:datang|dari mana).*|ekspansi|perluasan|kanal.*|saluran.*|bagaimana kami (?:menjual|menjangkau)|rencana masuk pasar|strategi (?:pemasaran|penjualan|masuk pasar|pertumbuhan|ekspansi|go-to-market)|go-to-market|cara (?:kami )?(?:menjual|menjangkau|mendapatkan|mencari)(?: .*)?|saluran|kanal|distribusi|pemasaran|penjualan|akuisisi pelanggan",
      body: "melalui (?:koperasi|mitra|distributor|agen|komunitas|bank|asosiasi)|tim penjualan|rujukan|tenaga lapangan|mitra saluran",
    },
    competition: {
      title:
        "(?:pilihan|cara|solusi|alternatif|pemain) (?:lain|yang ada|lama)(?:nya)?(?: .*)?|siapa (?:lagi|saja|pemain).*|(?:dibanding(?:kan)?|beda(?:nya)?|perbandingan)(?: .*)?|(?:kenapa|mengapa) (?:pilih |memilih )?kami|para pemain|kompetitor.*|pesaing.*|lawan\\S*|pilihan lain|peta persaingan|pesaing|persaingan|kompetitor|kompetisi|lanskap|keunggulan(?: kami)?|alternatif|mengapa kami|pembeda",
      body: "pesaing|kompetitor|dibandingkan|berbeda dengan|alternatif",
    },
    team: {
      title:
        "(?:yang|siapa yang) (?:mengerjakan|menjalankan|membangun|di balik|ada di balik).*|(?:orang|sosok|wajah)(?:-\\S+)? (?:di balik|yang).*|di balik .*|kami adalah.*|kru|siapa kami|orang-orang\\S*|tim(?: kami| inti| pendiri)?|pendiri|para pendiri|manajemen",
      body: "pendiri|ceo|cto|coo|cfo|direktur",
    },
    financials: {
      title:
        "(?:rencana|proyeksi|rancangan|gambaran|target) (?:tiga|lima|dua|3|5|2) tahun.*|(?:tiga|lima|3|5) tahun (?:ke depan|mendatang)|anggaran|hitungan uang|perkiraan.*|proyeksi.*|keuangan.*|keuangan|proyeksi(?: keuangan| pendapatan)?|rencana keuangan|perkiraan|laba rugi|prakiraan",
      body: "proyeksi|titik impas|laba (?:bersih|kotor)|arus kas|pembakaran kas|burn rate",
    },
    ask: {
      title:
        "(?:kebutuhan|permintaan|ajakan|undangan|tawaran)(?: .*)?|(?:yang|apa yang) kami (?:butuhkan|cari|minta|perlukan).*|kami (?:mencari|butuh|membutuhkan|menggalang).*|putaran (?:ini|pendanaan|awal).*|mari (?:bergabung|bersama).*|pendanaan.*|butuh .*|permintaan(?: dana| kami)?|pendanaan|kebutuhan (?:dana|modal)|penawaran|penggalangan dana|investasi|yang kami (?:cari|butuhkan)|tawaran investasi",
      body: "kami (?:mencari|menggalang|membutuhkan|mengumpulkan|menghimpun)|menggalang dana|mencari (?:pendanaan|investasi|dana)|putaran (?:awal|pendanaan)",
    },
    useOfFunds: {
      title:
        "(?:uang|dana)(?:nya)? (?:untuk|dipakai|digunakan|ke mana|kemana).*|untuk apa (?:uang|dana).*|ke mana (?:uang|dana).*|pemakaian dana|belanja.*|penggunaan dana|alokasi(?: dana)?|rencana penggunaan .*|dana digunakan .*",
      body: "penggunaan dana|dana (?:akan )?(?:digunakan|dipakai|dialokasikan)|alokasi dana|dialokasikan",
    },
    contact: {
      title:
        "(?:hubungi|ngobrol|bicara|kontak)(?: .*)?|mari (?:bicara|ngobrol)|tanya jawab|kontak(?: kami)?|hubungi kami|terima kasih",
      body: "hubungi|kontak:|surel|whatsapp",
    },
  },
  topics: {
    tam: "tam|total pasar|ukuran pasar",
    sam: "sam|pasar yang (?:bisa|dapat) dilayani",
    som: "som|pasar yang (?:bisa|dapat) (?:diraih|diperoleh)",
    cac: "biaya (?:mendapat(?:kan)?|memperoleh|merekrut|menjangkau|per) (?:satu |seorang |tiap |setiap )?(?:pelanggan|pembeli|penjual|anggota|penyewa|petani|pengguna|pemilik|klien|mitra|toko|pedagang|siswa)|cac|biaya akuisisi(?: pelanggan)?",
    ltv: "nilai (?:sepanjang masa|masa hidup|seumur hidup|umur)(?: pelanggan)?|ltv|nilai (?:umur|seumur hidup) pelanggan",
    ltvToCac: "ltv ?[/:] ?cac|rasio ltv",
    churn: "churn|tingkat berhenti",
    arr: "arr|pendapatan berulang tahunan",
    mrr: "mrr|pendapatan berulang bulanan",
    revenue: "pendapatan|penjualan|omzet|omset",
    gmv: "gmv|nilai transaksi|pinjaman (?:tersalur|disalurkan)|tersalurkan",
    customers:
      "(?:pelanggan|klien|pedagang|toko|klinik|sekolah|warung|restoran|hotel)(?: aktif| berbayar)?",
    users: "pengguna(?: aktif| terdaftar)?|petani|siswa|pasien|pengemudi",
    retention: "retensi|pesanan berulang|pembelian ulang",
    margin: "laba kotor|untung kotor|marjin(?: kotor)?|margin (?:kotor|kontribusi|bersih)",
    growth: "pertumbuhan|tumbuh|naik",
    burn: "pengeluaran (?:bersih )?(?:per bulan|bulanan|sebulan)|kami menghabiskan|pembakaran kas|burn rate|pengeluaran bersih",
    runway: "runway|landasan|bertahan selama|cukup untuk",
    valuation: "valuasi",
    ask: "butuh(?: dana)?|kebutuhan dana|menggalang(?: dana)?|mencari (?:pendanaan|investasi|dana)?|membutuhkan|kami mencari|pendanaan|menghimpun|mengumpulkan",
    payback: "kembali modal|modal kembali|balik modal|payback",
    price: "harga|arpu|nilai rata-rata pesanan|biaya langganan",
  },
  signals: {
    jargon:
      "sinergi|disrupsi|disruptif|holistik|ekosistem|mutakhir|canggih|terintegrasi penuh|end-to-end|seamless|berbasis ai|generasi berikutnya|paradigma|inovatif|solusi menyeluruh|omnichannel|memberdayakan|transformatif",
    modal: "akan|rencana(?::|nya)?",
    vanity:
      "penonton|followers?|ditonton|dilihat|subscribers?|views?|likes?|unduhan|diunduh|pengikut|suka|tayangan|kunjungan(?: situs)?|pengunjung|pengguna terdaftar|pendaftar|daftar tunggu|penghargaan|liputan media|impresi|jangkauan",
    alone:
      "belum ada (?:\\S+ )?(?:startup|perusahaan|aplikasi|platform|pemain|layanan)|pertama dan satu-satunya|satu-satunya (?:aplikasi|platform|perusahaan|startup|pemain)",
    result: "laba(?: bersih| usaha)?|rugi|ebitda",
    margin: "laba|untung|keuntungan|kontribusi|margin|ebitda",
    cash: "kas|saldo|di bank|dana tersisa",
    breakEven: "titik impas|impas|bep|break[- ]?even|balik modal operasional",
    everCounted: "terdaftar|unduhan|diunduh|akun (?:yang )?(?:dibuat|dibuka)",
    independence:
      "tidak (?:ber|ter)gantung|tanpa ketergantungan|tidak ada (?:satu )?(?:pelanggan|klien|mitra|pembeli) (?:yang )?(?:dominan|tunggal|mendominasi)",
    rest: "lain(?:nya|-lain)?|sisanya",
    buyers: "pelanggan|klien|pembeli|penjual|merek|platform|sumber (?:pesanan|pendapatan|order)",
    we: "kami|kita",
    denial:
      "(?:(?:tidak|belum|nggak|tak) (?:ada|punya|memiliki) (?:satu ?pun )?(?:pesaing|kompetitor|saingan|persaingan)(?: (?:langsung|tidak langsung|nyata))?|tanpa (?:pesaing|kompetitor|saingan|persaingan)|(?:tidak|belum) ada (?:yang|(?:perusahaan|pemain|startup) lain yang) (?:lain )?(?:menyaingi|(?:melakukan|menawarkan)) (?:ini|kami|hal (?:ini|serupa|yang sama)|(?:layanan|solusi) (?:ini|serupa))|satu-satunya pemain)(?: (?:saat ini|sejauh ini|sekarang))?(?: (?:di|dengan) \\S+(?: \\S+){0,3})?$",
    direct: "(?<!tidak )langsung",
    indirect:
      "tidak langsung|alternatif|pengganti|cara (?:lama|manual)|(?:hari|saat) ini:|(?:saat ini|hari ini|sekarang),? (?:\\S+ ){1,4}(?:memakai|menggunakan|pakai)",
    future:
      "terjadwal|dijadwalkan|sudah dipesan untuk|akan|berencana|rencana|menargetkan|target|diharapkan|direncanakan|peta jalan|berikutnya|mendatang|hendak|diperkirakan",
    projection: "proyeksi|perkiraan|prakiraan|target pendapatan|rencana keuangan|diproyeksikan",
    source:
      "dinas|asosiasi|lembaga|badan|bulog|kemen\\S+|kami (?:timbang|ukur|hitung|tanya|survei)|sensus|direktori|survei|wawancara|data (?:kami|internal)|sumber:?|menurut|laporan|survei|statistik|bps|badan pusat statistik|kementerian|bank (?:dunia|indonesia)|ojk|wawancara|kami (?:mewawancarai|menyurvei)|google|temasek|bain|statista|riset|studi",
    period:
      "per (?:bulan|tahun|minggu|hari|kuartal)|bulanan|tahunan|mingguan|setiap (?:bulan|tahun|minggu|hari)|sejak|dalam \\d+ (?:bulan|minggu|tahun)|(?:bulan|tahun|kuartal) (?:lalu|ini|terakhir)|q[1-4]|kuartal|per (?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember)|(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember) 20\\d\\d|\\d+ bulan|mrr|arr|hari ini|saat ini",
    perMonth: "per bulan|bulanan|setiap bulan|tiap bulan|sebulan|mrr",
    fundsItem:
      "produk|pengembangan|teknologi|rekayasa|pemasaran|penjualan|ekspansi|tim|sdm|rekrutmen|operasi(?:onal)?|modal kerja|persediaan|legal|kepatuhan|perizinan|izin|administrasi|infrastruktur|cadangan|gudang|armada|mesin|peralatan|lapangan",
    role: "operasional|penjualan|dokter|ketua|komisaris|ceo|cto|coo|cfo|pendiri|direktur|kepala|manajer|insinyur|penasihat",
    experience:
      "dulu|pernah|pemilik|ex-\\S+|\\d+ tahun|tahun|mantan|eks|pernah|sebelumnya|bekerja di|memimpin|membangun|lulusan|sarjana|universitas|pengalaman|berpengalaman",
    topDown:
      "(?:hanya|cukup|jika|bila|merebut|meraih|ambil|asal)(?: \\S+){0,3} [0-5](?:[.,]\\d+)? ?% (?:saja )?(?:\\S+ ){0,2}(?:dari )?(?:\\S+ ){0,2}(?:pasar|industri|penduduk|orang)|(?:hanya|cukup|jika|bila|merebut|meraih) (?:\\S+ ){0,3}\\d+(?:[.,]\\d+)? ?% (?:dari )?(?:pasar|total pasar|tam)|\\d+(?:[.,]\\d+)? ?% dari pasar ini",
    bottomUp:
      "dari bawah ke atas|bottom-up|×|dikali|dikalikan|per (?:toko|klinik|warung|petani|pelanggan|pengguna|perusahaan|sekolah) per (?:tahun|bulan)",
    licensed:
      "berizin|izin|lisensi|terdaftar di|diawasi(?: oleh)?|disetujui|sandbox|bersertifikat|tersertifikasi|persetujuan",
    total: "total|jumlah|keseluruhan",
    fromTo: "dari .{1,30} (?:menjadi|ke|hingga|sampai)",
    paying: "berbayar|membayar|aktif|pendapatan|konversi|retensi|berulang",
    growthWord:
      "tumbuh|pertumbuhan|naik|meningkat|peningkatan|dua kali lipat|tiga kali lipat|dari .{1,30} menjadi ",
    pain: "menagih|telat|hilang|selisih|antre|basi|busuk|menunggak|buang|utang|tersendat|rugi|kerugian|kehilangan|terbuang|menunggu|terlambat|lambat|mahal|sulit|tidak (?:bisa|ada|punya|mampu)|menutup|habis|batal|gagal|jauh|terpaksa|manual",
    perUnit: "biaya|per \\S+|komisi|langganan|harga|membayar|margin|sewa|iklan",
    channel:
      "penyuluh|kelompok tani|grup|kader|koperasi|mengajak|bonus|komisi|dari mulut ke mulut|pameran|reseller|mengunjungi|kunjungan|bergabung|lewat|melalui|mitra|rujukan|tenaga lapangan|komunitas|asosiasi|penjualan|iklan|saluran|agen",
    reached:
      "(?:tingkat )?konversi|pangsa pasar|rasio npl|npl|tingkat gagal bayar|tingkat kehadiran",
    mayExceed:
      "nrr|retensi (?:pendapatan )?bersih|roi|imbal hasil|dari (?:target|rencana|anggaran|biaya|tahun)|dibanding(?:kan)?|terhadap|di atas",
    equity: "saham|ekuitas|dilusi|kepemilikan|diskon|bunga",
    within: "di antaranya|termasuk|hingga|minimal|masing-masing",
    split:
      "(?:komposisi|pembagian|porsi|rincian|bauran) (?:pendapatan|penjualan|trafik|pelanggan|pesanan|biaya)|(?:pendapatan|penjualan) (?:per|menurut) \\S+|sumber (?:trafik|pesanan|pendapatan)|struktur (?:kepemilikan|pemegang saham)|pemegang saham",
    staff:
      "tim(?: \\S+)? (?:beranggotakan|berisi|terdiri dari)|karyawan|pegawai|anggota tim|staf|orang di tim",
    profession: "insinyur|pengembang|programmer|engineer|desainer",
    investment: "modal awal|investasi awal|investasi|biaya awal",
  },
};
