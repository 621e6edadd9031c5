import fc from "fast-check";

/** A list whose members contain no blanks, taken literally: a backslash is a backslash. */
export function words({ raw }: TemplateStringsArray): string[] {
  return raw.join("").trim().split(/\s+/);
}

/** Texts that have broken programs: empty, far too long, out of range, of another syntax. */
const NASTY = [
  ...words`
  % %0 %00 %zz %E0%A4%A %C0%AF %2e%2e%2f %252e%252e %u0000 .. ../../../../etc/passwd / // . - _ ~
  * ** ? # & = ; , : :: ! | @ $ $1 $(id) {{7*7}} #{7*7} ' '' " ';-- /* */ -- ( ) (( [ ] [[ { } < >
  <script> <!-- ]]> &amp; &#0; null undefined NaN true false Infinity -Infinity infinity
  -infinity 0 -0 -1 1e400 0x10 1.5 00 2147483648 -2147483649 9223372036854775808
  99999999999999999999999 __proto__ constructor prototype toString hasOwnProperty valueOf
  __defineGetter__ İ ß ﬁ ก็ ําำ 你好 🇻🇳 𝕏 0000-00-00 2026-02-30 9999-12-31 10000-01-01 -4713-01-01
  2026-13-45T99:99:99Z +275760-09-13T00:00:00.001Z 00000000-0000-0000-0000-000000000000
  ffffffff-ffff-ffff-ffff-ffffffffffff not-a-uuid http://127.0.0.1:1/ https://nothing.example/
  javascript:alert(1) data:text/html,x file:///etc/passwd //nothing.example a@b.example @ a@b@c
  en zh-Hans application/json Bearer ~token0~ ~id0~ ~startup~ ~article~
`,
  "",
  " ",
  "\t",
  "\n",
  "\r\n",
  "\0",
  "a\0b",
  "..\\..\\windows",
  "\\",
  "`id`",
  '\\"',
  "' or 1=1 --",
  "\ud800",
  "\udfff",
  "\ufeff",
  "\ufffe",
  "\uffff",
  "\u202e",
  "\u2028",
  "\u0301\u0301\u0301",
  "👨‍👩‍👧‍👦",
  "0001-01-01 BC",
  '"a b"@c.example',
];

const LONG = [
  ...words`
  a % ( [ { " é ก 你 a, a. not. ../ 0 - %00 İ
`,
  "\\",
  "👨‍👩‍👧",
  "a ",
  " ",
];

/** A unit repeated; most are short enough for any place, some are longer than anything allows. */
const long = fc
  .tuple(
    fc.constantFrom(...LONG),
    fc.constantFrom(17, 129, 257, 300, 1001, 2001, 4001, 5001, 9001, 40_000),
  )
  .map(([unit, count]) => unit.repeat(count));

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: long },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...NASTY), fc.constantFrom(...NASTY))
      .map((two) => two.join("")),
  },
);

/** As in an address: encoded, encoded twice, or not at all. */
export const hostileInAddress: fc.Arbitrary<string> = fc
  .tuple(hostileText, fc.constantFrom("once", "once", "raw", "twice"))
  .map(([text, how]) => {
    // An address of 40,000 characters is refused for its length alone.
    const sendable = text.slice(0, 4100).toWellFormed();
    if (how === "raw") return sendable;
    const encoded = encodeURIComponent(sendable).replaceAll("%7E", "~");
    return how === "once" ? encoded : encodeURIComponent(encoded);
  });

