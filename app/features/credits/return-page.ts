import { isAccountPage } from "../account/account-pages.ts";

const OWN_PATH = /^\/([^/\\\s]|$)[^\\\s]*$/;
/** As long as the contract of a purchase lets it be. */
const LONGEST = 300;

/**
 * The page of ours that somebody came from to buy credits, and is led back to.
 * @param from what an address says of it: anything; what is no page of an account is none.
 */
export function readReturnPage(from: string | null): string | undefined {
  if (!from || from.length > LONGEST || !OWN_PATH.test(from)) return undefined;
  const base = "http://ours.invalid";
  if (!URL.canParse(from, base)) return undefined;
  const { origin, pathname, searchParams } = new URL(from, base);
  if (origin !== base || !isAccountPage(pathname)) return undefined;
  // An earlier purchase is told of no more, and a page that leads to itself leads nowhere.
  searchParams.delete("checkout");
  searchParams.delete("from");
  const query = searchParams.size === 0 ? "" : `?${searchParams}`;
  return pathname + query;
}

/** Where credits are bought by somebody who comes from a page and returns there. */
export function addCreditsAddress(from: string): string {
  const page = readReturnPage(from);
  return page === undefined || page === "/credits"
    ? "/credits"
    : `/credits?${new URLSearchParams({ from: page })}`;
}
