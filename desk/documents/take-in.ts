type Content = Record<string, unknown>;

/**
 * Merges what somebody has typed since they sent it with what the server changed in the rest: an
 * address made from the title, moments, a machine's translations.
 */
export function takeIn(typed: Content, sent: Content, saved: Content): Content {
  const taken: Content = {};
  for (const name of new Set([...Object.keys(typed), ...Object.keys(saved)])) {
    const [now, before, after] = [typed[name], sent[name], saved[name]];
    if (isSame(now, before)) taken[name] = after;
    // The texts, by language.
    else if (isContent(now) && isContent(before) && isContent(after)) {
      taken[name] = takeIn(now, before, after);
    } else taken[name] = now;
  }
  return taken;
}

function isContent(value: unknown): value is Content {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
