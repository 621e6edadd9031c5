import fc from "fast-check";
import { damaged, type Header, hostileText, mostly, words } from "./hostile.ts";
import type { Shot, Surface } from "./shot.ts";

const METHODS = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const ODD_METHODS = [
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "PURGE",
  "QUERY",
  "M-SEARCH",
  "SOURCE",
  "PRI",
  "get",
  "FOO",
  "",
  "G ET",
  "GET\0",
  "\u00e9",
  "A".repeat(5000),
];

const TARGETS = words`
  / /rest/v1/news /auth/v1/user /storage/v1/bucket /realtime/v1/websocket /api /api/x
  /funding-tracker.csv /og/site.png /_mail /_payments /_sign-in /assets/x.js
`;
const ODD_TARGETS = [
  ...words`
  // /// //// //[ //] //[::1 //x:99999/ //x:-1/ //@ //:@/ //%00/ //%zz * ? # /# /? /?? /; /:
  //:0/ ///x:70000/ /%00 /% /%E0%A4%A /%ff%fe /.. /../ /../../etc/passwd /%2e%2e/ /./. /a/..//b
  /%2F%2F /%5C http:// http: http:/ http://[ http://~host~/ http://x:99999/
  http://nothing.example/ https://nothing.example:443/x ftp://x/ x x:1 nothing.example:443
  javascript:1 data:, //nothing.example/ /%EF%BB%BF /é /你好 /?a=% /?%00=%00 /?__proto__=1
  /?lang=%00 /.data /_root.data /_root.data?_routes=%00 /__manifest /__manifest?p=// /%2e.data
  //.data /*.data /news// /news/%2F /rest/v1 /rest/v1/ /rest/v1// /rest/v1/%00 /rest/v1/rpc/
  /rest/v1/rpc// /auth/v1// /auth/v1/%00 /storage/v1// /storage/v1/object//
  /storage/v1/object/public// /realtime/v1// /realtime/v1/websocket?vsn=%00 /api// /api/%00
  /api/../api /_mail// /_mail/%00 /_mail/.. /_payments// /_payments/checkout/%00 /_sign-in//
  /_sign-in/% /_sign-in/choose/%00 /assets/../../package.json /assets/%2e%2e/%2e%2e/package.json
  /assets/ /assets /og//.png /og/news/%00.png /feeds/__proto__.rss /sitemap-0.xml
  /sitemap-999999.xml /sitemap--1.xml /.env /.git/config /~ /favicon.ico
`,
  "//\\",
  "/\\",
  "/\\\\",
  "/\\/x",
  "\\",
  "",
  "/\t",
  "/\0",
  "/\u2028",
  "/\ud800",
  "/ / ",
  "/ x",
];
const LONG_TARGETS: readonly (readonly [string, number])[] = [
  ["/", 4000],
  ["/a", 4000],
  ["/%00", 4000],
  ["/a?b=", 2000],
  ["/../", 3000],
  ["//", 5000],
  ["/x", 9000],
  ["/é", 3000],
];

const target = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TARGETS) },
  { weight: 8, arbitrary: fc.constantFrom(...ODD_TARGETS) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...LONG_TARGETS).map(([unit, count]) => unit.repeat(count)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom("/", "//", "/news/", "/rest/v1/", "http://", "/api/", "/?"),
        hostileText,
      )
      .map((two) => two.join("")),
  },
  { weight: 2, arbitrary: damaged(fc.constantFrom(...TARGETS, ...ODD_TARGETS)) },
);

const VERSIONS = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0"];
const ODD_VERSIONS = [
  ...words`
  HTTP/0.9 HTTP/1.2 HTTP/2.0 HTTP/3 HTTP/11.1 http/1.1 HTTP HTTPS/1.1 ICE/1.0 RTSP/1.0
`,
  "",
];

const requestLine = fc
  .tuple(
    mostly(fc.constantFrom(...METHODS), fc.constantFrom(...ODD_METHODS), 6),
    target,
    mostly(fc.constantFrom(...VERSIONS), fc.constantFrom(...ODD_VERSIONS), 8),
    mostly(fc.constant(" "), fc.constantFrom("", "  ", "\t", "\0", "\r", "\n"), 20),
  )
  .map(([method, where, version, blank]) => [method, where, version].join(blank));

