const WEB_ADDRESS = /^https?:\/\/[^\s<>"]+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text);
}

/** A day of the calendar, `2026-11-26`. */
export function isDay(text: string): boolean {
  const at = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
