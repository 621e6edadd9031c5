import type { ReadNode } from "../plan/read-node.ts";
import type { Filter, IsValue, Logic } from "../query/ast.ts";
import { arrayLiteral } from "../schema-cache/catalog.ts";
import { fieldSql, isTextVector } from "./field.ts";
import type { Parameters } from "./text.ts";

const OPERATORS: Record<string, string> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
};

const TEXT_SEARCHES: Record<string, string> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};

const IS: Record<IsValue, string> = {
  null: "null",
  not_null: "not null",
  true: "true",
  false: "false",
  unknown: "unknown",
};

/** How to write a filter on an embed being (not) there; undefined when it names a column. */
export type EmbedFilter = (filter: Filter) => string | undefined;

export function logicSql(
  node: ReadNode,
  logic: Logic,
  parameters: Parameters,
  embedFilter: EmbedFilter,
): string {
  if (logic.kind === "filter") {
    return embedFilter(logic) ?? filterSql(node, logic, parameters);
  }
  const members = logic.members.map((member) => logicSql(node, member, parameters, embedFilter));
  return `${logic.negated ? "not " : ""}(${members.join(` ${logic.connective} `)})`;
}

/** Values stay untyped parameters, so that PostgreSQL reads them as the column's type. */
function filterSql(node: ReadNode, filter: Filter, parameters: Parameters): string {
  const field = fieldSql(node, filter.field, parameters);
  return `${filter.negated ? "not " : ""}${comparison(node, field, filter, parameters)}`;
}

function comparison(
  node: ReadNode,
  field: string,
  { field: asked, operation }: Filter,
  parameters: Parameters,
): string {
  switch (operation.kind) {
    case "compare": {
      const { operator, quantifier } = operation;
      const isPattern = operator === "like" || operator === "ilike";
      const value = isPattern ? operation.value.replaceAll("*", "%") : operation.value;
      const placeholder = parameters.add(value);
      const operand = quantifier ? `${quantifier}(${placeholder})` : placeholder;
      return `${field} ${OPERATORS[operator]} ${operand}`;
    }
    case "in": {
      const isEmpty = operation.values.length === 1 && operation.values[0] === "";
      return `${field} = any(${parameters.add(arrayLiteral(isEmpty ? [] : operation.values))})`;
    }
    case "is":
      return `${field} is ${IS[operation.value]}`;
    case "isdistinct":
      return `${field} is distinct from ${parameters.add(operation.value)}`;
    case "fts": {
      const { language, parser, value } = operation;
      const config = language === undefined ? "" : `${parameters.add(language)}::regconfig, `;
      const vector = isTextVector(node, asked) ? field : `to_tsvector(${config}${field})`;
      return `${vector} @@ ${TEXT_SEARCHES[parser]}(${config}${parameters.add(value)}::text)`;
    }
  }
}
