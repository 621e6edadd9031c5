import type { InvestorProfileForm } from "../../../contracts/investor-profile.ts";
import type { StartupProfileForm } from "../../../contracts/startup-profile.ts";

/** A startup's form with every field filled, as a founder in Vietnam types it. */
export const STARTUP_FORM: StartupProfileForm = {
  name: "Lúa Vàng",
  tagline: "Rice that pays its farmers first",
  description: "Farmers wait for months.\n\nWe pay them at the gate.",
  industries: ["agritech", "fintech"],
  venture_round: "seed",
  team_size: "11-50",
  founded_year: "2021",
  country: "Vietnam",
  city: "Cần Thơ",
  address: "12 Nguyễn Trãi",
  company_email: "hello@luavang.example",
  website: "luavang.example",
  founder_name: "Nguyễn Thị Lan",
  mobile_phone: "091 234 56 78",
  whatsapp: "0912345678",
  line: "LuaVang",
  telegram: "@luavang",
  zalo: "0912345678",
  linkedin: "linkedin.com/company/lua-vang",
  raising: "1500000",
  raising_currency: "USD",
  revenue: "0",
  revenue_currency: "VND",
};

/** An investor's form with every field filled. */
export const INVESTOR_FORM: InvestorProfileForm = {
  name: "Straits Harvest",
  tagline: "First cheques for farms",
  description: "Fifty farms so far.",
  investor_types: ["venture_capital"],
  investment_stages: ["pre_seed", "seed"],
  target_regions: ["Vietnam", "Thailand"],
  target_industries: ["agritech"],
  founded_year: "2015",
  country: "Singapore",
  city: "Singapore",
  address: "1 Raffles Place",
  company_email: "deals@straits.example",
  website: "https://straits.example",
  cheque_min: "250000",
  cheque_max: "999999999999999",
  cheque_currency: "IDR",
};
