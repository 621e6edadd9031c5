/**
 * Data that a page's document is rendered with and then shows by itself: it is in the HTML already,
 * so it is not sent a second time. A navigation from another page requests data alone, and gets it.
 */
export function withUnsent<T extends object, U extends object>(
  request: Request,
  sent: T,
  unsent: U,
): T & Partial<U> {
  if (new URL(request.url).pathname.endsWith(".data")) return { ...sent, ...unsent };
  // React Router writes the enumerable properties into the document.
  const hidden = Object.entries(unsent).map(([name, value]) => [name, { value }]);
  return Object.defineProperties({ ...sent }, Object.fromEntries(hidden));
}
