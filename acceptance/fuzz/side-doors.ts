import fc from "fast-check";
import {
  damaged,
  type Header,
  header,
  hostileInAddress,
  hostileJsonText,
  hostileText,
  mostly,
  someHeaders,
  words,
} from "./hostile.ts";
import { request, type Surface } from "./shot.ts";

const body = fc.oneof(
  hostileJsonText,
  damaged(
    fc.constantFrom(
      '{"id":"evt_1","object":"event","type":"invoice.paid","data":{"object":{"id":"in_1"}}}',
    ),
  ),
  fc
    .array(
      fc.tuple(
        mostly(
          fc.constantFrom(
            ...words`
            token do name email cancel behaviour amount items[0][price] a[b][c] a[]
          `,
          ),
          hostileText,
        ),
        hostileText,
      ),
      { maxLength: 8 },
    )
    .map((fields) =>
      new URLSearchParams(
        fields.map(([name, value]): [string, string] => [
          name.toWellFormed(),
          value.slice(0, 3000).toWellFormed(),
        ]),
      ).toString(),
    ),
  fc.constantFrom(
    `${"a[b]".repeat(3000)}=1`,
    Array.from({ length: 2000 }, (_, n) => `k${n}=1`).join("&"),
    `a${"[b]".repeat(20_000)}=1`,
    "[]=1",
    "a[=1",
    "a]=1",
    "__proto__[x]=1",
    "a[__proto__][x]=1",
  ),
);
const type = header(
  "Content-Type",
  fc.constantFrom(
    "application/json",
    "application/x-www-form-urlencoded",
    "text/plain",
    "multipart/form-data",
  ),
);

const webhook = fc
  .tuple(
    fc.constantFrom("POST", "POST", "POST", "GET", "PUT"),
    body,
    someHeaders(
      header(
        "Stripe-Signature",
        mostly(
          fc.constantFrom(
            "t=1,v1=x",
            "t=99999999999999999999,v1=",
            "v1=x",
            "t=NaN,v1=00",
            `t=1,${"v1=x,".repeat(700)}`,
            `t=1,v1=${"0".repeat(64)}`,
          ),
          hostileText,
          2,
        ),
      ),
      type,
    ),
  )
  .map(([method, text, given]) =>
    request({
      method,
      target: "/api/payments/webhook",
      headers: given,
      ...(method !== "GET" && { body: text }),
    }),
  );

const PAGES = words`
  /_mail /_mail/ /_mail/messages.json /_mail/* /_payments /_payments/ /_payments/checkout/*
  /_payments/portal/* /_payments/invoices/* /_payments/* /_payments/checkout/cs_test_x
  /_payments/portal/bps_x /_sign-in /_sign-in/* /_sign-in/choose/* /_sign-in/me /_sign-in/auth
  /_sign-in/token /_sign-in/jwks /_sign-in/.well-known/openid-configuration /_sign-in/auth/*
  /_sign-in/session/end /_sign-in/session/end/confirm /_sign-in/userinfo
  /_sign-in/token/introspection
`;
const QUERY: Record<string, readonly string[]> = {
  client_id: ["sample-google", "sample-facebook"],
  response_type: ["code", "id_token", "none", "code id_token token"],
  redirect_uri: ["http://~host~/auth/v1/callback", "https://nothing.example"],
  scope: ["openid email profile", "openid"],
  state: ["x"],
  nonce: ["x"],
  code_challenge: ["E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"],
  code_challenge_method: ["S256", "plain"],
  prompt: ["none", "login", "consent"],
  response_mode: ["query", "fragment", "form_post", "web_message"],
  max_age: ["0", "-1", "x"],
  id_token_hint: ["x"],
  request: ["x"],
  claims: ["{}", "{", '{"id_token":null}'],
  ui_locales: ["th"],
  grant_type: ["authorization_code", "x"],
  code: ["x"],
};
const query = fc
  .array(
    fc
      .constantFrom(...Object.keys(QUERY))
      .chain((name) =>
        mostly(fc.constantFrom(...(QUERY[name] ?? [])), hostileText, 4).map(
          (value) =>
            `${name}=${encodeURIComponent(value.slice(0, 2000).toWellFormed()).replaceAll("%7E", "~")}`,
        ),
      ),
    { maxLength: 9 },
  )
  .map((parts) => (parts.length === 0 ? "" : `?${parts.join("&")}`));
