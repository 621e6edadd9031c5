import { ApiError } from "../errors.ts";

export type CountKind = "exact" | "planned" | "estimated";

export type Preferences = {
  return?: "representation" | "minimal" | "headers-only";
  count?: CountKind;
  resolution?: "merge-duplicates" | "ignore-duplicates";
  missing?: "default" | "null";
  handling?: "strict" | "lenient";
  maxAffected?: number;
  timezone?: string;
  tx?: "commit" | "rollback";
};

type Write = (preferences: Preferences) => void;

const KNOWN: Record<string, Write> = {
  "return=representation": (p) => (p.return = "representation"),
  "return=minimal": (p) => (p.return = "minimal"),
  "return=headers-only": (p) => (p.return = "headers-only"),
  "count=exact": (p) => (p.count = "exact"),
  "count=planned": (p) => (p.count = "planned"),
  "count=estimated": (p) => (p.count = "estimated"),
  "resolution=merge-duplicates": (p) => (p.resolution = "merge-duplicates"),
  "resolution=ignore-duplicates": (p) => (p.resolution = "ignore-duplicates"),
  "missing=default": (p) => (p.missing = "default"),
  "missing=null": (p) => (p.missing = "null"),
  "handling=strict": (p) => (p.handling = "strict"),
  "handling=lenient": (p) => (p.handling = "lenient"),
  "tx=commit": (p) => {
    p.tx = "commit";
  },
  "tx=rollback": (p) => {
    p.tx = "rollback";
  },
};

/**
 * Reads the Prefer header; the first of several preferences of one kind counts. With
 * `handling=strict` an unknown preference is refused (`PGRST122`), otherwise ignored.
 */
export function parsePrefer(header: string | undefined): Preferences {
  const preferences: Preferences = {};
  if (header === undefined) return preferences;
  const invalid: string[] = [];
  const seen = new Set<string>();
  for (const part of header.split(",")) {
    const preference = part.trim();
    const [name = "", value = ""] = preference.split("=", 2);
    if (preference === "" || seen.has(name)) continue;
    const write = Object.hasOwn(KNOWN, preference) ? KNOWN[preference] : undefined;
    if (write) write(preferences);
    else if (name === "max-affected" && /^\d{1,9}$/.test(value)) {
      preferences.maxAffected = Number(value);
    } else if (name === "timezone" && isTimezone(value)) preferences.timezone = value;
    else invalid.push(preference);
    seen.add(name);
  }
  if (preferences.handling === "strict" && invalid.length > 0) {
    throw new ApiError(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${invalid.join(", ")}`,
    });
  }
  return preferences;
}

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The value of Preference-Applied, if anything was applied. */
export function appliedPreferences(preferences: Preferences): string | undefined {
  const applied = [
    ["resolution", preferences.resolution],
    ["missing", preferences.missing],
    ["return", preferences.return],
    ["count", preferences.count],
    ["tx", preferences.tx],
    ["handling", preferences.handling],
    ["timezone", preferences.timezone],
    ["max-affected", preferences.handling === "strict" ? preferences.maxAffected : undefined],
  ].filter(([, value]) => value !== undefined);
  if (applied.length === 0) return undefined;
  return applied.map(([name, value]) => `${name}=${value}`).join(", ");
}
