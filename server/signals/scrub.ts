const MOST_LETTERS = 300;
/** In the worst case, the patterns take quadratic time. */
const MOST_READ = 2000;

/** In this order, since an address within quotes is removed with them. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/"(?:[^"\\]|\\.)*"|`[^`]*`|(?<!\w)'(?:[^'\\]|\\.)*'|“[^”]*”/gs, '"…"'],
  [/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, "…://…"],
  [/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "…@…"],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, "<uuid>"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "<token>"],
  [/\b[\w-]{32,}\b/g, "<long>"],
  [/\d[\d .-]{4,}\d/g, "<number>"],
  // A question mark begins a query.
  [/\/\S*\?\S*/g, "/…?…"],
];

/** An error's message without what people may have written into it: quotes, addresses, long numbers. */
export function scrub(message: string): string {
  // Closes quotes that were open at the cut.
  const read = message.length > MOST_READ ? `${message.slice(0, MOST_READ)} "\`'”` : message;
  const scrubbed = PRIVATE.reduce(
    (text, [pattern, instead]) => text.replace(pattern, instead),
    read,
  );
  return scrubbed.length > MOST_LETTERS ? `${scrubbed.slice(0, MOST_LETTERS)}…` : scrubbed;
}