export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    -0,
    2 ** 31,
    2 ** 53,
    1e21,
    "",
    [],
    {},
    [[]],
    [null],
    [{}],
    { "": "" },
    { a: { b: { c: [] } } },
    [1, "a", null, {}],
    { length: 3 },
    { toString: 1 },
    { toJSON: "x" },
    { id: {} },
    { $ne: null },
    [[[[[]]]]],
  ),
  hostileText,
  fc.array(hostileText, { maxLength: 4 }),
  fc.dictionary(hostileText, hostileText, { maxKeys: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const nested = fc
  .tuple(
    fc.constantFrom(
      ["[", "]"],
      ['{"a":', "}"],
      ['[{"":', "}]"],
      ['{"payload":', "}"],
      ["[[],", "]"],
    ),
    fc.constantFrom(20, 200, 2000, 9000, 50_000, 120_000),
    fc.constantFrom("", "1", "null", '"x"'),
    fc.boolean(),
  )
  .map(
    ([[open = "", close = ""], depth, core, closed]) =>
      open.repeat(depth) + core + (closed ? close.repeat(depth) : ""),
  );

/** JSON text that is deep, wide, cut, doubled, or no JSON at all. */
export const hostileJsonText: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: nested },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "",
      " ",
      "null",
      "0",
      '""',
      "[]",
      "{}",
      "{",
      "[",
      '{"a"',
      '{"a":}',
      "[1,]",
      "{'a':1}",
      "NaN",
      "1e999",
      "-",
      "\ufeff{}",
      "\0",
      '{"a":1}{"a":1}',
      '{"a":1,"a":2}',
      '{"__proto__":{"a":1}}',
      '"\\ud800"',
      '["\\u0000"]',
      '{"\\u0000":"\\u0000"}',
      '{"a":1e400}',
      "[1e400,-1e400]",
      "undefined",
      "<xml/>",
      "a=b&c=d",
      `[${"{},".repeat(3000)}{}]`,
      `{${Array.from({ length: 3000 }, (_, n) => `"k${n}":${n}`).join()}}`,
      `"${"x".repeat(200_000)}"`,
      `[${"0,".repeat(50_000)}0]`,
      `9${"9".repeat(20_000)}`,
    ),
  },
  { weight: 2, arbitrary: hostileJson.map((value) => JSON.stringify(value)) },
);

/** One to three small damages to a text that was right. */
export function damaged(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const damage = fc.tuple(
    fc.constantFrom("insert", "insert", "remove", "double", "cut", "swap"),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.integer({ min: 1, max: 12 }),
    hostileText,
  );
  return fc.tuple(text, fc.array(damage, { minLength: 1, maxLength: 3 })).map(([whole, damages]) =>
    damages.reduce((now, [kind, place, length, hostile]) => {
      const at = Math.floor(place * now.length);
      const [before, after] = [now.slice(0, at), now.slice(at)];
      if (kind === "insert") return before + hostile.slice(0, 3000) + after;
      if (kind === "remove") return before + after.slice(length);
      if (kind === "double") return before + after.slice(0, length).repeat(length) + after;
      if (kind === "cut") return before;
      return before + after.slice(0, length).split("").reverse().join("") + after.slice(length);
    }, whole),
  );
}

/** Bytes with some of them changed, cut or doubled. */
export function damagedBytes(bytes: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> {
  return damaged(bytes.map((each) => Buffer.from(each).toString("latin1"))).map((text) =>
    Buffer.from(text, "latin1"),
  );
}

/** Mostly as given, sometimes something else. */
export function mostly<Value>(right: fc.Arbitrary<Value>, wrong: fc.Arbitrary<Value>, parts = 4) {
  return fc.oneof({ weight: parts, arbitrary: right }, { weight: 1, arbitrary: wrong });
}

/** A query of some of these parameters, `?` and all, not longer than an address may be. */
export function someOf(
  parameters: Record<string, fc.Arbitrary<string>>,
  most: number,
  longest: number,
): fc.Arbitrary<string> {
  const named = Object.entries(parameters).map(([name, values]) =>
    values.map(
      (value) =>
        `${name}=${encodeURIComponent(value.slice(0, 3000).toWellFormed()).replaceAll("%7E", "~")}`,
    ),
  );
  return fc
    .array(mostly(fc.oneof(...named), hostileInAddress, 8), { maxLength: most })
    .map((parts) => (parts.length === 0 ? "" : `?${parts.join("&").slice(0, longest)}`));
}

export type Header = readonly [string, string];

/** Up to a few of these headers, none twice by intention. */
export function someHeaders(...headers: fc.Arbitrary<Header>[]): fc.Arbitrary<Header[]> {
  return fc
    .tuple(...headers.map((each) => mostly<Header | undefined>(fc.constant(undefined), each, 3)))
    .map((chosen) => chosen.filter((each): each is Header => each !== undefined));
}

export function header(name: string, value: fc.Arbitrary<string>): fc.Arbitrary<Header> {
  return value.map((text): Header => [name, text.slice(0, 4000)]);
}
