import type { CatalogForeignKey, CatalogRowFunction } from "./catalog.ts";
import {
  type ComputedRelationship,
  type JunctionRelationship,
  type KeyRelationship,
  keyOf,
  type Relationship,
  sameName,
  type Table,
} from "./model.ts";

const ORDER = ["one-to-many", "many-to-one", "one-to-one", "many-to-many", "computed"];

/**
 * All ways to embed, by the table they start from. `tables` holds the exposed ones; a
 * relationship that touches another is left out. A computed relationship takes the place of
 * those found by keys under its name.
 */
export function findRelationships(
  tables: Map<string, Table>,
  foreignKeys: readonly CatalogForeignKey[],
  rowFunctions: readonly CatalogRowFunction[],
): Map<string, Relationship[]> {
  const direct = foreignKeys.flatMap((key) => fromForeignKey(tables, key));
  const computed = rowFunctions.flatMap((fn) => fromRowFunction(tables, fn));
  const found: Relationship[] = [...direct, ...throughJunctions(tables, direct)];
  const kept = found.filter(
    (relationship) =>
      !computed.some(
        (other) =>
          sameName(other.table, relationship.table) &&
          sameName(other.function, relationship.foreign),
      ),
  );
  const byTable = new Map<string, Relationship[]>();
  for (const relationship of [...kept, ...computed].sort(compare)) {
    const key = keyOf(relationship.table);
    const list = byTable.get(key);
    if (list) list.push(relationship);
    else byTable.set(key, [relationship]);
  }
  return byTable;
}

function compare(a: Relationship, b: Relationship): number {
  return (
    compareText(a.foreign.name, b.foreign.name) ||
    ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
    compareText(labelOf(a), labelOf(b))
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function labelOf(relationship: Relationship): string {
  if (relationship.kind === "computed") return relationship.function.name;
  if (relationship.kind === "many-to-many") return keyOf(relationship.junction.table);
  return relationship.constraint;
}

function fromForeignKey(tables: Map<string, Table>, key: CatalogForeignKey): KeyRelationship[] {
  const table = tables.get(keyOf({ schema: key.schema, name: key.table }));
  const foreign = tables.get(keyOf({ schema: key.foreignSchema, name: key.foreignTable }));
  if (!table || !foreign) return [];
  const { constraint, columns } = key;
  return [
    {
      kind: key.isOneToOne ? "one-to-one" : "many-to-one",
      ...ends(table, foreign),
      constraint,
      columns,
    },
    {
      kind: key.isOneToOne ? "one-to-one" : "one-to-many",
      ...ends(foreign, table),
      constraint,
      columns: columns.map(([own, other]) => [other, own]),
    },
  ];
}

function ends(table: Table, foreign: Table) {
  return {
    table: { schema: table.schema, name: table.name },
    foreign: { schema: foreign.schema, name: foreign.name },
    foreignIsView: foreign.isView,
  };
}

/**
 * A table whose primary key holds two foreign keys is the junction of the two tables they
 * reference.
 */
function throughJunctions(
  tables: Map<string, Table>,
  direct: readonly KeyRelationship[],
): JunctionRelationship[] {
  const found: JunctionRelationship[] = [];
  for (const junction of tables.values()) {
    const keys = direct.filter(
      ({ kind, table, columns }) =>
        kind === "many-to-one" &&
        sameName(table, junction) &&
        columns.every(([own]) => junction.primaryKey.includes(own)),
    );
    for (const source of keys) {
      for (const target of keys) {
        const from = tables.get(keyOf(source.foreign));
        const to = tables.get(keyOf(target.foreign));
        if (source === target || source.constraint === target.constraint || !from || !to) continue;
        found.push({
          kind: "many-to-many",
          ...ends(from, to),
          junction: {
            table: { schema: junction.schema, name: junction.name },
            sourceConstraint: source.constraint,
            targetConstraint: target.constraint,
            source: source.columns.map(([own, other]) => [other, own]),
            target: target.columns.map(([own, other]) => [other, own]),
          },
        });
      }
    }
  }
  return found;
}

function fromRowFunction(
  tables: Map<string, Table>,
  fn: CatalogRowFunction,
): ComputedRelationship[] {
  if (fn.foreignSchema === null || fn.foreignName === null) return [];
  const table = tables.get(keyOf({ schema: fn.tableSchema, name: fn.tableName }));
  const foreign = tables.get(keyOf({ schema: fn.foreignSchema, name: fn.foreignName }));
  if (!table || !foreign) return [];
  return [
    {
      kind: "computed",
      ...ends(table, foreign),
      function: { schema: fn.schema, name: fn.name },
      toOne: fn.toOne,
    },
  ];
}
