import { ApiError, notEmbedded } from "../errors.ts";
import { findChild, labelOf, type ReadColumn, type ReadNode } from "../plan/read-node.ts";
import type { Filter, OrderTerm } from "../query/ast.ts";
import { boundedRows } from "./answer-size.ts";
import { fieldSql, withPath } from "./field.ts";
import { type EmbedFilter, logicSql } from "./filter.ts";
import { aggregateSql, hoistsAggregates, type SpreadColumn, spreadColumns } from "./spread.ts";
import { ident, type Parameters, qualified } from "./text.ts";

type ReadContext = {
  parameters: Parameters;
  /** SQL of what the root reads: a table, or the CTE of a write or call. */
  from: string;
  /** Set when something is grouped: `json` has no equality, `jsonb` has. */
  jsonb: boolean;
  /** What an embedded list may come to; undefined where none can be large. */
  maxListBytes: number | undefined;
};

/** The SELECT of a node with everything below it. */
export function readSql(node: ReadNode, context: ReadContext): string {
  const { parameters } = context;
  const own = node.columns.map((column) => columnSql(node, column, parameters));
  const embedded = node.children.flatMap((child) => embeddedColumns(node, child, context));
  const selected = [...own, ...embedded];
  const joins = node.children.map((child) => joinSql(child, context));
  const where = [
    ...node.where.map((logic) => logicSql(node, logic, parameters, presence(node))),
    ...joinConditions(node),
  ];
  const groups = selected.some(({ aggregated }) => aggregated)
    ? selected.filter(({ aggregated }) => !aggregated).map(({ group }) => group)
    : [];
  const isBare = node.columns.length === 0 && node.children.length === 0;
  const list = isBare ? `${ident(node.reference)}.*` : selected.map(({ sql }) => sql).join(", ");
  return [
    `select ${list}`,
    ` from ${fromSql(node, context.from)}`,
    ...joins,
    where.length > 0 ? ` where ${where.join(" and ")}` : "",
    groups.length > 0 ? ` group by ${groups.join(", ")}` : "",
    node.order.length > 0 ? ` order by ${orderSql(node, parameters)}` : "",
    // A number, not a parameter: the planner must know it, else no kept plan is good enough.
    node.limit === undefined ? "" : ` limit ${node.limit}`,
    node.offset === 0 ? "" : ` offset ${parameters.add(String(node.offset))}`,
  ].join("");
}

type Selected = { sql: string; group: string; aggregated: boolean };

function columnSql(node: ReadNode, column: ReadColumn, parameters: Parameters): Selected {
  const hoisted = hoistsAggregates(node) && column.aggregate !== undefined;
  const isRowCount = column.aggregate === "count" && column.field.name === "*";
  const field =
    isRowCount && !hoisted
      ? "*"
      : isRowCount
        ? ident(node.reference)
        : fieldSql(node, column.field, parameters);
  const cast = column.cast === undefined ? field : `cast(${field} as ${column.cast})`;
  const value =
    column.aggregate && !hoisted
      ? aggregateSql(column.aggregate, column.aggregateCast, cast)
      : cast;
  const label = column.label === undefined ? "" : ` as ${ident(column.label)}`;
  return {
    sql: `${value}${label}`,
    // The expression again would bring its parameters a second time, and so be another one.
    group: column.field.path.length > 0 && column.label !== undefined ? ident(column.label) : value,
    aggregated: column.aggregate !== undefined && !hoisted,
  };
}

function embeddedColumns(node: ReadNode, child: ReadNode, context: ReadContext): Selected[] {
  const subquery = ident(child.subquery);
  const suffix = context.jsonb ? "::jsonb" : "";
  const plain = (value: string, label: string): Selected[] => [
    { sql: `${value} as ${label}`, group: value, aggregated: false },
  ];
  switch (child.embedding) {
    case "object":
      if (isEmpty(child)) return [];
      return plain(`row_to_json(${subquery}.*)${suffix}`, ident(labelOf(child)));
    case "array":
      if (isEmpty(child)) return [];
      return plain(`coalesce(${subquery}.${subquery}, '[]')`, ident(labelOf(child)));
    default:
      return spreadColumns(child).map((column) => spreadSql(node, subquery, column));
  }
}

function spreadSql(node: ReadNode, subquery: string, column: SpreadColumn): Selected {
  const name = column.name === "*" ? "*" : ident(column.name);
  const value = `${subquery}.${name}`;
  if (!column.aggregate || hoistsAggregates(node)) {
    return { sql: value, group: value, aggregated: false };
  }
  const aggregate = aggregateSql(column.aggregate, column.aggregateCast, value);
  return { sql: `${aggregate} as ${ident(column.name)}`, group: "", aggregated: true };
}

