import type { JsonSchema } from "./json-schema.ts";

/** One field of a request or answer, as a reader sees it. */
export type Field = { name: string; type: string; optional: boolean; about: string };

type Part = JsonSchema | boolean | undefined;

/** The fields of a schema, those of objects and lists in it under their whole names. */
export function fieldsOf(schema: Part, prefix = ""): Field[] {
  if (typeof schema !== "object") return [];
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives?.some(hasFields)) return mergeAlternatives(alternatives, prefix);
  if (schema.type === "array") return fieldsOf(itemsOf(schema), `${prefix}[].`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const whole = `${prefix}${name}`;
    const field: Field = {
      name: whole,
      type: typeOf(part),
      optional: !schema.required?.includes(name),
      about: typeof part === "object" ? (part.description ?? "") : "",
    };
    const nested = typeof part === "object" && part.type === "array" ? whole : `${whole}.`;
    return [field, ...fieldsOf(part, nested)];
  });
}

/** What a value is, in words: `text up to 120 characters`, `list of one of …`. */
export function typeOf(part: Part): string {
  if (typeof part !== "object") return "anything";
  if (part.const !== undefined) return JSON.stringify(part.const);
  if (part.enum) return `one of ${part.enum.map((value) => JSON.stringify(value)).join(", ")}`;
  const alternatives = part.oneOf ?? part.anyOf;
  if (alternatives) return [...new Set(alternatives.map(typeOf))].join(" or ");
  switch (part.type) {
    case "array":
      return `list of ${typeOf(itemsOf(part)).replace(/^one of/, "any of")}`;
    case "string":
      return `${FORMATS[part.format ?? ""] ?? "text"}${lengthOf(part)}`;
    case "integer":
    case "number":
      return `number${part.minimum === undefined ? "" : ` from ${part.minimum}`}`;
    case "boolean":
      return "true or false";
    case "object":
    case "null":
      return part.type;
    default:
      return "anything";
  }
}

const FORMATS: Partial<Record<string, string>> = {
  uuid: "UUID",
  "date-time": "moment (ISO 8601)",
  date: "day (ISO 8601)",
  uri: "address",
  email: "e-mail address",
};

function lengthOf({ minLength = 0, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return "";
  const least = minLength > 0 ? ", not empty" : "";
  return ` up to ${maxLength} characters${least}`;
}

function hasFields(part: Part): boolean {
  return typeof part === "object" && part.properties !== undefined;
}

/** Of several shapes each field once; one that only some of them have is optional. */
function mergeAlternatives(alternatives: Part[], prefix: string): Field[] {
  const shapes = alternatives.map((part) => fieldsOf(part, prefix));
  const merged = new Map<string, Field>();
  for (const field of shapes.flat()) {
    const known = merged.get(field.name);
    const everywhere = shapes.every((shape) => shape.some(({ name }) => name === field.name));
    merged.set(field.name, {
      ...field,
      type: known && known.type !== field.type ? `${known.type} or ${field.type}` : field.type,
      optional: field.optional || !everywhere,
    });
  }
  return [...merged.values()];
}

function itemsOf({ items }: JsonSchema): Part {
  return Array.isArray(items) ? items[0] : items;
}
