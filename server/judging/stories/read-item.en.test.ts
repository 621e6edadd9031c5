import { expect, test } from "vitest";
import { told } from "./test-items.ts";

test.each([
  [
    "Fintech Mango bags $12M in Series B funding",
    "Mango, a payments company based in Jakarta, today announced that it has closed a $12 million Series B round led by Harbour Ventures, with participation from Bamboo Capital, Orchid Peak Ventures and existing investors.\n\nThe fresh capital brings its total funding to $19.5 million. Mango had previously raised a $5 million Series A in 2024.",
    "Mango | USD 12000000 | series_b | 05-14 | Harbour Ventures*, Bamboo Capital, Orchid Peak Ventures",
  ],
  [
    "Kopral raises US$3.2m to help factories cut energy bills",
    "Singapore-based climate tech startup Kopral has raised US$3.2 million in a seed round co-led by Sunda Partners and Wavelet Capital. The round, announced on Wednesday, also saw the participation of angel investors.\n\nThe company plans to raise a Series A next year at a valuation of about US$40 million.",
    "Kopral | USD 3200000 | seed | 05-13 | Sunda Partners*, Wavelet Capital*",
  ],
  [
    "Sunda Partners backs Penang chip designer",
    "Sunda Partners has invested RM9 million in Silikon Pulau, a Penang-based chip designer, the companies said in a joint statement on 12 May 2026.\n\nSilikon Pulau booked revenue of RM21 million last year.",
    "Silikon Pulau | MYR 9000000 |  | 05-12 | Sunda Partners",
  ],
  [
    "Ube Health secures ₱150-million credit facility from Banco Luntian",
    "Manila-based Ube Health said Monday it had secured a ₱150-million credit facility from Banco Luntian to open 12 clinics.",
    "Ube Health | PHP 150000000 | debt | 05-11 | Banco Luntian",
  ],
  [
    "Vietnam's Lotus Care gets undisclosed pre-Series A investment",
    "Lotus Care has received an undisclosed pre-Series A investment from Bamboo Capital. Financial details were not disclosed.\n\nThe telehealth market in Vietnam is expected to reach US$1 billion by 2030.",
    "Lotus Care |  | pre_series_a |  | Bamboo Capital",
  ],
  [
    "PRESS RELEASE: Anchor Announces S$5 Million Bridge Round",
    'SINGAPORE, 13 May 2026 – Anchor, the maritime software company, announced that it has completed a S$5 million bridge round. Investors include Harbour Ventures and Keel & Co Partners.\n\n"This gives us runway," said Mei Lim, CEO of Anchor.',
    "Anchor | SGD 5000000 | bridge | 05-13 | Harbour Ventures, Keel & Co Partners",
  ],
  [
    "Brinewell takes Bridge Round of S$2m from Lattice Capital",
    "Brinewell has taken a Bridge Round of S$2 million from Lattice Capital. Lattice is new to the company.",
    "Brinewell | SGD 2000000 | bridge |  | Lattice Capital",
  ],
  [
    "This startup wants to grow salmon in the tropics. Investors just gave it $7 million",
    "Growing salmon near the equator sounds mad. Tropifin thinks otherwise, and it has just raised $7 million from Bamboo Capital and Harbour Ventures to prove it.",
    "Tropifin | USD 7000000 |  |  | Bamboo Capital, Harbour Ventures",
  ],
  [
    "Dealbook: Harbour backs MedTech maker Stentra",
    "MedTech company Stentra has received S$2.8 million in fresh funding. Harbour Ventures put in S$2 million, with the balance coming from Keris Fund.\n\nStentra last raised money in March 2024, when it closed a S$1.2 million seed round led by Bamboo Capital.",
    "Stentra | SGD 2800000 |  |  | Harbour Ventures, Keris Fund",
  ],
  [
    "KL-based edtech Cikgu raises seven-figure sum",
    "Malaysian edtech Cikgu has raised a seven-figure US dollar sum in a pre-seed round from 500 Durian and Keris Fund, it announced on May 12.",
    "Cikgu |  | pre_seed | 05-12 | 500 Durian, Keris Fund",
  ],
  [
    "Cold store wants to grow",
    "GEORGE TOWN: Frost Cabin, which rents out cold rooms, has closed a RM20mil (US$4.7 million) Series B, it said on Wednesday. Harbour Ventures led.",
    "Frost Cabin | MYR 20000000 | series_b | 05-13 | Harbour Ventures*",
  ],
])("reads the round of “%s”", (title, text, expected) => {
  expect(told("en", title, text)).toBe(expected);
});

test.each([
  [
    "Mango in talks to raise US$30 million, sources say",
    "Mango is in talks to raise as much as US$30 million in a Series C round, according to people familiar with the matter. Harbour Ventures may lead the round.",
  ],
  [
    "Harbour Ventures closes second fund at US$120 million",
    "Harbour Ventures has raised US$120 million for its second fund, it said on Tuesday. Limited partners include Bamboo Capital.",
  ],
  [
    "Mango acquires TokoBaru for US$15 million",
    "Mango has acquired Indonesian retailer TokoBaru for US$15 million in cash and shares. TokoBaru raised a US$4 million Series A in 2023.",
  ],
  [
    "Mango names former banker as chief financial officer",
    "Mango has hired Tan Wei as its chief financial officer. The appointment comes three months after the company raised US$12 million in a Series B round led by Harbour Ventures.",
  ],
  [
    "Weekly funding roundup: Mango, TokoBaru and SkyFarm raise money",
    "Mango raised US$12 million in a Series B round led by Harbour Ventures.\n\nTokoBaru closed a US$3 million seed round.\n\nSkyFarm secured US$5 million from Bamboo Capital.",
  ],
  [
    "Mango posts first profit as revenue hits US$40 million",
    "Mango said on Tuesday it made a profit of US$2 million on revenue of US$40 million last year. The company, which raised US$12 million in 2024, is not looking for new funding.",
  ],
  [
    "Funding for Southeast Asian startups falls to US$1.1 billion in first quarter",
    "Startups in Southeast Asia raised US$1.1 billion in the first quarter, down 20 per cent from a year earlier, according to a report. Seed rounds fell to 88.",
  ],
  [
    "Two startups raise money on one day",
    "Kargo Lion raised US$3 million led by Bamboo Capital. TokoBaru raised US$6 million led by Sunda Partners.",
  ],
  [
    "Mango denies it is raising money",
    "Mango on Wednesday denied a report that it was raising US$100 million at a valuation of US$1 billion.",
  ],
])("reads no round in “%s”", (title, text) => {
  expect(told("en", title, text)).toBe("none");
});
