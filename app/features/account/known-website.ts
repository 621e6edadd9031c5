import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import { settle, useNewestSettled } from "./settled-notices.ts";

export type KnownWebsite = NonNullable<ProfileStatus["reviewedWebsite"]>;

/** Remembers that it has responded, which settles what an earlier review found. */
export function noteResponse(address: string, at: string): void {
  const beginning = beginningFor(address);
  settle(`${beginning}${at}`, beginning);
}

/**
 * What is known about a website: from the last review of the profile, or from a later check that it
 * answered.
 */
export function useKnownWebsite(
  address: string,
  reviewed: KnownWebsite | null | undefined,
): KnownWebsite | null {
  const beginning = beginningFor(address);
  const respondedAt = useNewestSettled(beginning)?.slice(beginning.length);
  const found = reviewed?.address === address ? reviewed : null;
  if (respondedAt === undefined || (found && found.checkedAt > respondedAt)) return found;
  return { address, responded: true, checkedAt: respondedAt };
}

function beginningFor(address: string): string {
  return `website ${address} `;
}
