import fc from "fast-check";
import { z } from "zod";
import { hostileJson, hostileText, mostly, words } from "./hostile.ts";

/** The supported part of JSON Schema; the rest only narrows the values. */
const node = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  examples: z.array(z.unknown()).optional(),
});

const DEEPEST = 8;

/**
 * Values that a JSON Schema allows, with occasional violations.
 * @param components the targets of its references, by their full names (`#/components/…`).
 */
export function fromSchema(schema: unknown, components: unknown, depth = 0): fc.Arbitrary<unknown> {
  return mostly(right(schema, components, depth), hostileJson, 14);
}

function right(schema: unknown, components: unknown, depth: number): fc.Arbitrary<unknown> {
  const parsed = node.safeParse(schema);
  if (!parsed.success || depth > DEEPEST) return hostileJson;
  const { data } = parsed;
  const inner = (each: unknown) => fromSchema(each, components, depth + 1);
  if (data.$ref !== undefined) return inner(resolve(data.$ref, components));
  if (data.const !== undefined) return fc.constant(data.const);
  if (data.enum?.length) return fc.constantFrom(...data.enum);
  const choice = data.anyOf ?? data.oneOf;
  if (choice?.length) return fc.oneof(...choice.map(inner));
  const [first = {}] = data.allOf ?? [];
  if (data.allOf?.length === 1) return inner(first);
  const type = Array.isArray(data.type) ? data.type[0] : data.type;
  if (type === "object") {
    const known = fc.record(
      Object.fromEntries(
        Object.entries(data.properties ?? {}).map(([name, each]) => [name, inner(each)]),
      ),
      { requiredKeys: [] },
    );
    const whole = fc.record(
      Object.fromEntries(
        Object.entries(data.properties ?? {}).map(([name, each]) => [name, inner(each)]),
      ),
    );
    const more = fc
      .tuple(whole, fc.dictionary(hostileText, hostileJson, { maxKeys: 3 }))
      .map(([value, extra]) => ({ ...value, ...extra }));
    return fc.oneof(
      { weight: 8, arbitrary: whole },
      { weight: 2, arbitrary: known },
      { weight: 1, arbitrary: more },
    );
  }
  if (type === "array") {
    const items = fc.array(inner(data.items ?? {}), { maxLength: 5 });
    return mostly<unknown>(
      items,
      inner(data.items ?? {}).map((each) => Array.from({ length: 400 }, () => each)),
      12,
    );
  }
  if (type === "integer") {
    const { minimum = -3, maximum = 2_000_000 } = data;
    return mostly<unknown>(
      fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) }),
      fc.constantFrom(-1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e300),
    );
  }
  if (type === "number")
    return mostly<unknown>(fc.double({ noNaN: true }), fc.constantFrom(-0, 1e308, 5e-324));
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type === "string") return text(data.format, data.maxLength, data.examples);
  return hostileJson;
}

function resolve(reference: string, components: unknown): unknown {
  const parts = reference.replace("#/components/", "").split("/");
  return parts.reduce(
    (now, part) => z.record(z.string(), z.unknown()).safeParse(now).data?.[part],
    components,
  );
}

const BY_FORMAT: Record<string, readonly string[]> = {
  uuid: [
    "00000000-0000-0000-0000-000000000000",
    "~id0~",
    "~startup-id~",
    "~investor-id~",
    "~article-id~",
  ],
  email: ["nobody@people.example", "~email0~"],
  "date-time": ["2026-11-22T00:00:00Z", "9999-12-31T23:59:59.999Z"],
  date: ["2026-11-22", "0001-01-01"],
  uri: ["https://nothing.example/"],
};
/** Values for fields of people and companies; addresses lead nowhere. */
const WORDS = [
  ...words`
  hello@luavang.example luavang.example https://nothing.example/a?b#c +6591234567 2021 en th
  Vietnam seed ~startup~ ~investor~ ธนาคาร 银行 /profile pack_30 startup_monthly a@b.example
`,
  "Lúa Vàng",
  "091 234 56 78",
];

function text(
  format: string | undefined,
  longest: number | undefined,
  examples: unknown[] | undefined,
): fc.Arbitrary<unknown> {
  const known = [
    ...(BY_FORMAT[format ?? ""] ?? []),
    ...(examples ?? []),
    ...(format === undefined ? WORDS : []),
  ];
  const right = known.length > 0 ? fc.constantFrom<unknown[]>(...known) : hostileText;
  const edge =
    longest === undefined
      ? []
      : [
          fc
            .constantFrom("a", "ก", "👩‍🌾", " ", "\u0301")
            .map((each): unknown =>
              each.repeat(Math.min(longest, 60_000) + (each === "a" ? 1 : 0)),
            ),
        ];
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 2, arbitrary: hostileText }, ...edge);
}
