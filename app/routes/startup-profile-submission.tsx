import { StartupProfilePage } from "../features/profile/profile-page.tsx";
import { privateWords } from "../i18n/private-words.server.ts";
import { privateMeta, privatePage } from "../platform/private-route.tsx";

export const loader = privateWords(
  "profile",
  "startupTitle",
  "company",
  "labels",
  "files",
  "keptForms",
);
export const meta = privateMeta;
export default privatePage(StartupProfilePage);
