/** The closed lists of the product (spec §3). The database checks the same values; a test compares them. */

export const COUNTRIES = [
  "Singapore",
  "Indonesia",
  "Malaysia",
  "Vietnam",
  "Thailand",
  "Philippines",
  "China",
  "Hong Kong",
  "Japan",
  "Korea",
  "India",
  "Australia",
  "USA",
  "Switzerland",
  "Taiwan",
  "Canada",
  "UK",
  "New Zealand",
  "Netherlands",
  "France",
  "Colombia",
  "UAE",
  "Sweden",
  "Czech Republic",
  "Germany",
  "Brazil",
  "Angola",
  "Luxembourg",
  "Chile",
  "Israel",
  "Ireland",
  "Belgium",
  "Spain",
  "El Salvador",
  "Other",
] as const;

export const INDUSTRIES = [
  "fintech",
  "ecommerce",
  "logistics",
  "healthtech",
  "edtech",
  "agritech",
  "climate",
  "saas",
  "ai",
  "mobility",
  "proptech",
  "foodtech",
  "travel",
  "media",
  "security",
  "web3",
  "hrtech",
  "insurtech",
  "hardware",
  "biotech",
] as const;

/** The stages of a company, in the order in which companies go through them. */
export const VENTURE_ROUNDS = [
  "pre_seed",
  "seed",
  "pre_series_a",
  "series_a",
  "series_b",
  "series_c",
  "series_d_plus",
] as const;

/** What a funding round can be: a stage, or money between stages. */
export const FUNDING_KINDS = [...VENTURE_ROUNDS, "bridge", "grant", "debt"] as const;

/** What becomes of a company apart from its rounds. */
export const COMPANY_EVENT_KINDS = ["valuation", "acquisition", "ipo", "shutdown"] as const;

export const INVESTOR_TYPES = [
  "accelerator",
  "private_equity",
  "venture_capital",
  "token_fund",
  "association",
  "investment_bank",
  "family_office",
] as const;

export const TEAM_SIZES = ["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+"] as const;
