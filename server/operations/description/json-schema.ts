import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The input as JSON Schema, before any transform. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return withoutDialect(
    z.toJSONSchema(schema, {
      io: "input",
      unrepresentable: "any",
      override({ zodSchema, jsonSchema }) {
        const { def } = zodSchema._zod;
        // A text that is then parsed as one of a list.
        if (def.type !== "pipe" || !(zodSchema instanceof z.ZodPipe)) return;
        const { out } = zodSchema;
        if (out instanceof z.ZodEnum) jsonSchema.enum = out.options;
      },
    }),
  );
}

/** The answer's schema. It may get more fields one day, so readers should ignore unknown ones. */
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

/** OpenAPI 3.1 names the dialect once for all its schemas. */
function withoutDialect({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
