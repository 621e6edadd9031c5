import { checkField } from "../plan/build-read.ts";
import type { ReadNode } from "../plan/read-node.ts";
import type { Field } from "../query/ast.ts";
import { ident, type Parameters } from "./text.ts";

/** A column of a node, with its JSON path. Throws 42703 for a column that is not there. */
export function fieldSql(node: ReadNode, field: Field, parameters: Parameters): string {
  checkField(node, field);
  const reference = ident(node.reference);
  if (field.name === "*") return `${reference}.*`;
  return withPath(`${reference}.${ident(field.name)}`, isJson(node, field), field, parameters);
}

/** Applies a JSON path to an expression; `->` on a column that is not JSON uses `to_jsonb`. */
export function withPath(
  expression: string,
  json: boolean,
  { path }: Field,
  parameters: Parameters,
): string {
  if (path.length === 0) return expression;
  const steps = path.map(({ asText, key, isIndex }) => {
    const operand = `${parameters.add(key)}${isIndex ? "::int" : "::text"}`;
    return `${asText ? "->>" : "->"}${operand}`;
  });
  return `(${json ? expression : `to_jsonb(${expression})`}${steps.join("")})`;
}

function isJson({ table }: ReadNode, { name }: Field): boolean {
  const type = table?.columns.get(name)?.baseType;
  return type === "json" || type === "jsonb";
}

export function isTextVector({ table }: ReadNode, { name, path }: Field): boolean {
  if (path.length > 0) return false;
  const column = table?.columns.get(name);
  return column === undefined || column.baseType === "tsvector";
}
