import { ClaimPage } from "../features/claim/claim-page.tsx";
import { privateWords } from "../i18n/private-words.server.ts";
import { privateMeta, privatePage } from "../platform/private-route.tsx";

export const loader = privateWords("claim", "title");
export const meta = privateMeta;
export default privatePage(ClaimPage);
