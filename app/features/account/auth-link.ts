/** The purpose of a mailed link, or of a redirect from a sign-in provider. */
export type LinkPurpose = "confirm" | "recovery" | "emailChange" | "provider";

export type AuthLink = { purpose: LinkPurpose } & (
  | { kind: "token"; tokenHash: string; type: string }
  | { kind: "session"; accessToken: string; refreshToken: string }
  | { kind: "code"; code: string }
  /** The first of two mailboxes has confirmed. */
  | { kind: "halfway" }
  | { kind: "error"; code: string }
  /** A recovery link without its token. */
  | { kind: "empty" }
);

/**
 * Reads the parameters of an address: `?token_hash=…&type=…` of our own mails, `#access_token=…` of
 * a hosted project's mails and of providers, `?code=…` of the other flow, and `#error=…` of all. A
 * token is read only from the half where it belongs: a stranger may have added something to the
 * other.
 */
export function readAuthLink(href: string): AuthLink | undefined {
  const { pathname, searchParams, hash } = new URL(href);
  const behindHash = new URLSearchParams(hash.slice(1));
  const inQuery = (name: string) => searchParams.get(name) ?? "";
  const inHash = (name: string) => behindHash.get(name) ?? "";
  const given = (name: string) => inHash(name) || inQuery(name);
  const tokenHash = inQuery("token_hash");
  const type = tokenHash ? inQuery("type") : given("type");
  const purpose = purposeOf(type, pathname);

  const errorCode = given("error_code");
  if (given("error") || errorCode) {
    // Every error of a provider has this one code; only the kind tells whether the person
    // cancelled.
    const coded = errorCode !== "" && errorCode !== "bad_oauth_callback";
    return { purpose, kind: "error", code: coded ? errorCode : given("error") };
  }
  if (tokenHash && type) return { purpose, kind: "token", tokenHash, type };
  const accessToken = inHash("access_token");
  const refreshToken = inHash("refresh_token");
  if (accessToken && refreshToken) return { purpose, kind: "session", accessToken, refreshToken };
  const code = inQuery("code");
  if (code) return { purpose, kind: "code", code };
  if (behindHash.get("message")) return { purpose: "emailChange", kind: "halfway" };
  return purpose === "recovery" ? { purpose, kind: "empty" } : undefined;
}

/** Without a type, the page that the mail or provider redirected to tells the purpose. */
function purposeOf(type: string, pathname: string): LinkPurpose {
  if (type === "recovery") return "recovery";
  if (type === "email_change") return "emailChange";
  if (type !== "") return "confirm";
  if (pathname === "/reset-password") return "recovery";
  if (pathname === "/settings") return "emailChange";
  return pathname === "/profile" ? "confirm" : "provider";
}
