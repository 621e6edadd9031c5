/** A founder's form with everything that publishing needs. */
export const COMPLETE_PROFILE = {
  name: "Parcelo",
  tagline: "Same-day parcels for online sellers in secondary Thai cities",
  description:
    "Parcelo collects parcels from online sellers at noon and delivers them by eight the same day, in cities outside Bangkok. Drivers follow fixed loops, buyers choose an hour and pay on delivery or by QR, and sellers follow every parcel on one map. We earn a fee on each parcel.",
  industries: ["logistics"],
  venture_round: "seed",
  team_size: "",
  founded_year: "2024",
  country: "Thailand",
  city: "Chiang Mai",
  address: "12 Nimmanhaemin Road",
  company_email: "hello@parcelo.example",
  website: "https://parcelo.example",
  founder_name: "Nok Srisai",
  mobile_phone: "081 234 5678",
  whatsapp: "",
  line: "",
  telegram: "",
  zalo: "",
  linkedin: "",
};
