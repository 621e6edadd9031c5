/** The day on which the legal disclaimer last changed; a test compares it with the text. */
export const LEGAL_CHANGED_ON = "2026-11-30";
