import { expandStars } from "./build-read.ts";
import type { ReadNode } from "./read-node.ts";

/**
 * The columns that a write or call must return so that the root can be read from its result. If
 * they include a computed field, the root's `*` is spelled out: it would show the field too.
 */
export function returningColumns(root: ReadNode): string[] {
  // A row function takes the row of the table itself, which only `*` gives.
  if (root.children.some(({ relationship }) => relationship?.kind === "computed")) return ["*"];
  if (computedFields(root).length === 0 && root.columns.some(({ field }) => field.name === "*")) {
    return ["*"];
  }
  expandStars(root);
  const names = new Set(root.columns.map(({ field }) => field.name));
  for (const term of root.order) {
    if (term.relation === undefined) names.add(term.field.name);
  }
  for (const { relationship } of root.children) {
    for (const name of joinColumns(relationship)) names.add(name);
  }
  if (names.delete("*") && names.size === 0) return ["*"];
  return [...names];
}

/** Computed fields that the root selects, filters or orders by. */
export function computedFields(root: ReadNode): string[] {
  const computed = root.table?.computedFields;
  if (!computed || computed.size === 0) return [];
  const names = new Set<string>();
  const visit = (name: string) => {
    if (computed.has(name) && !root.table?.columns.has(name)) names.add(name);
  };
  for (const { field } of root.columns) visit(field.name);
  for (const term of root.order) if (term.relation === undefined) visit(term.field.name);
  for (const name of filteredFields(root.where)) visit(name);
  return [...names];
}

function filteredFields(logic: ReadNode["where"]): string[] {
  return logic.flatMap((member) =>
    member.kind === "filter" ? [member.field.name] : filteredFields(member.members),
  );
}

function joinColumns(relationship: ReadNode["relationship"]): string[] {
  if (!relationship || relationship.kind === "computed") return [];
  const pairs =
    relationship.kind === "many-to-many" ? relationship.junction.source : relationship.columns;
  return pairs.map(([own]) => own);
}
