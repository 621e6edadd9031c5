import { ApiError, notEmbedded, unknownColumn } from "../errors.ts";
import type { Field, Path, SelectEmbed, SelectField, SelectItem } from "../query/ast.ts";
import { jsonPathLabel } from "../query/field-grammar.ts";
import type { ParsedQuery } from "../query/query-string.ts";
import { findRelationship } from "../schema-cache/find-relationship.ts";
import { isToOne, type QualifiedName, type Table } from "../schema-cache/model.ts";
import { findTable, type SchemaCache } from "../schema-cache/schema-cache.ts";
import { findChild, type ReadColumn, type ReadNode, usesAggregates } from "./read-node.ts";

/** The source of a read: a relation, or a function's result, named by its relation or the function. */
type Source = { name: QualifiedName; table: Table | undefined };

type Context = {
  cache: SchemaCache;
  schema: string;
  rootReference: string;
  maxRows: number | undefined;
};

/**
 * Turns a parsed query into a tree of relations with every name resolved. `maxRows` bounds each
 * list; undefined leaves them unbounded (writes). Throws PostgREST's errors for unknown columns,
 * relationships and embeds.
 */
export function buildRead(
  cache: SchemaCache,
  source: Source,
  query: ParsedQuery,
  maxRows: number | undefined,
): ReadNode {
  const { schema, name } = source.name;
  const root: ReadNode = {
    embedding: "root",
    target: name,
    table: source.table,
    reference: name,
    subquery: "",
    columns: [],
    where: [],
    order: [],
    limit: maxRows,
    offset: 0,
    children: [],
  };
  addItems({ cache, schema, rootReference: name, maxRows }, root, query.select, 1);
  for (const { path, value } of query.filters) nodeAt(root, path).where.push(value);
  for (const { path, value } of query.logic) nodeAt(root, path).where.push(value);
  for (const { path, value } of query.order) nodeAt(root, path).order = value;
  for (const { path, value } of query.limits) {
    const node = nodeAt(root, path);
    node.offset = value.offset ?? 0;
    if (value.limit !== undefined) node.limit = Math.min(value.limit, node.limit ?? value.limit);
  }
  if (usesAggregates(root)) expandStars(root);
  checkSpreads(root);
  return root;
}

function nodeAt(root: ReadNode, path: Path): ReadNode {
  let node = root;
  for (const name of path) {
    const child = findChild(node, name);
    if (!child) throw notEmbedded(name);
    node = child;
  }
  return node;
}

function addItems(
  context: Context,
  node: ReadNode,
  items: readonly SelectItem[],
  depth: number,
): void {
  for (const item of items) {
    if (item.kind === "field") {
      node.columns.push(readColumn(context.cache, node, item));
    } else {
      const child = embed(context, node, item, depth);
      node.children.push(child);
      addItems(context, child, item.select, depth + 1);
    }
  }
}

function embed(
  { cache, schema, rootReference, maxRows }: Context,
  parent: ReadNode,
  item: SelectEmbed,
  depth: number,
): ReadNode {
  // A function's result has the relationships of the relation it returns.
  const origin = { schema, name: parent.table?.name ?? parent.target };
  const relationship = findRelationship(cache, origin, item.target, item.hint);
  const toOne = isToOne(relationship);
  const reference = `${relationship.foreign.name}_${depth}`;
  return {
    embedding: item.spread ? (toOne ? "spread-one" : "spread-many") : toOne ? "object" : "array",
    target: item.target,
    ...(item.alias !== undefined && { alias: item.alias }),
    table: findTable(cache, relationship.foreign),
    // References at other depths end differently; only the root keeps a name from the request.
    reference: reference === rootReference ? `${reference}_` : reference,
    subquery: `${relationship.table.name}_${item.alias ?? item.target}_${depth}`,
    relationship,
    parentReference: parent.reference,
    ...(item.join && { join: item.join }),
    columns: [],
    where: [],
    order: [],
    limit: toOne ? undefined : maxRows,
    offset: 0,
    children: [],
  };
}

function readColumn(cache: SchemaCache, node: ReadNode, asked: SelectField): ReadColumn {
  const item = isBareCount(node, asked) ? rowCount(asked) : asked;
  checkField(node, item.field);
  const isSpread = node.embedding.startsWith("spread");
  const label =
    item.alias ??
    (item.aggregate ? (isSpread ? item.aggregate : undefined) : jsonPathLabel(item.field));
  return {
    field: item.field,
    ...(label !== undefined && { label }),
    ...(item.cast !== undefined && { cast: typeNamed(cache, item.cast) }),
    ...(item.aggregate && { aggregate: item.aggregate }),
    ...(item.aggregateCast !== undefined && {
      aggregateCast: typeNamed(cache, item.aggregateCast),
    }),
  };
}

/** `embed(count)`: how counting worked before there were aggregates, and still common. */
function isBareCount({ table }: ReadNode, { field, aggregate }: SelectField): boolean {
  return (
    field.name === "count" &&
    field.path.length === 0 &&
    !aggregate &&
    table !== undefined &&
    !table.columns.has("count") &&
    !table.computedFields.has("count")
  );
}

function rowCount({ alias, cast }: SelectField): SelectField {
  return {
    kind: "field",
    field: { name: "*", path: [] },
    aggregate: "count",
    ...(alias !== undefined && { alias }),
    ...(cast !== undefined && { aggregateCast: cast }),
  };
}

function typeNamed(cache: SchemaCache, name: string): string {
  const type = cache.types.get(name.toLowerCase()) ?? cache.types.get(name);
  if (type === undefined) throw new ApiError(400, "42704", `type "${name}" does not exist`);
  return type;
}

/**
 * Refuses a column that the relation does not have. (PostgreSQL would take `table.name` for a
 * call of any function that accepts the row.)
 */
export function checkField({ table, reference }: ReadNode, { name }: Field): void {
  if (!table || name === "*") return;
  if (!table.columns.has(name) && !table.computedFields.has(name)) {
    throw unknownColumn(reference, name);
  }
}

/** Next to an aggregate, the other columns are grouped by; `*` cannot be. */
export function expandStars(node: ReadNode): void {
  const { table } = node;
  if (table) {
    node.columns = node.columns.flatMap((column) =>
      column.field.name === "*" && !column.aggregate ? allColumns(table) : [column],
    );
  }
  node.children.forEach(expandStars);
}

function checkSpreads(node: ReadNode): void {
  if (node.embedding === "spread-many") {
    if (usesAggregates(node)) {
      throw new ApiError(400, "PGRST127", "Feature not implemented", {
        details: "Aggregates are not implemented for one-to-many or many-to-many spreads.",
      });
    }
    expandStars(node);
  }
  node.children.forEach(checkSpreads);
}

function allColumns(table: Table): ReadColumn[] {
  return [...table.columns.keys()].map((name) => ({ field: { name, path: [] } }));
}