/** `embed()` takes part in the query but not in the answer. */
function isEmpty(node: ReadNode): boolean {
  return node.columns.length === 0 && node.children.every(isEmpty);
}

function joinSql(node: ReadNode, context: ReadContext): string {
  const inner = node.join === "inner";
  const subquery = ident(node.subquery);
  const rows = readSql(node, context);
  const kind = inner ? " join lateral" : " left join lateral";
  if (node.embedding === "object" || node.embedding === "spread-one") {
    return `${kind} (${rows}) as ${subquery} on true`;
  }
  const suffix = context.jsonb ? "::jsonb" : "";
  const spread = node.embedding === "spread-many" ? spreadColumns(node) : [];
  const { from, value } = boundedRows(rows, subquery, subquery, context.maxListBytes, {
    keepColumns: spread.length > 0,
  });
  const lists = [
    `json_agg(${value})${suffix} as ${subquery}`,
    ...spread.map(({ name }) => {
      const list = `coalesce(json_agg(${subquery}.${ident(name)}), '[]')${suffix}`;
      return `${list} as ${ident(name)}`;
    }),
  ];
  const condition = inner ? `${subquery}.${subquery} is not null` : "true";
  return `${kind} (select ${lists.join(", ")} from ${from}) as ${subquery} on ${condition}`;
}

/** The relation of a node under its reference, joined with its junction if it has one. */
export function fromSql(node: ReadNode, root: string): string {
  const { relationship } = node;
  const reference = ident(node.reference);
  if (!relationship) return `${root} as ${reference}`;
  if (relationship.kind === "computed") {
    const row = `${ident(parentReference(node))}::${qualified(relationship.table)}`;
    return `${qualified(relationship.function)}(${row}) as ${reference}`;
  }
  const foreign = `${qualified(relationship.foreign)} as ${reference}`;
  if (relationship.kind !== "many-to-many") return foreign;
  return `${foreign}, ${qualified(relationship.junction.table)} as ${ident(junctionReference(node))}`;
}

export function joinConditions(node: ReadNode): string[] {
  const { relationship } = node;
  if (!relationship || relationship.kind === "computed") return [];
  const here = ident(node.reference);
  const parent = ident(parentReference(node));
  if (relationship.kind === "many-to-many") {
    const between = ident(junctionReference(node));
    return [
      ...equalities(relationship.junction.target, here, between),
      ...equalities(relationship.junction.source, parent, between),
    ];
  }
  return equalities(relationship.columns, parent, here);
}

function equalities(pairs: [string, string][], left: string, right: string): string[] {
  return pairs.map(([a, b]) => `${left}.${ident(a)} = ${right}.${ident(b)}`);
}

function junctionReference(node: ReadNode): string {
  return `${node.reference}_junction`;
}

function parentReference(node: ReadNode): string {
  return node.parentReference ?? "";
}

/** `embed=is.null` and `embed=not.is.null` ask whether the embed found anything. */
function presence(node: ReadNode): EmbedFilter {
  return (filter) => {
    const child = presenceTarget(node, filter);
    if (!child) return undefined;
    const subquery = ident(child.subquery);
    const value = child.embedding === "array" ? `${subquery}.${subquery}` : subquery;
    return `${value} is ${filter.negated ? "" : "not "}distinct from null`;
  };
}

export function presenceTarget(node: ReadNode, filter: Filter): ReadNode | undefined {
  const { field, operation } = filter;
  if (operation.kind !== "is" || operation.value !== "null" || field.path.length > 0) {
    return undefined;
  }
  return node.children.find((child) => labelOf(child) === field.name);
}

function orderSql(node: ReadNode, parameters: Parameters): string {
  return node.order
    .map((term) => {
      const direction = term.direction ? ` ${term.direction}` : "";
      const nulls = term.nulls === undefined ? "" : ` nulls ${term.nulls.slice("nulls".length)}`;
      return `${orderTarget(node, term, parameters)}${direction}${nulls}`;
    })
    .join(", ");
}

function orderTarget(node: ReadNode, term: OrderTerm, parameters: Parameters): string {
  if (term.relation === undefined) return fieldSql(node, term.field, parameters);
  const child = findChild(node, term.relation);
  if (!child) throw notEmbedded(term.relation);
  if (child.embedding !== "object" && child.embedding !== "spread-one") {
    throw new ApiError(400, "PGRST118", `A related order on '${term.relation}' is not possible`, {
      details: `'${node.table?.name ?? node.target}' and '${term.relation}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  const column = `${ident(child.subquery)}.${ident(term.field.name)}`;
  return withPath(column, false, term.field, parameters);
}
