import type { Role } from "../../../contracts/accounts.ts";
import { profileFields } from "../../../contracts/profile-descriptors.ts";

/** The required columns of a draft that are empty; all of them if there is no draft. */
export function missingFields(role: Role, draft: Record<string, unknown> | null): string[] {
  return Object.entries(profileFields(role)).flatMap(([column, { isRequired }]) => {
    const value = draft?.[column];
    const isEmpty = value === undefined || value === null || value === "" || isEmptyList(value);
    return isRequired && isEmpty ? [column] : [];
  });
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
