import type { Drawing } from "../svg.ts";
import { banyan } from "./banyan.ts";
import { batik } from "./batik.ts";
import { batterySwaps } from "./battery-swaps.ts";
import { breakfast } from "./breakfast.ts";
import { bridge } from "./bridge.ts";
import { careerSteps } from "./career-steps.ts";
import { chatCover } from "./chat-cover.ts";
import { chip } from "./chip.ts";
import { climateDay } from "./climate-day.ts";
import { coastFromAbove } from "./coast-from-above.ts";
import { coldRoom } from "./cold-room.ts";
import { daily } from "./daily.ts";
import { deepTech } from "./deep-tech.ts";
import { dialects } from "./dialects.ts";
import { durian } from "./durian.ts";
import { extractLab } from "./extract-lab.ts";
import { fashionRail } from "./fashion-rail.ts";
import { fingerprint } from "./fingerprint.ts";
import { folklore } from "./folklore.ts";
import { fortyRooms } from "./forty-rooms.ts";
import { foundersNight } from "./founders-night.ts";
import { frozenMeals } from "./frozen-meals.ts";
import { gameJam } from "./game-jam.ts";
import { genome } from "./genome.ts";
import { guardian } from "./guardian.ts";
import { hackathon } from "./hackathon.ts";
import { harbour } from "./harbour.ts";
import { hawkerStall } from "./hawker-stall.ts";
import { homeKey } from "./home-key.ts";
import { iceBoxes } from "./ice-boxes.ts";
import { inspection } from "./inspection.ts";
import { invoices } from "./invoices.ts";
import { jeepneys } from "./jeepneys.ts";
import { kiosk } from "./kiosk.ts";
import { liveSelling } from "./live-selling.ts";
import { mangrove } from "./mangrove.ts";
import { microWarehouse } from "./micro-warehouse.ts";
import { microgrid } from "./microgrid.ts";
import { motorela } from "./motorela.ts";
import { nightShift } from "./night-shift.ts";
import { oceanTech } from "./ocean-tech.ts";
import { palmRows } from "./palm-rows.ts";
import { parcels } from "./parcels.ts";
import { payday } from "./payday.ts";
import { phishing } from "./phishing.ts";
import { pitchDeck } from "./pitch-deck.ts";
import { popUpBook } from "./pop-up-book.ts";
import { reception } from "./reception.ts";
import { remittance } from "./remittance.ts";
import { riverwalk } from "./riverwalk.ts";
import { roastery } from "./roastery.ts";
import { robotWeek } from "./robot-week.ts";
import { sixCountries } from "./six-countries.ts";
import { smallModels } from "./small-models.ts";
import { termSheet } from "./term-sheet.ts";
import { terraces } from "./terraces.ts";
import { trades } from "./trades.ts";
import { treasury } from "./treasury.ts";
import { turmericField } from "./turmeric-field.ts";
import { typhoon } from "./typhoon.ts";
import { veranda } from "./veranda.ts";
import { walkingClub } from "./walking-club.ts";
import { windscreen } from "./windscreen.ts";
import { wokFire } from "./wok-fire.ts";

/** Which picture each sample article shows, by the article's slug. */
export const scenes: Record<string, () => Drawing> = {
  "why-battery-swaps-beat-fast-chargers": batterySwaps,
  "motorela-raises-series-b": motorela,
  "trao-insurance-raises-pre-series-a": daily,
  "songdee-raises-series-c": parcels,
  "rotdee-raises-series-a": inspection,
  "jeepnet-raises-seed": jeepneys,
  "inside-kopiora-roastery": roastery,
  "sariloka-raises-series-a": frozenMeals,
  "krua-cloud-raises-seed": wokFire,
  "how-hawkerly-keeps-queues-short": hawkerStall,
  "pasarjaring-raises-series-a": iceBoxes,
  "cold-chain-the-unglamorous-winner": coldRoom,
  "hanoi-women-in-venture-breakfast": breakfast,
  "typhoon-proof-power": typhoon,
  "habagat-energy-raises-series-a": microgrid,
  "what-mangroves-teach-carbon-markets": mangrove,
  "straits-carbon-raises-series-b": coastFromAbove,
  "cebu-island-logistics-forum": harbour,
  "da-nang-ocean-tech-challenge": oceanTech,
  "saigon-startup-riverwalk": riverwalk,
  "kinabalu-drones-raises-series-a": palmRows,
  "lumina-ledger-raises-series-c": treasury,
  "saigon-ledger-raises-series-a": invoices,
  "remittances-after-the-fee-war": remittance,
  "nam-jai-finance-raises-pre-series-a": payday,
  "lindungia-raises-seed": chatCover,
  "nhalink-raises-bridge": homeKey,
  "how-founders-read-a-term-sheet": termSheet,
  "pitch-decks-investors-finish": pitchDeck,
  "the-quiet-rise-of-family-offices": banyan,
  "the-bridge-round-is-not-a-failure": bridge,
  "bangkok-robotics-week": robotWeek,
  "chip-testing-comes-to-penang": chip,
  "phasa-ai-raises-series-a": dialects,
  "small-language-models-for-big-languages": smallModels,
  "songhan-security-raises-series-a": fingerprint,
  "garudata-raises-pre-series-a": guardian,
  "vantage-shield-phishing-drill": phishing,
  "thaiherb-bio-raises-series-a": extractLab,
  "lotus-genomics-raises-series-b": genome,
  "warung-kiosks-are-the-last-mile": kiosk,
  "peranakan-play-raises-seed": popUpBook,
  "ky-uc-games-and-the-grandmothers": folklore,
  "batik-cloud-raises-seed": fashionRail,
  "batik-cloud-craft-goes-global": batik,
  "vuon-thong-minh-in-the-durian-belt": durian,
  "thaiherb-bio-from-field-to-extract": turmericField,
  "chiang-mai-agritech-field-day": terraces,
  "wan-travel-tech-for-forty-rooms": fortyRooms,
  "wan-travel-tech-raises-series-a": reception,
  "nurses-drivers-welders-the-new-edtech": trades,
  "perlas-cloud-night-shift": nightShift,
  "payroll-across-six-countries": sixCountries,
  "trust-is-the-product-in-telehealth": veranda,
  "bridgeport-learning-raises-series-a": careerSteps,
  "kampong-health-hundred-steps": walkingClub,
  "live-commerce-needs-warehouses": liveSelling,
  "nhanh-kho-raises-series-a": microWarehouse,
  "manila-founders-night-returns": foundersNight,
  "jakarta-climate-demo-day": climateDay,
  "singapore-deep-tech-summit": deepTech,
  "kuala-lumpur-games-jam": gameJam,
  "surabaya-warung-hackathon": hackathon,
  "a-day-with-a-langkah-driver": windscreen,
};
