import { CreditsPage } from "../features/credits/credits-page.tsx";
import { privateWords } from "../i18n/private-words.server.ts";
import { privateMeta, privatePage } from "../platform/private-route.tsx";

export const loader = privateWords("credits", "creditsTitle");
export const meta = privateMeta;
export default privatePage(CreditsPage);
