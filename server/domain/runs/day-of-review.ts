/** What day it is in the region, as an ISO date: what is past and what is to come is judged by it. */
export function dayOfReview(now: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Singapore" }).format(now);
}
