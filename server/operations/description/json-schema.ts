import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a caller sends, as JSON Schema: the input before any transform. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return withoutDialect(
    z.toJSONSchema(schema, {
      io: "input",
      unrepresentable: "any",
      override({ zodSchema, jsonSchema }) {
        const { def } = zodSchema._zod;
        // A text that is then read as one of a list.
        if (def.type !== "pipe" || !(zodSchema instanceof z.ZodPipe)) return;
        const { out } = zodSchema;
        if (out instanceof z.ZodEnum) jsonSchema.enum = out.options;
      },
    }),
  );
}

/** What comes back. It may have more fields one day: a reader passes over what it does not know. */
export function outputSchema(schema: z.ZodType): JsonSchema {
  return withoutDialect(
    z.toJSONSchema(schema, {
      io: "output",
      unrepresentable: "any",
      override({ jsonSchema }) {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    }),
  );
}

/** OpenAPI 3.1 says once for all which dialect its schemas are in. */
function withoutDialect({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
