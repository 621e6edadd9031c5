import { SettingsPage } from "../features/settings/settings-page.tsx";
import { privateWords } from "../i18n/private-words.server.ts";
import { privateMeta, privatePage } from "../platform/private-route.tsx";

export const loader = privateWords("settings", "title");
export const meta = privateMeta;
export default privatePage(SettingsPage);
