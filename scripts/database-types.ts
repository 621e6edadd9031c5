import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { startMigratedCluster } from "../supabase/tests/cluster.ts";
import { type DatabaseFunction, readFunctions, renderFunction } from "./database-functions.ts";

/**
 * Writes contracts/database.ts from the migrated database, in the shape of supabase-js's types.
 * With `--check` it writes nothing and fails when the file is stale.
 */
const FILE = path.resolve(import.meta.dirname, "../contracts/database.ts");

type Column = { table: string; name: string; type: string; nullable: boolean; hasDefault: boolean };
type Relationship = {
  table: string;
  name: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  oneToOne: boolean;
};

const generated = await withMigratedDatabase(async (client) =>
  render(await readColumns(client), await readRelationships(client), await readFunctions(client)),
);
if (!process.argv.includes("--check")) {
  writeFileSync(FILE, generated);
} else if (readFileSync(FILE, "utf8") !== generated) {
  console.error("contracts/database.ts is stale: run npm run types:database.");
  process.exitCode = 1;
}

async function withMigratedDatabase<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const cluster = await startMigratedCluster();
  const client = new pg.Client({ connectionString: cluster.url });
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end();
    await cluster.stop();
  }
}

async function readColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
            not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as "hasDefault"
       from pg_attribute a
       join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attname`,
  );
  return rows;
}

async function readRelationships(client: pg.Client): Promise<Relationship[]> {
  const names = (keys: string, table: string) =>
    `array(select attname::text from unnest(${keys}) with ordinality k(n, o)
             join pg_attribute on attrelid = ${table} and attnum = k.n order by o)`;
  const { rows } = await client.query<Relationship>(
    `select f.conrelid::regclass::text as table, f.conname as name,
            ${names("f.conkey", "f.conrelid")} as columns,
            t.relname as target, ${names("f.confkey", "f.confrelid")} as "targetColumns",
            exists (select from pg_constraint u
                     where u.conrelid = f.conrelid and u.contype in ('p', 'u') and u.conkey = f.conkey
                   ) as "oneToOne"
       from pg_constraint f
       join pg_class t on t.oid = f.confrelid
      where f.contype = 'f' and t.relnamespace = 'public'::regnamespace
      order by 1, 2`,
  );
  return rows.map((row) => ({ ...row, table: row.table.replace(/^public\./, "") }));
}

function typeScriptType(type: string): string {
  if (type.endsWith("[]")) return `${typeScriptType(type.slice(0, -2))}[]`;
  if (/^(smallint|integer|bigint|numeric|real|double precision)$/.test(type)) return "number";
  if (type === "boolean") return "boolean";
  if (/^jsonb?$/.test(type)) return "Json";
  return "string";
}

function render(
  columns: Column[],
  relationships: Relationship[],
  functions: DatabaseFunction[],
): string {
  const tables = [...new Set(columns.map((column) => column.table))];
  return `// Generated from the migrated database by \`npm run types:database\`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.map((table) => renderTable(table, columns, relationships)).join("\n")}
    };
    Views: { [_ in never]: never };
    Functions: {
${functions.map((described) => renderFunction(described, typeScriptType)).join("\n")}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
}

function renderTable(table: string, all: Column[], relationships: Relationship[]): string {
  const columns = all.filter((column) => column.table === table);
  const fields = (optional: (column: Column) => boolean) =>
    columns
      .map((column) => {
        const type = typeScriptType(column.type) + (column.nullable ? " | null" : "");
        return `          ${column.name}${optional(column) ? "?" : ""}: ${type};`;
      })
      .join("\n");
  const own = relationships.filter((relationship) => relationship.table === table);
  return `      ${table}: {
        Row: {
${fields(() => false)}
        };
        Insert: {
${fields((column) => column.nullable || column.hasDefault)}
        };
        Update: {
${fields(() => true)}
        };
        Relationships: [
${own.map(renderRelationship).join("\n")}
        ];
      };`;
}

function renderRelationship(relationship: Relationship): string {
  return `          {
            foreignKeyName: ${JSON.stringify(relationship.name)};
            columns: ${JSON.stringify(relationship.columns)};
            isOneToOne: ${relationship.oneToOne};
            referencedRelation: ${JSON.stringify(relationship.target)};
            referencedColumns: ${JSON.stringify(relationship.targetColumns)};
          },`;
}
