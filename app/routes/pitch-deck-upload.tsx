import { PitchDeckPage } from "../features/files/pitch-deck-page.tsx";
import { privateWords } from "../i18n/private-words.server.ts";
import { privateMeta, privatePage } from "../platform/private-route.tsx";

export const loader = privateWords("files", "deckTitle");
export const meta = privateMeta;
export default privatePage(PitchDeckPage);
