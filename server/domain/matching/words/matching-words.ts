import {
  COUNTRIES,
  FUNDING_KINDS,
  INDUSTRIES,
  INVESTOR_TYPES,
} from "../../../../contracts/catalogue.ts";
import { serverWords } from "../../mail/server-words.ts";

/** What the reasons for and against a match say. */
export const matchingWords = serverWords("matching", [
  "rangeUpTo",
  "rangeFrom",
  "reasonDeal",
  "reasonQuote",
  "reasonSector",
  "reasonTopics",
  "reasonStage",
  "reasonCheque",
  "reasonTicket",
  "reasonRegion",
  "reasonMarket",
  "reasonSeat",
  "reasonType",
  "reasonOffered",
  "reasonAsked",
  "reasonActive",
  "reasonRound",
  "reasonOpen",
  "reasonNear",
  "reasonNotExcluded",
  "reasonNotRefused",
  "againstConflict",
  "againstSector",
  "againstStage",
  "againstRegion",
  "againstCheque",
  "againstInactive",
  "againstType",
  "againstAsked",
  "againstOffered",
  "againstGeneralist",
  "againstNoSector",
  "againstNoCheque",
  "againstNoAsk",
  "againstNoDeals",
  "againstNoRounds",
  "againstSeats",
  "againstUnread",
]);

/** The names of the closed lists. */
export const labelWords = serverWords("labels", [
  ...COUNTRIES,
  ...INDUSTRIES,
  ...FUNDING_KINDS,
  ...INVESTOR_TYPES,
]);
