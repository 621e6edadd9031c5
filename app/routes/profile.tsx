import { CentrePage } from "../features/centre/centre-page.tsx";
import { privateWords } from "../i18n/private-words.server.ts";
import { privateMeta, privatePage } from "../platform/private-route.tsx";

export const loader = privateWords(
  "account",
  "accountNavigation",
  "activity",
  "auth",
  "centre",
  "criteria",
  "deckReview",
  "deckSections",
  "files",
  "keptForms",
  "labels",
  "matches",
  "offers",
  "profile",
  "publishing",
  "runs",
  "savedItems",
  "share",
);
export const meta = privateMeta;
export default privatePage(CentrePage);
