import { expect, it } from "vitest";
import { CARRIES_SIGN_IN } from "../../platform/sign-in-address.ts";
import { readAuthLink } from "./auth-link.ts";

const SITE = "https://benih.example";
const SESSION = "#access_token=a&refresh_token=r&expires_in=3600&token_type=bearer";

it.each([
  // Our own mails.
  ["/profile?token_hash=t&type=email", { purpose: "confirm", kind: "token", type: "email" }],
  [
    "/reset-password?token_hash=t&type=recovery",
    { purpose: "recovery", kind: "token", type: "recovery" },
  ],
  [
    "/settings?lang=th&token_hash=t&type=email_change",
    { purpose: "emailChange", kind: "token", type: "email_change" },
  ],
  // A hosted project's mails, and providers.
  [`/profile${SESSION}&type=signup`, { purpose: "confirm", kind: "session", accessToken: "a" }],
  [`/${SESSION}&type=recovery`, { purpose: "recovery", kind: "session", refreshToken: "r" }],
  [`/${SESSION}&type=email_change`, { purpose: "emailChange", kind: "session" }],
  [`/${SESSION}&sb=`, { purpose: "provider", kind: "session" }],
  ["/settings#message=Confirmation+link+accepted", { purpose: "emailChange", kind: "halfway" }],
  ["/settings#sb=&message=Confirmation+link", { purpose: "emailChange", kind: "halfway" }],
  // The other flow.
  ["/?code=c", { purpose: "provider", kind: "code", code: "c" }],
  ["/reset-password?code=c", { purpose: "recovery", kind: "code" }],
  // The token that is spent is our mail's, wherever a stranger made the link lead.
  [
    "/reset-password?token_hash=t&type=recovery#token_hash=x&type=email&access_token=a&refresh_token=r",
    { purpose: "recovery", kind: "token", tokenHash: "t", type: "recovery" },
  ],
  // Errors in the query, after the hash, or both.
  [
    "/profile#error=access_denied&error_code=otp_expired&error_description=x",
    { purpose: "confirm", kind: "error", code: "otp_expired" },
  ],
  ["/reset-password?error_code=otp_expired#error=x", { purpose: "recovery", code: "otp_expired" }],
  ["/?error=access_denied&error_description=x", { purpose: "provider", code: "access_denied" }],
  [
    "/?error=access_denied&error_code=bad_oauth_callback#error=access_denied",
    { purpose: "provider", kind: "error", code: "access_denied" },
  ],
  ["/?error=server_error&error_code=bad_oauth_callback", { kind: "error", code: "server_error" }],
  // An error takes precedence over everything else.
  [`/${SESSION}&error=server_error`, { kind: "error", code: "server_error" }],
  // spec §2: on any page.
  ["/startups?type=recovery", { purpose: "recovery", kind: "empty" }],
  ["/#type=recovery", { purpose: "recovery", kind: "empty" }],
])("%s", (address, link) => {
  expect(readAuthLink(SITE + address)).toMatchObject(link);
  expect(SITE + address).toMatch(CARRIES_SIGN_IN);
});

it.each([
  "/",
  "/search?q=code",
  "/search?q=a&message=b",
  "/startups?codes=1#error",
  "/investors?type=Accelerator",
])("%s starts nothing early", (address) => {
  expect(SITE + address).not.toMatch(CARRIES_SIGN_IN);
});

it.each([
  "/",
  "/investors?type=Accelerator",
  "/profile?token_hash=t",
  "/profile#access_token=a",
  "/profile?access_token=a&refresh_token=r",
  "/profile#token_hash=t&type=email",
  "/#code=c",
  "/search?q=code",
  "/?code=",
])("%s is not a link", (address) => {
  expect(readAuthLink(SITE + address)).toBeUndefined();
});
