/** Today in the region, as an ISO date: it decides what is past and what is to come. */
export function dayOfReview(now: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Singapore" }).format(now);
}
