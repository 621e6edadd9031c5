import fc from "fast-check";
import { caller, member } from "./callers.ts";
import {
  header,
  hostileInAddress,
  hostileJson,
  hostileJsonText,
  hostileText,
  mostly,
  someHeaders,
  someOf,
} from "./hostile.ts";
import { request, type Surface } from "./shot.ts";

const ENDPOINTS: readonly (readonly [string, string])[] = [
  ["POST", "/signup"],
  ["POST", "/signup"],
  ["POST", "/token"],
  ["POST", "/token"],
  ["POST", "/token"],
  ["GET", "/verify"],
  ["POST", "/verify"],
  ["POST", "/recover"],
  ["POST", "/resend"],
  ["GET", "/user"],
  ["PUT", "/user"],
  ["PUT", "/user"],
  ["POST", "/logout"],
  ["GET", "/reauthenticate"],
  ["GET", "/authorize"],
  ["GET", "/callback"],
  ["GET", "/settings"],
  ["GET", "/health"],
  ["GET", "/.well-known/jwks.json"],
  ["GET", "/admin/users/~id5~"],
  ["DELETE", "/admin/users/00000000-0000-0000-0000-000000000000"],
  ["GET", "/admin/users"],
  ["POST", "/admin/users"],
  ["POST", "/otp"],
  ["POST", "/magiclink"],
  ["POST", "/sso"],
  ["POST", "/factors"],
  ["POST", "/factors/x/verify"],
  ["GET", "/user/identities/authorize"],
  ["DELETE", "/user/identities/x"],
  ["POST", "/invite"],
  ["GET", "/"],
];
const endpoint = mostly(
  fc.constantFrom(...ENDPOINTS),
  fc.tuple(
    fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"),
    fc.oneof(
      hostileInAddress.map((part) => `/${part}`),
      hostileInAddress.map((part) => `/admin/users/${part}`),
      fc.constantFrom(...ENDPOINTS).map(([, path]) => path),
    ),
  ),
);

const email = mostly(
  fc.constantFrom(
    "~email0~",
    "~email1~",
    "nobody@people.example",
    "NOBODY@people.example",
    "a+b@people.example",
    "é@people.example",
    "a@xn--80ak6aa92e.example",
    "a@[127.0.0.1]",
    `${"a".repeat(64)}@${"b".repeat(60)}.example`,
    `${"a".repeat(300)}@people.example`,
  ),
  hostileText,
);
const password = mostly(
  fc.constantFrom(
    "~password0~",
    "a long enough password",
    "x".repeat(72),
    "x".repeat(73),
    "é".repeat(40),
    "short",
    "            ",
  ),
  hostileText,
);
const secret = mostly(
  fc.constantFrom(
    "x",
    "~token0~",
    "00000000-0000-0000-0000-000000000000",
    "a".repeat(999),
    "pkce_x",
  ),
  hostileText,
);
const metadata = mostly<unknown>(
  fc.dictionary(
    mostly(fc.constantFrom("role", "language", "name", "full_name"), hostileText),
    mostly<unknown>(fc.constantFrom("Startup", "Investor", "en", "xx"), hostileJson),
    { maxKeys: 5 },
  ),
  hostileJson,
);
const FIELDS: Record<string, fc.Arbitrary<unknown>> = {
  email,
  password,
  data: metadata,
  current_password: password,
  nonce: secret,
  refresh_token: secret,
  auth_code: secret,
  code_verifier: secret,
  token: secret,
  token_hash: secret,
  type: fc.constantFrom(
    "signup",
    "recovery",
    "email_change",
    "email",
    "invite",
    "magiclink",
    "sms",
    "__proto__",
    "",
  ),
  code_challenge: mostly(
    fc.constantFrom("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", "x"),
    hostileText,
  ),
  code_challenge_method: fc.constantFrom("s256", "S256", "plain", "x"),
  phone: hostileText,
  gotrue_meta_security: hostileJson,
  app_metadata: hostileJson,
  provider: hostileText,
  id_token: secret,
  channel: hostileText,
  create_user: fc.boolean(),
};
const object = fc.record(
  Object.fromEntries(
    Object.entries(FIELDS).map(([name, right]) => [name, mostly<unknown>(right, hostileJson, 6)]),
  ),
  { requiredKeys: ["email", "password"] },
);
/** Nested as deeply as a body of 100,000 bytes allows. */
const deepData = fc
  .constantFrom(100, 1000, 9000, 45_000)
  .map(
    (depth) =>
      `{"email":"deep@people.example","password":"a long enough password","data":{"a":${"[".repeat(depth)}${"]".repeat(depth)}}}`,
  );
const body = fc.oneof(
  { weight: 8, arbitrary: object.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: deepData },
  { weight: 2, arbitrary: hostileJsonText },
);

const REDIRECTS = [
  "http://~host~/profile",
  "/profile",
  "//nothing.example",
  "https://nothing.example",
  "/\\nothing.example",
  "javascript:alert(1)",
  "http://~host~@nothing.example",
  "http://[",
  "x:",
  "\0",
];
const QUERY: Record<string, fc.Arbitrary<string>> = {
  grant_type: fc.constantFrom("password", "refresh_token", "pkce", "id_token", "web3", "x", ""),
  redirect_to: mostly(fc.constantFrom(...REDIRECTS), hostileText),
  type: fc.constantFrom("signup", "recovery", "email_change", "x"),
  token: secret,
  token_hash: secret,
  provider: mostly(fc.constantFrom("google", "facebook", "github", "__proto__"), hostileText, 3),
  scope: fc.constantFrom("local", "others", "global", "x"),
  state: secret,
  code: secret,
  error: hostileText,
  error_description: hostileText,
  code_challenge: secret,
  code_challenge_method: fc.constantFrom("s256", "plain", "x"),
  skip_http_redirect: fc.constantFrom("true", "x"),
  page: hostileText,
  per_page: hostileText,
};
const query = someOf(QUERY, 5, 14_000);

const headers = someHeaders(
  header("X-Supabase-Api-Version", mostly(fc.constantFrom("2024-01-01"), hostileText)),
  header(
    "Cookie",
    mostly(fc.constantFrom("sb-sign-in=x", "sign-in-x=y; sign-in-z=", ";;;="), hostileText),
  ),
  header("User-Agent", hostileText),
  header(
    "X-Forwarded-For",
    mostly(fc.constantFrom("10.0.0.1", "x", "::ffff:1.2.3.4"), hostileText),
  ),
  header(
    "Content-Type",
    fc.constantFrom(
      "application/json",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
    ),
  ),
);

/** The account service: every endpoint, hostile bodies, queries, tokens and cookies. */
export const auth: Surface = {
  name: "auth",
  shots: fc
    .tuple(endpoint, query, mostly(caller, member, 2), headers, body)
    .map(([[method, path], asked, who, given, text]) =>
      request({
        method,
        target: `/auth/v1${path}${asked}`,
        headers: [...who, ...given],
        ...(/^P/.test(method) && { body: text }),
      }),
    ),
};
