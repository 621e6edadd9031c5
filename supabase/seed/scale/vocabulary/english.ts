import { type Vocabulary, words } from "./vocabulary.ts";

export const ENGLISH: Vocabulary = {
  spaced: true,
  places: {
    Vietnam: "Vietnam",
    Indonesia: "Indonesia",
    Singapore: "Singapore",
    Thailand: "Thailand",
    Malaysia: "Malaysia",
    Philippines: "Philippines",
    Cambodia: "Cambodia",
    Myanmar: "Myanmar",
    Laos: "Laos",
    Brunei: "Brunei",
  },
  industries: {
    fintech: ["fintech"],
    ecommerce: ["e-commerce", "retail"],
    logistics: ["logistics"],
    healthtech: ["healthtech"],
    edtech: ["edtech"],
    agritech: ["agritech"],
    climate: ["cleantech"],
    saas: ["SaaS"],
    ai: ["artificial intelligence"],
    mobility: ["mobility"],
    proptech: ["proptech"],
    foodtech: ["foodtech"],
    travel: ["travel"],
    media: ["media", "gaming"],
    security: ["cybersecurity"],
    web3: ["blockchain"],
    hrtech: ["HR tech"],
    insurtech: ["insurtech"],
    hardware: ["robotics"],
    biotech: ["biotech"],
  },
  cities: words(`
    Singapore, Jakarta, Ho Chi Minh City, Hanoi, Bangkok, Kuala Lumpur, Manila, Bandung,
    Da Nang, Chiang Mai, Penang, Cebu, Phnom Penh, Yangon, Surabaya, Vientiane
  `),
  technologies: words(`
    AI, machine learning, blockchain, cloud computing, generative AI, IoT, 5G, big data,
    computer vision, drones, open banking, quantum computing, digital twins,
    edge computing, electric vehicles, super apps, embedded finance, large language models,
    chatbots, wearables
  `),
  nouns: words(`
    startups, market, funding, platform, growth, investors, customers, payments, merchants,
    revenue, data, founders, supply chain, small businesses, lending, users, regulation,
    talent, valuation, farmers, healthcare, education, insurance, delivery, inventory,
    profitability, partnership, warehouse, drivers, infrastructure, government, energy,
    workers, students, hospitals, fraud, compliance, remittances, credit scoring, unicorns,
    accelerators, acquisition, layoffs, governance, sustainability, carbon credits,
    seafood, coffee, textiles, tourism, real estate, women founders, rural villages,
    microfinance, cold storage, telemedicine, solar panels, batteries, e-commerce,
    cross-border trade
  `),
  verbs: words(`
    transform, grow, support, finance, digitise, expand, protect, connect, scale,
    modernise, reach, reshape, automate, empower, disrupt, monetise, streamline, predict
  `),
  adjectives: words(`
    new, digital, regional, early-stage, fast-growing, AI-powered, affordable,
    cross-border, sustainable, local, rural, mobile-first, profitable, resilient, low-cost,
    secure, paperless, data-driven
  `),
  stages: words(`
    Series A, Series B, Series C, seed, pre-seed, Series D, bridge
  `),
  people: {
    first: words(`
    Wei, Siti, Maria, Arjun, Daniel, Rachel, Jose, Amir, Chloe, Kevin, Nadia, Farah
  `),
    second: words(`
    Tan, Lim, Santos, Rahman, Wong, Cruz, Kumar, Lee, Ng, Reyes, Ismail, Goh
  `),
  },
  money: (millions) => `$${millions} million`,
  thousands: (count) => `${count},000`,
  titles: [
    "{startup} raises {money} in {stage} round led by {investor}",
    "{startup} launches {adjective} {industry} platform in {country}",
    "{investor} backs {startup} to {verb} {noun} across {country}",
    "How {country}'s {industry} startups use {technology} to {verb} {noun}",
    "{noun} and {noun}: what the {startup} deal means for {country}",
    "{technology} startup {startup} wants to {verb} {noun} in {city}",
    "{startup} acquires {stranger} to {verb} {noun}",
    "Inside {city}'s {adjective} {industry} boom",
    "Why {noun} is the next big bet for {investor}",
    "{startup} names {person} as chief executive",
    "{country} regulators weigh {adjective} rules for {technology}",
    "Exclusive: {startup} in talks for {money} {stage} round",
  ],
  sentences: [
    "The company said it will use the money to {verb} {noun} and hire a team in {city}.",
    "The {adjective} platform helps {noun} to {verb} {noun} with {technology}.",
    "{person}, a partner at {investor}, said that {noun} in {country} will grow by {share} this year.",
    "It is the largest {industry} deal in {country} since {year}.",
    "Founded in {year}, the startup serves more than {thousands} users in {city} and {city}.",
    "Analysts at {stranger} expect {noun} to {verb} as {technology} becomes more {adjective}.",
    "The founders of the company met at a {industry} accelerator in {city}.",
    "With {technology}, {noun} can be managed from a phone.",
    "Competition with {startup} and {startup} is expected to {verb} {noun} in the region.",
  ],
  pandemic: "The COVID-19 pandemic hit demand.",
  startupTaglines: [
    "{adjective} {industry} platform that helps {noun} {verb} {noun}",
    "Building {technology} for {noun} in {country}",
    "We {verb} {noun} with {technology}",
    "The {adjective} way to {verb} {noun} in {city}",
  ],
  investorTaglines: [
    "{adjective} venture fund backing {industry} founders in {country}",
    "Invests in {technology} and {noun} at {stage} stage",
  ],
};