const headers = someHeaders(
  type,
  header(
    "Cookie",
    mostly(
      fc.constantFrom("_interaction=x; _interaction.sig=y", "_session=x", "_session.legacy=x"),
      hostileText,
    ),
  ),
  header(
    "Authorization",
    mostly(
      fc.constantFrom("Bearer x", "Basic c2FtcGxlLWdvb2dsZTp4", "Basic %", "Basic"),
      hostileText,
    ),
  ),
  header("Origin", mostly(fc.constantFrom("http://~host~", "null", "//["), hostileText)),
  header("Accept", fc.constantFrom("text/html", "application/json")),
);
const page = fc
  .tuple(
    fc.constantFrom("GET", "GET", "POST", "POST", "HEAD", "PUT", "OPTIONS"),
    fc.constantFrom(...PAGES),
    hostileInAddress,
    query,
    headers,
    body,
  )
  .map(([method, address, part, asked, given, text]) =>
    request(
      {
        method,
        target: address.replace("*", () => part) + asked,
        headers: given,
        ...(/^P/.test(method) && { body: text }),
      },
      { fromThisMachine: true },
    ),
  );

const SANDBOX = words`
  /v1/customers /v1/customers/* /v1/prices /v1/products /v1/checkout/sessions
  /v1/checkout/sessions/* /v1/checkout/sessions/*/expire /v1/subscriptions/* /v1/refunds
  /v1/billing_portal/sessions /v1/payment_intents/* /v1/charges/* /v1/invoices /v1/invoices/*
  /v1/events /v1/events/* /v1/* /v1/test_helpers/outbox /v1/test_helpers/outbox/deliver /v1/test_helpers/outbox/*/deliver
  /v1/test_helpers/checkout_sessions/*/complete /v1/test_helpers/subscriptions/*/renew
  /v1/test_helpers/charges/*/refund /v1/test_helpers/disputes/*/close
`;
const LINES = words`
  email=nobody@people.example name=x metadata[a]=b customer=cus_x mode=payment mode=subscription
  line_items[0][price]=price_x line_items[0][quantity]=1 line_items[0][quantity]=-1
  success_url=http://~host~/ cancel_url=x currency=usd unit_amount=100
  unit_amount=99999999999999999999 product=prod_x product_data[name]=x recurring[interval]=month
  limit=1 limit=1000000 starting_after=x expand[]=customer expand[]=data.customer.x.y
  lookup_keys[]=x amount=-1 charge=ch_x created[gte]=x
`;
const sandboxHeaders = fc
  .tuple(
    mostly(fc.constant("Bearer ~sandbox~"), hostileText, 15),
    someHeaders(
      header("Idempotency-Key", mostly(fc.constantFrom("x", "y".repeat(300)), hostileText)),
      header("Stripe-Version", mostly(fc.constantFrom("2020-01-01"), hostileText, 1)),
      type,
    ),
  )
  .map(([key, more]): Header[] => [["Authorization", key], ...more]);
const sandbox = fc
  .tuple(
    fc.constantFrom("GET", "POST", "POST", "DELETE", "PUT"),
    fc.constantFrom(...SANDBOX),
    hostileInAddress,
    sandboxHeaders,
    fc.oneof(
      { weight: 3, arbitrary: fc.subarray(LINES).map((lines) => lines.join("&")) },
      { weight: 1, arbitrary: damaged(fc.constant(LINES.join("&"))) },
      { weight: 1, arbitrary: body },
    ),
  )
  .map(([method, address, part, given, text]) => {
    const target = address.replace("*", () => part);
    const asked = method === "GET" ? `${target}?${text.slice(0, 8000).toWellFormed()}` : target;
    return request(
      { method, target: asked, headers: given, ...(method !== "GET" && { body: text }) },
      { to: "sandbox", fromThisMachine: true },
    );
  });
const broadcast = fc
  .tuple(
    mostly(
      fc.constantFrom("/realtime/v1/api/broadcast", "/realtime/v1/api/broadcast/a/events/b"),
      hostileInAddress.map((part) => `/realtime/v1/api/broadcast/${part}/events/x`),
      2,
    ),
    fc.oneof(
      body,
      fc
        .constantFrom(3, 100, 9000, 100_000)
        .map(
          (depth) =>
            `{"messages":[{"topic":"a","event":"b","payload":{"a":${"[".repeat(depth)}${"]".repeat(depth)}}}]}`,
        ),
      fc
        .array(
          fc.record({
            topic: hostileText,
            event: hostileText,
            payload: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }),
          }),
          { maxLength: 4 },
        )
        .map((messages) => JSON.stringify({ messages })),
    ),
    type,
  )
  .map(([target, text, given]) =>
    request({ method: "POST", target, headers: [["apikey", "~publishable~"], given], body: text }),
  );

/** The webhook of payments, the provider's sandbox, the mailbox, the sample sign-in, broadcasts by HTTP. */
export const sideDoors: Surface = {
  name: "side doors",
  shots: fc.oneof(
    { weight: 2, arbitrary: webhook },
    { weight: 5, arbitrary: page },
    { weight: 4, arbitrary: sandbox },
    { weight: 2, arbitrary: broadcast },
  ),
};
