import { ApiError } from "../errors.ts";
import { keyOf, type QualifiedName, type Relationship, sameName } from "./model.ts";
import type { SchemaCache } from "./schema-cache.ts";
import { mostSimilar } from "./similar.ts";

const HINT_THRESHOLD = 0.5;

/**
 * The one way from `origin` to `target`, which names a table, view, foreign key, column or
 * computed relationship. `hint` chooses between several. Throws `PGRST200` (none) or `PGRST201`.
 */
export function findRelationship(
  cache: SchemaCache,
  origin: QualifiedName,
  target: string,
  hint: string | undefined,
): Relationship {
  const all = cache.relationships.get(keyOf(origin)) ?? [];
  const candidates = all.filter((relationship) => matches(relationship, target, hint));
  const [only, ...others] = candidates;
  if (!only) throw noRelationship(cache, origin, target, hint);
  if (others.length > 0) throw ambiguous(origin.name, target, candidates);
  return only;
}

function matches(relationship: Relationship, target: string, hint: string | undefined): boolean {
  if (relationship.kind === "computed") return relationship.function.name === target;
  const toTable = relationship.foreign.name === target;
  if (relationship.kind === "many-to-many") {
    return toTable && (hint === undefined || relationship.junction.table.name === hint);
  }
  const [own, other] = singleColumn(relationship.columns);
  // A key of a table to itself reads both ways: the table's name means its children, the
  // column's name the parent.
  if (sameName(relationship.table, relationship.foreign)) {
    if (hint !== undefined) {
      return toTable && relationship.kind === "one-to-many" && other === hint;
    }
    if (relationship.kind === "one-to-many") return toTable;
    return relationship.kind === "many-to-one" && own === target;
  }
  if (hint !== undefined) {
    return toTable && (relationship.constraint === hint || own === hint || other === hint);
  }
  if (toTable) return true;
  return !relationship.foreignIsView && (relationship.constraint === target || own === target);
}

function singleColumn(pairs: readonly [string, string][]): [string?, string?] {
  return pairs.length === 1 ? (pairs[0] ?? []) : [];
}

function noRelationship(
  cache: SchemaCache,
  origin: QualifiedName,
  target: string,
  hint: string | undefined,
): ApiError {
  const using = hint === undefined ? "" : ` using the hint '${hint}'`;
  return new ApiError(
    400,
    "PGRST200",
    `Could not find a relationship between '${origin.name}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin.name}' and '${target}'${using} in the schema '${origin.schema}', but no matches were found.`,
      hint: suggestion(cache, origin, target),
    },
  );
}

function suggestion(cache: SchemaCache, origin: QualifiedName, target: string): string | null {
  const known = cache.relationships.get(keyOf(origin));
  if (known) {
    const names = known.map((relationship) => relationship.foreign.name);
    if (names.includes(target)) return null;
    const similar = mostSimilar(target, names, HINT_THRESHOLD);
    return similar === undefined ? null : `Perhaps you meant '${similar}' instead of '${target}'.`;
  }
  const origins = [...cache.relationships.values()]
    .map(([first]) => first?.table)
    .filter((table) => table?.schema === origin.schema)
    .map((table) => table?.name ?? "");
  const similar = mostSimilar(origin.name, origins, HINT_THRESHOLD);
  return similar === undefined
    ? null
    : `Perhaps you meant '${similar}' instead of '${origin.name}'.`;
}

function ambiguous(origin: string, target: string, candidates: Relationship[]): ApiError {
  const described = candidates.flatMap(summarize);
  const choices = described.map(({ name }) => `'${target}!${name}'`).join(", ");
  return new ApiError(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    {
      details: described.map(({ detail }) => detail),
      hint: `Try changing '${target}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function summarize(relationship: Relationship): { name: string; detail: object }[] {
  if (relationship.kind === "computed") return [];
  const { table, foreign, kind } = relationship;
  const embedding = `${table.name} with ${foreign.name}`;
  if (kind === "many-to-many") {
    const { junction } = relationship;
    const source = `${junction.sourceConstraint}${columnList(junction.source, 1)}`;
    const target = `${junction.targetConstraint}${columnList(junction.target, 1)}`;
    const text = `${junction.table.name} using ${source} and ${target}`;
    return [
      { name: junction.table.name, detail: { embedding, cardinality: kind, relationship: text } },
    ];
  }
  const { constraint, columns } = relationship;
  const own = `${table.name}${columnList(columns, 0)}`;
  const other = `${foreign.name}${columnList(columns, 1)}`;
  const text = `${constraint} using ${own} and ${other}`;
  return [{ name: constraint, detail: { embedding, cardinality: kind, relationship: text } }];
}

function columnList(pairs: readonly [string, string][], side: 0 | 1): string {
  return `(${pairs.map((pair) => pair[side]).join(", ")})`;
}
