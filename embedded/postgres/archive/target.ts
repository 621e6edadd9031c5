/** A moment, or the last one that the archive has. */
export type Target = Date | "latest";

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** @returns undefined for anything that is no moment, or one without its time zone. */
export function readTarget(text: string): Target | undefined {
  if (text === "latest") return text;
  if (!WITH_ZONE.test(text)) return undefined;
  const moment = new Date(text.replace(" ", "T"));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
