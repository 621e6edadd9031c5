/** The day on which the legal disclaimer last changed; a test holds it against the text. */
export const LEGAL_CHANGED_ON = "2026-11-30";
