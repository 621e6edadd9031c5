import { ResetPage } from "../features/sign-in/reset-page.tsx";
import { privateWords } from "../i18n/private-words.server.ts";
import { privateMeta, privatePage } from "../platform/private-route.tsx";

export const loader = privateWords("auth", "resetTitle");
export const meta = privateMeta;
export default privatePage(ResetPage);
