import { isAccountPage } from "../account/account-pages.ts";

const OWN_PATH = /^\/([^/\\\s]|$)[^\\\s]*$/;
/** The limit in a purchase's contract. */
const LONGEST = 300;

/**
 * The page of ours that somebody left to buy credits, and returns to.
 * @param from the address's parameter: anything; only account pages count.
 */
export function readReturnPage(from: string | null): string | undefined {
  if (!from || from.length > LONGEST || !OWN_PATH.test(from)) return undefined;
  const base = "http://ours.invalid";
  if (!URL.canParse(from, base)) return undefined;
  const { origin, pathname, searchParams } = new URL(from, base);
  if (origin !== base || !isAccountPage(pathname)) return undefined;
  // An earlier purchase is not reported again, and a page does not return to itself.
  searchParams.delete("checkout");
  searchParams.delete("from");
  const query = searchParams.size === 0 ? "" : `?${searchParams}`;
  return pathname + query;
}

/** Where to buy credits and then return to a page. */
export function addCreditsAddress(from: string): string {
  const page = readReturnPage(from);
  return page === undefined || page === "/credits"
    ? "/credits"
    : `/credits?${new URLSearchParams({ from: page })}`;
}
