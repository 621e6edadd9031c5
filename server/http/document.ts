/** A machine-readable text, generated from the content. */
export type Document = { type: string; body: string };
