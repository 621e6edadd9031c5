import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";

/** A slide: its title, then its lines. */
export type Slide = [title: string, ...lines: string[]];

/** A deck like one from an office program: a large title with lines below it. */
export async function slides(pages: readonly Slide[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  for (const [title, ...lines] of pages) {
    const page = document.addPage([960, 540]);
    page.drawText(title, { x: 64, y: 440, size: 34, font: bold });
    lines.forEach((line, at) => {
      page.drawText(line, { x: 64, y: 370 - at * 44, size: 20, font });
    });
  }
  return Buffer.from(await document.save());
}

/** The same, as an office program writes it when printing and copying are forbidden. */
export async function restrictedSlides(pages: readonly Slide[]): Promise<Buffer> {
  const document = await PDFDocument.load(await slides(pages));
  document.encrypt({ ownerPassword: "owner", permissions: {} });
  return Buffer.from(await document.save());
}

/** A deck that an investor would like. */
export const STRONG: Slide[] = [
  ["Parcelo", "Same-day parcels for online sellers in secondary Thai cities"],
  [
    "The problem",
    "Outside Bangkok a parcel takes 3.4 days. 22% of buyers cancel before it arrives.",
    "Source: Kantar survey of 1,100 buyers, 2025",
  ],
  [
    "Our solution",
    "We pick up at noon and deliver by eight: drivers collect from sellers along fixed loops,",
    "buyers choose an hour and pay on delivery or by QR, sellers see every parcel on one map.",
  ],
  [
    "Why now",
    "Online orders outside Bangkok doubled between 2023 and 2025.",
    "Three carriers closed 140 rural depots in 2025 and rent them out.",
  ],
  [
    "Market",
    "TAM $410M: 205M parcels a year in all secondary cities at $2.00",
    "SAM $124M: 62M parcels in the twelve cities that we can reach",
    "SOM $14M: our share by 2029",
    "Source: Thailand Post annual report 2025",
  ],
  ["Business model", "Sellers pay $2.00 per parcel; a parcel costs us $1.28. Gross margin 36%."],
  [
    "Traction",
    "9,400 parcels in October 2026, up from 1,100 in November 2025.",
    "78% of sellers still ship after 6 months.",
  ],
  ["Unit economics", "CAC $31, LTV $164, LTV/CAC 5.3x. Payback 4 months."],
  [
    "Go-to-market",
    "Marketplace meet-ups in each city: 60 sellers per event, 18 sign up, $31 each.",
    "From March 2027 through LINE Shopping.",
  ],
  [
    "Competition",
    "Kerry Express: $1.60, 2 days, cash on delivery",
    "Flash: $1.40, 3 days, cash on delivery",
    "Motorbike taxi: $4.00, same day, no cash on delivery",
    "Parcelo: $2.00, same day, cash on delivery",
  ],
  [
    "Team",
    "Nok Srisai, CEO: eight years at Kerry Express, opened 40 depots",
    "Tim Boon, CTO: built routing at Lineman for 2 million orders a month",
    "Ploy Dee, operations: ran a fleet of 300 riders at Grab",
  ],
  [
    "Financials",
    "Revenue 2026 $0.2M, 2027 $0.6M, 2028 $1.5M",
    "Costs 2026 $0.5M, 2027 $0.9M, 2028 $1.4M",
    "Assumes two new cities a quarter and 40 new sellers per city and month.",
  ],
  [
    "The ask",
    "Raising $1.5M seed, 18 months, to reach 8 cities and 60,000 parcels a month.",
    "Use of funds: 45% operations in new cities, 35% engineering, 20% seller acquisition",
  ],
  ["Contact", "nok@parcelo.example", "+66 2 555 0100"],
];

/** The same company's, with obvious faults. */
export const FAULTY: Slide[] = STRONG.map((slide): Slide => {
  switch (slide[0]) {
    case "Traction":
      return ["Traction", "120,000 page views and 8,000 likes on Facebook!"];
    case "The ask":
      return [
        "The ask",
        "Raising $1.5M seed, 18 months, to reach 8 cities and 60,000 parcels a month.",
        "Use of funds: 45% operations in new cities, 35% engineering, 40% seller acquisition",
      ];
    case "Unit economics":
      return ["Unit economics", "CAC $31, LTV $164, LTV/CAC 9x. Payback 4 months."];
    default:
      return slide;
  }
});

/** The faulty one with one fault left: good enough for publishing. */
export const MENDED: Slide[] = STRONG.map(
  (slide): Slide =>
    FAULTY.find(([title]) => title === slide[0] && title === "Unit economics") ?? slide,
);

/** A deck that is far from the score that publishing needs. */
export const POOR: Slide[] = [
  ["Parcelo", "The leading platform for everything in logistics"],
  ["Problem", "Delivery is broken and everybody hates it."],
  ["Market", "TAM: $2M", "SAM: $50M", "We only need 1% of the market."],
  ["Traction", "We are growing rapidly.", "120,000 page views!"],
  ["Competition", "We have no competitors."],
  ["Unit economics", "CAC $31, LTV $164, LTV/CAC 9x."],
  ["The ask", "Raising $1.5M", "Use of funds: 45% operations, 35% engineering, 40% marketing"],
];

/** A license as an authority issues it to a company. */
export const LICENSE: Slide[] = [
  [
    "Certificate of registration",
    "The Department of Business Development certifies that Parcelo Co., Ltd. is registered",
    "as a limited company in Chiang Mai, Thailand, since 3 February 2024.",
    "Registered business: delivery of parcels.",
  ],
];
