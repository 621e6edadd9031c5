/** A text for machines, made from the content. */
export type Document = { type: string; body: string };
