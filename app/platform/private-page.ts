import type { MetaDescriptor } from "react-router";
import { unlistedHead } from "./page-head.ts";

/**
 * The head of a private page: not for search engines, and its scripts start at once, because
 * without them there is nothing to see or do (server/http/pages/late-scripts.ts).
 */
export function privateHead(title: string): MetaDescriptor[] {
  return [...unlistedHead(`${title} | Benih`), { name: "scripts", content: "now" }];
}

/**
 * Where visitors who open an account's page are sent, to sign in and return. People who claim a
 * company's page seldom have an account.
 */
export function signInAddress(from: { pathname: string; search: string }): string {
  const next = from.pathname + from.search;
  return `/auth?${new URLSearchParams(from.pathname === "/claim" ? { mode: "signup", next } : { next })}`;
}

/**
 * Where `next` leads after signing in: a page of this site, or the account centre. An address that
 * could mean another site (`//evil.example`, `/\evil.example`) is ignored.
 */
export function pageAfterSignIn(next: string | null, siteUrl: string): string {
  const fallback = "/profile";
  if (!next?.startsWith("/") || !URL.canParse(next, siteUrl)) return fallback;
  const target = new URL(next, siteUrl);
  return target.origin === new URL(siteUrl).origin ? target.pathname + target.search : fallback;
}
