/** What a link of a mail, or the way back from a sign-in provider, is for. */
export type LinkPurpose = "confirm" | "recovery" | "emailChange" | "provider";

export type AuthLink = { purpose: LinkPurpose } & (
  | { kind: "token"; tokenHash: string; type: string }
  | { kind: "session"; accessToken: string; refreshToken: string }
  | { kind: "code"; code: string }
  /** The first of two mailboxes has confirmed. */
  | { kind: "halfway" }
  | { kind: "error"; code: string }
  /** A recovery link that has lost what it carried. */
  | { kind: "empty" }
);

/**
 * Reads what an address carries: `?token_hash=…&type=…` of our own mails, `#access_token=…` of a
 * hosted project's mails and of providers, `?code=…` of the other flow, and `#error=…` of all.
 */
export function readAuthLink(href: string): AuthLink | undefined {
  const { pathname, searchParams, hash } = new URL(href);
  const behindHash = new URLSearchParams(hash.slice(1));
  const given = (name: string) => behindHash.get(name) || searchParams.get(name) || "";
  const type = given("type");
  const purpose = purposeOf(type, pathname);

  const code = given("error_code");
  if (given("error") || code) {
    // Whatever a provider said has this one code: the kind tells whether it was cancelled.
    const coded = code !== "" && code !== "bad_oauth_callback";
    return { purpose, kind: "error", code: coded ? code : given("error") };
  }
  if (given("token_hash") && type) {
    return { purpose, kind: "token", tokenHash: given("token_hash"), type };
  }
  const accessToken = given("access_token");
  const refreshToken = given("refresh_token");
  if (accessToken && refreshToken) return { purpose, kind: "session", accessToken, refreshToken };
  if (given("code")) return { purpose, kind: "code", code: given("code") };
  if (behindHash.get("message")) return { purpose: "emailChange", kind: "halfway" };
  return purpose === "recovery" ? { purpose, kind: "empty" } : undefined;
}

/** An answer that names no type is told by the page that its mail or provider was asked to lead to. */
function purposeOf(type: string, pathname: string): LinkPurpose {
  if (type === "recovery") return "recovery";
  if (type === "email_change") return "emailChange";
  if (type !== "") return "confirm";
  if (pathname === "/reset-password") return "recovery";
  if (pathname === "/settings") return "emailChange";
  return pathname === "/profile" ? "confirm" : "provider";
}
