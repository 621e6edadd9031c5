/**
 * Where visitors create an account and return to what they wanted to do. Separate from
 * private-page.ts, which public pages do not load.
 */
export function signUpAddress(from: { pathname: string; search: string }): string {
  return `/auth?${new URLSearchParams({ mode: "signup", next: from.pathname + from.search })}`;
}
