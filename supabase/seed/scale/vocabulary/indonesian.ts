import { decimalComma, type Vocabulary, words } from "./vocabulary.ts";

export const INDONESIAN: Vocabulary = {
  spaced: true,
  places: {
    Vietnam: "Vietnam",
    Indonesia: "Indonesia",
    Singapore: "Singapura",
    Thailand: "Thailand",
    Malaysia: "Malaysia",
    Philippines: "Filipina",
    Cambodia: "Kamboja",
    Myanmar: "Myanmar",
    Laos: "Laos",
    Brunei: "Brunei",
  },
  industries: {
    fintech: ["teknologi keuangan"],
    ecommerce: ["perdagangan elektronik", "ritel"],
    logistics: ["logistik"],
    healthtech: ["kesehatan digital"],
    edtech: ["teknologi pendidikan"],
    agritech: ["pertanian digital"],
    climate: ["energi bersih"],
    saas: ["perangkat lunak"],
    ai: ["kecerdasan buatan"],
    mobility: ["mobilitas"],
    proptech: ["properti"],
    foodtech: ["teknologi pangan"],
    travel: ["pariwisata"],
    media: ["media", "permainan"],
    security: ["keamanan siber"],
    web3: ["rantai blok"],
    hrtech: ["sumber daya manusia"],
    insurtech: ["asuransi digital"],
    hardware: ["robotika"],
    biotech: ["bioteknologi"],
  },
  cities: words(`
    Jakarta, Bandung, Surabaya, Yogyakarta, Medan, Makassar, Semarang, Denpasar, Bali,
    Batam, Palembang, Singapura, Kuala Lumpur, Bangkok
  `),
  technologies: words(`
    kecerdasan buatan, AI, data besar, komputasi awan, blockchain, pembelajaran mesin,
    dompet digital, 5G, kendaraan listrik, pembayaran digital, otomatisasi, semikonduktor,
    drone, realitas virtual, bank digital, aplikasi super, model bahasa
  `),
  nouns: words(`
    perusahaan rintisan, pasar, pendanaan, investor, pelanggan, platform, pertumbuhan,
    modal, data, pendapatan, pengguna, pendiri, rantai pasok, usaha kecil, pembayaran,
    pinjaman, talenta, valuasi, petani, kesehatan, pendidikan, asuransi, pengiriman,
    gudang, pengemudi, infrastruktur, pemerintah, energi, mahasiswa, rumah sakit, regulasi,
    risiko, unikorn, akselerator, akuisisi, pemutusan kerja, keberlanjutan, kredit karbon,
    perikanan, kopi, tekstil, pariwisata, properti, pedesaan, keuangan mikro,
    rantai dingin, panel surya, baterai, teknologi, ekonomi digital, inovasi, ritel, mitra,
    konsumen, logistik, warung, nelayan
  `),
  verbs: words(`
    mendorong, mendukung, memperluas, mengubah, menghubungkan, melayani, meningkatkan,
    melindungi, mengembangkan, mempercepat, memperbaiki, membangun, memprediksi,
    memberdayakan
  `),
  adjectives: words(`
    baru, digital, regional, tahap awal, cepat, cerdas, terjangkau, lintas negara,
    berkelanjutan, lokal, aman, terdepan, global, ramah lingkungan
  `),
  stages: words(`
    Seri A, Seri B, tahap awal, Seri C, pra-awal
  `),
  people: {
    first: words(`
    Budi, Siti, Agus, Dewi, Rizky, Putri, Andi, Wahyu, Ratna, Fajar
  `),
    second: words(`
    Santoso, Wijaya, Pratama, Lestari, Hidayat, Nugroho, Saputra, Kusuma, Siregar, Halim
  `),
  },
  money: (millions) => `US$${decimalComma(millions)} juta`,
  thousands: (count) => `${count}.000`,
  titles: [
    "{startup} meraih pendanaan {stage} senilai {money} yang dipimpin {investor}",
    "{startup} meluncurkan platform {industry} {adjective} di {country}",
    "{investor} menyuntik dana ke {startup} untuk {verb} {noun}",
    "Bagaimana startup {industry} {country} memakai {technology} untuk {verb} {noun}",
    "Perusahaan {technology} {startup} masuk ke pasar {city}",
    "{startup} mengakuisisi {stranger} untuk {verb} {noun}",
    "Gelombang {industry} {adjective} di {city}",
    "Mengapa {noun} menjadi taruhan baru {investor}",
    "{startup} menunjuk {person} sebagai direktur utama",
    "{country} menyiapkan aturan {adjective} untuk {technology}",
    "Eksklusif: {startup} membahas pendanaan {money}",
  ],
  sentences: [
    "Perusahaan akan memakai dana ini untuk {verb} {noun} dan menambah tim di {city}.",
    "Platform {adjective} ini membantu {noun} {verb} {noun} dengan {technology}.",
    "{person}, mitra di {investor}, mengatakan bahwa {noun} di {country} akan tumbuh {share} tahun ini.",
    "Ini adalah kesepakatan {industry} terbesar di {country} sejak {year}.",
    "Berdiri pada {year}, startup ini melayani lebih dari {thousands} pengguna di {city} dan {city}.",
    "Analis di {stranger} memperkirakan {noun} akan {verb} seiring {technology} yang makin {adjective}.",
    "Para pendiri bertemu di program akselerator {industry} di {city}.",
    "Persaingan dengan {startup} dan {startup} diperkirakan akan {verb} {noun} di kawasan ini.",
  ],
  pandemic: "Pandemi COVID-19 menekan permintaan.",
  startupTaglines: [
    "Platform {industry} {adjective} yang membantu {noun} {verb} {noun}",
    "Membangun {technology} untuk {noun} di {country}",
    "Kami {verb} {noun} dengan {technology}",
    "Cara {adjective} untuk {verb} {noun} di {city}",
  ],
  investorTaglines: [
    "Dana ventura {adjective} untuk pendiri {industry} di {country}",
    "Berinvestasi pada {technology} dan {noun} tahap {stage}",
  ],
};
