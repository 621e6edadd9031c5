export type QualifiedName = { schema: string; name: string };

export type Column = {
  name: string;
  /** As `format_type` writes it with an empty search path: safe to put into SQL. */
  type: string;
  /** The type below domains, without modifiers. */
  baseType: string;
  /** SQL expression of the default, if any. */
  default: string | null;
};

export type Table = QualifiedName & {
  isView: boolean;
  columns: Map<string, Column>;
  primaryKey: string[];
  /** Functions of one argument of this table's row type: readable like columns. */
  computedFields: Set<string>;
};

/** Pairs of (column here, column there). */
export type ColumnPairs = [string, string][];

type Junction = {
  table: QualifiedName;
  sourceConstraint: string;
  targetConstraint: string;
  /** (column of the source, column of the junction) */
  source: ColumnPairs;
  /** (column of the target, column of the junction) */
  target: ColumnPairs;
};

type Ends = { table: QualifiedName; foreign: QualifiedName; foreignIsView: boolean };

export type KeyRelationship = Ends & {
  kind: "one-to-many" | "many-to-one" | "one-to-one";
  constraint: string;
  columns: ColumnPairs;
};

export type JunctionRelationship = Ends & { kind: "many-to-many"; junction: Junction };

export type ComputedRelationship = Ends & {
  kind: "computed";
  function: QualifiedName;
  toOne: boolean;
};

export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship;

export type Parameter = { name: string; type: string; required: boolean; variadic: boolean };

export type Routine = QualifiedName & {
  parameters: Parameter[];
  volatility: "volatile" | "stable" | "immutable";
  returns: {
    shape: "void" | "scalar" | "composite";
    setOf: boolean;
    /** The relation whose rows are returned, if it is one. */
    relation: QualifiedName | null;
  };
  /** `set statement_timeout` of the function itself. */
  statementTimeout: string | null;
};

export function isToOne(relationship: Relationship): boolean {
  if (relationship.kind === "computed") return relationship.toOne;
  return relationship.kind === "many-to-one" || relationship.kind === "one-to-one";
}

export function sameName(a: QualifiedName, b: QualifiedName): boolean {
  return a.schema === b.schema && a.name === b.name;
}

/** A key for maps; NUL cannot be part of a PostgreSQL name. */
export function keyOf({ schema, name }: QualifiedName): string {
  return `${schema}\0${name}`;
}
