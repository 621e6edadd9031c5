import type { Catalog, CatalogForeignKey, CatalogTable } from "./catalog.ts";
import { type ColumnPairs, keyOf } from "./model.ts";
import { readViewColumns, type ViewColumn } from "./view-columns.ts";

/** A view that shows columns of a table: base column name → name in the view. */
type Projection = { view: CatalogTable; columns: Map<string, string> };

type Origin = { table: CatalogTable; column: string };

/**
 * Gives views the keys of the tables they show: a foreign key whose columns are all visible also
 * holds for the view, at either end, and so does the primary key.
 */
export function extendKeysToViews(catalog: Catalog): {
  foreignKeys: CatalogForeignKey[];
  primaryKeys: Map<string, string[]>;
} {
  const projections = findProjections(catalog);
  const foreignKeys = catalog.foreignKeys.flatMap((key) => withViews(key, projections));
  const primaryKeys = new Map<string, string[]>();
  for (const table of catalog.tables) {
    if (table.isView || table.primaryKey.length === 0) continue;
    for (const { view, columns } of projections.get(keyOf(table)) ?? []) {
      const names = table.primaryKey.map((name) => columns.get(name) ?? "");
      if (!names.includes("")) primaryKeys.set(keyOf(view), names);
    }
  }
  return { foreignKeys, primaryKeys };
}

function withViews(
  key: CatalogForeignKey,
  projections: Map<string, Projection[]>,
): CatalogForeignKey[] {
  const keys: CatalogForeignKey[] = [key];
  const sources = projections.get(keyOf({ schema: key.schema, name: key.table })) ?? [];
  const targets =
    projections.get(keyOf({ schema: key.foreignSchema, name: key.foreignTable })) ?? [];
  for (const source of sources) {
    const columns = rename(key.columns, source.columns, undefined);
    if (columns) {
      keys.push({ ...key, schema: source.view.schema, table: source.view.name, columns });
    }
  }
  for (const from of [...keys]) {
    for (const target of targets) {
      const columns = rename(from.columns, undefined, target.columns);
      const { schema: foreignSchema, name: foreignTable } = target.view;
      if (columns) keys.push({ ...from, foreignSchema, foreignTable, columns });
    }
  }
  return keys;
}

function rename(
  pairs: ColumnPairs,
  own: Map<string, string> | undefined,
  other: Map<string, string> | undefined,
): ColumnPairs | undefined {
  const renamed: ColumnPairs = [];
  for (const [a, b] of pairs) {
    const left = own ? own.get(a) : a;
    const right = other ? other.get(b) : b;
    if (left === undefined || right === undefined) return undefined;
    renamed.push([left, right]);
  }
  return renamed;
}

function findProjections(catalog: Catalog): Map<string, Projection[]> {
  const tables = new Map(catalog.tables.map((table) => [table.oid, table]));
  const views = new Map(
    catalog.views.map(({ oid, definition }) => [oid, readViewColumns(definition)]),
  );
  const projections = new Map<string, Projection[]>();
  for (const oid of views.keys()) {
    const view = tables.get(oid);
    if (!view) continue;
    const byTable = new Map<string, Projection>();
    for (const column of view.columns) {
      const origin = trace(oid, column.number, views, tables);
      if (!origin) continue;
      const key = keyOf(origin.table);
      const projection = byTable.get(key) ?? { view, columns: new Map<string, string>() };
      byTable.set(key, projection);
      // A column shown twice: use the first.
      if (!projection.columns.has(origin.column))
        projection.columns.set(origin.column, column.name);
    }
    for (const [key, projection] of byTable) {
      projections.set(key, [...(projections.get(key) ?? []), projection]);
    }
  }
  return projections;
}

/** Follows a column through views on views down to a table. */
function trace(
  oid: number,
  number: number,
  views: Map<number, ViewColumn[]>,
  tables: Map<number, CatalogTable>,
): Origin | undefined {
  let at = { oid, number };
  // A view cannot depend on itself, so this ends; the bound guards against a broken catalogue.
  for (let steps = 0; steps < 100; steps += 1) {
    const columns = views.get(at.oid);
    if (!columns) {
      const table = tables.get(at.oid);
      const column = table?.columns.find((candidate) => candidate.number === at.number)?.name;
      return table && column !== undefined ? { table, column } : undefined;
    }
    const next = columns.find((column) => column.number === at.number);
    if (!next) return undefined;
    at = { oid: next.fromOid, number: next.fromColumn };
  }
  return undefined;
}
