import { WebsitePage } from "../features/website/website-page.tsx";
import { privateWords } from "../i18n/private-words.server.ts";
import { privateMeta, privatePage } from "../platform/private-route.tsx";

export const loader = privateWords("website", "title", "centre");
export const meta = privateMeta;
export default privatePage(WebsitePage);