const ODD_HEADERS: Header[] = [
  ["Host", ""],
  ["Host", "~host~"],
  ["Host", "//"],
  ["Host", "["],
  ["Host", "x:99999"],
  ["Host", "nothing.example"],
  ["Host", "\0"],
  ["Content-Length", "5"],
  ["Content-Length", "-1"],
  ["Content-Length", "+5"],
  ["Content-Length", "5, 5"],
  ["Content-Length", "5, 6"],
  ["Content-Length", "99999999999999999999"],
  ["Content-Length", "0x5"],
  ["Content-Length", ""],
  ["Content-Length", "1000000"],
  ["Transfer-Encoding", "chunked"],
  ["Transfer-Encoding", "chunked, chunked"],
  ["Transfer-Encoding", "gzip, chunked"],
  ["Transfer-Encoding", "identity"],
  ["Transfer-Encoding", "xchunked"],
  ["Transfer-Encoding", "chunked\0"],
  ["Transfer-Encoding", ""],
  ["Connection", "close"],
  ["Connection", "keep-alive"],
  ["Connection", "upgrade"],
  ["Connection", "Upgrade, close"],
  ["Connection", "host"],
  ["Upgrade", "websocket"],
  ["Upgrade", "h2c"],
  ["Upgrade", "TLS/1.0"],
  ["Upgrade", ""],
  ["HTTP2-Settings", "AAMAAABkAAQ"],
  ["Sec-WebSocket-Key", "x"],
  ["Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="],
  ["Sec-WebSocket-Version", "13"],
  ["Sec-WebSocket-Version", "99"],
  ["Sec-WebSocket-Protocol", ",,,"],
  ["Sec-WebSocket-Extensions", 'permessage-deflate; x="\0"'],
  ["Sec-WebSocket-Extensions", ";;;"],
  ["Expect", "100-continue"],
  ["Expect", "200-ok"],
  ["Expect", ""],
  ["TE", "trailers"],
  ["Trailer", "Content-Length"],
  ["Accept-Encoding", "br;q=nan, *;q=0"],
  ["Accept-Encoding", ",".repeat(3000)],
  ["Accept-Language", "*-*-*;q=9"],
  ["Accept-Language", ";".repeat(3000)],
  ["Cookie", "="],
  ["Cookie", ";".repeat(3000)],
  ["Cookie", "language=%00"],
  ["If-None-Match", 'W/"'],
  ["If-None-Match", ",".repeat(3000)],
  ["If-Modified-Since", "x"],
  ["Range", "bytes=-1,-2,-3"],
  ["Range", "bytes=9-1"],
  ["Origin", "null"],
  ["Origin", "//["],
  ["Referer", "//["],
  ["Authorization", "Bearer"],
  ["Authorization", "Bearer ~token0~"],
  ["Authorization", "Basic %"],
  ["apikey", "~publishable~"],
  ["apikey", "é"],
  ["X-Forwarded-For", "::::"],
  ["X-Forwarded-Host", "["],
  ["X-Forwarded-Proto", "\0"],
  ["Forwarded", 'for="'],
  ["__proto__", "1"],
  ["", "empty"],
  [" ", "blank"],
  ["No Colon", ""],
  ["X-Long", "a".repeat(15_000)],
  ["X-Long", "b".repeat(70_000)],
  ["X-Nul", "a\0b"],
];

const headerLine = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...ODD_HEADERS).map(([name, value]) => `${name}: ${value}`),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(hostileText, hostileText).map(([name, value]) => `${name}: ${value}`),
  },
  { weight: 1, arbitrary: hostileText },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      " folded",
      "\tfolded",
      "x:\r",
      ":",
      "x",
      "\r",
      "X-Many: 1\r\n".repeat(1500).trimEnd(),
    ),
  },
);

const CHUNKS = [
  "5\r\nhello\r\n0\r\n\r\n",
  "5\r\nhell",
  "0\r\n\r\n",
  "-1\r\n\r\n",
  "ffffffffffffffff\r\n",
  '5;ext="\0"\r\nhello\r\n0\r\nX: y\r\n\r\n',
  "5\nhello\n0\n\n",
  "g\r\n",
  "00000000000000005\r\nhello\r\n0\r\n\r\n",
  `5;${"x".repeat(20_000)}\r\nhello\r\n0\r\n\r\n`,
  `0\r\n${"T: x\r\n".repeat(3000)}\r\n`,
];

const body = fc.oneof(
  { weight: 6, arbitrary: fc.constant("") },
  {
    weight: 2,
    arbitrary: fc.constantFrom("hello", "{}", "GET / HTTP/1.1\r\n\r\n", "\0".repeat(100)),
  },
  { weight: 2, arbitrary: fc.constantFrom(...CHUNKS) },
);

const message = fc
  .tuple(
    mostly(requestLine, hostileText, 20),
    fc.boolean(),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 5, arbitrary: fc.array(headerLine, { maxLength: 5 }) },
    ),
    mostly(fc.constant("\r\n"), fc.constantFrom("\n", "\r", "\n\r", "\r\n "), 25),
    body,
  )
  .map(([line, host, headers, end, after]) =>
    [line, ...(host ? ["Host: ~host~"] : []), ...headers, "", after].join(end),
  );

/** What comes as one write, or in pieces that cut the request anywhere. */
const pieces = mostly(
  fc.constant<number[]>([]),
  fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
  3,
);

function inPieces(text: string, cuts: number[]): string[] {
  const places = cuts.map((cut) => Math.floor(cut * text.length)).sort((a, b) => a - b);
  return [...places, text.length].map((end, index) => text.slice(places[index - 1] ?? 0, end));
}

const shots = fc
  .tuple(
    fc.oneof(
      { weight: 10, arbitrary: message.map((each) => [each]) },
      { weight: 2, arbitrary: fc.array(message, { minLength: 2, maxLength: 20 }) },
      { weight: 1, arbitrary: hostileText.map((each) => [each]) },
    ),
    pieces,
    fc.constantFrom<Shot["ending"]>(
      "linger",
      "linger",
      "linger",
      "linger",
      "half-close",
      "abandon",
    ),
  )
  .map(([messages, cuts, ending]): Shot => {
    const text = messages.join("");
    return {
      write: (fill) => inPieces(fill(text), cuts).map((piece) => Buffer.from(piece)),
      ending,
    };
  });

/**
 * Requests that HTTP's grammar forbids or nobody sends: the server may refuse or hang up, and must
 * stay up.
 */
export const rawRequests: Surface = { name: "raw requests", shots };
