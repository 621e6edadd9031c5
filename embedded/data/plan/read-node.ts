import type { Aggregate, Field, JoinKind, Logic, OrderTerm } from "../query/ast.ts";
import type { Relationship, Table } from "../schema-cache/model.ts";

export type ReadColumn = {
  field: Field;
  /** Name in the answer where it is not the column's own. */
  label?: string;
  /** SQL type, from the schema cache. */
  cast?: string;
  aggregate?: Aggregate;
  aggregateCast?: string;
};

/** How a node's rows enter their parent's: as an object or list, or spread into its columns. */
type Embedding = "root" | "object" | "array" | "spread-one" | "spread-many";

/** One relation of a request and what to read of it; embedded relations are its children. */
export type ReadNode = {
  embedding: Embedding;
  /** The name the request used, and the alias it gave. */
  target: string;
  alias?: string;
  /** Undefined if the rows are a function's result of no known relation. */
  table: Table | undefined;
  /** The name its columns are qualified with in SQL. */
  reference: string;
  /** The name of its subquery in the parent. */
  subquery: string;
  relationship?: Relationship;
  parentReference?: string;
  join?: JoinKind;
  columns: ReadColumn[];
  where: Logic[];
  order: OrderTerm[];
  limit: number | undefined;
  offset: number;
  children: ReadNode[];
};

export function labelOf({ alias, target }: ReadNode): string {
  return alias ?? target;
}

/** Finds the embed that a filter or order names: by alias, else by its name in the request. */
export function findChild(node: ReadNode, name: string): ReadNode | undefined {
  return (
    node.children.find((child) => labelOf(child) === name) ??
    node.children.find((child) => child.target === name)
  );
}

export function usesAggregates(node: ReadNode): boolean {
  return (
    node.columns.some(({ aggregate }) => aggregate !== undefined) ||
    node.children.some(usesAggregates)
  );
}
