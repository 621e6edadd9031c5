import type pg from "pg";
import { runPipeline } from "../../postgres/pipeline.ts";
import type { Statement } from "../../postgres/prepared-statements.ts";
import type { ColumnPairs } from "./model.ts";

export type CatalogTable = {
  schema: string;
  name: string;
  oid: number;
  isView: boolean;
  primaryKey: string[];
  columns: {
    number: number;
    name: string;
    type: string;
    baseType: string;
    default: string | null;
  }[];
};

export type CatalogForeignKey = {
  schema: string;
  table: string;
  foreignSchema: string;
  foreignTable: string;
  constraint: string;
  columns: ColumnPairs;
  isOneToOne: boolean;
};

type CatalogView = { oid: number; definition: string };

export type CatalogRoutine = {
  schema: string;
  name: string;
  parameters: { name: string; type: string; required: boolean; variadic: boolean }[];
  volatility: "v" | "s" | "i";
  setOf: boolean;
  isVoid: boolean;
  isComposite: boolean;
  relationSchema: string | null;
  relationName: string | null;
  statementTimeout: string | null;
};

export type CatalogRowFunction = {
  schema: string;
  name: string;
  tableSchema: string;
  tableName: string;
  foreignSchema: string | null;
  foreignName: string | null;
  returnsSet: boolean;
  toOne: boolean;
};

export type Catalog = {
  tables: CatalogTable[];
  foreignKeys: CatalogForeignKey[];
  views: CatalogView[];
  routines: CatalogRoutine[];
  rowFunctions: CatalogRowFunction[];
  types: { name: string; type: string }[];
};

// Keys and views matter beyond the exposed schemas: an exposed view can read a hidden table. (No
// pg_get_serial_sequence: it needs the right to use the schema, which the login role lacks.)
const RELATIONS = `
  select n.nspname as "schema", c.relname as "name", c.oid::int8 as "oid",
    c.relkind in ('v', 'm') as "isView",
    coalesce((
      select json_agg(a.attname order by k.position)
      from pg_constraint p, unnest(p.conkey) with ordinality k (number, position), pg_attribute a
      where p.conrelid = c.oid and p.contype = 'p' and a.attrelid = c.oid and a.attnum = k.number
    ), '[]') as "primaryKey",
    coalesce((
      select json_agg(json_build_object(
        'number', a.attnum,
        'name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod),
        'baseType', format_type(pg_basetype(a.atttypid), null),
        'default', case
          when a.attidentity <> '' then (
            select format('nextval(%L)', s.objid::regclass) from pg_depend s
            where s.classid = 'pg_class'::regclass and s.refclassid = 'pg_class'::regclass
              and s.refobjid = c.oid and s.refobjsubid = a.attnum and s.deptype = 'i'
          )
          when a.attgenerated = '' then coalesce(pg_get_expr(d.adbin, d.adrelid), t.typdefault)
        end
      ) order by a.attnum)
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ), '[]') as "columns"
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p')
    and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    and not pg_is_other_temp_schema(n.oid)`;

const FOREIGN_KEYS = `
  select n.nspname as "schema", c.relname as "table",
    fn.nspname as "foreignSchema", fc.relname as "foreignTable", k.conname as "constraint",
    (
      select json_agg(json_build_array(a.attname, fa.attname) order by u.position)
      from unnest(k.conkey, k.confkey) with ordinality u (own, other, position)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.own
      join pg_attribute fa on fa.attrelid = k.confrelid and fa.attnum = u.other
    ) as "columns",
    exists (
      select from pg_constraint x
      where x.conrelid = k.conrelid and x.contype in ('p', 'u')
        and x.conkey @> k.conkey and x.conkey <@ k.conkey
    ) as "isOneToOne"
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_class fc on fc.oid = k.confrelid
  join pg_namespace fn on fn.oid = fc.relnamespace
  where k.contype = 'f' and k.conparentid = 0`;

const VIEWS = `
  select c.oid::int8 as "oid", r.ev_action::text as "definition"
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
  where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`;

// char and bit without a length would cut the argument to one character.
const ROUTINES = `
  select n.nspname as "schema", p.proname as "name",
    coalesce((
      select json_agg(json_build_object(
        'name', coalesce(p.proargnames[a.position], ''),
        'type', case a.type
          when 'bit'::regtype then 'bit varying'
          when 'bit[]'::regtype then 'bit varying[]'
          when 'character'::regtype then 'character varying'
          when 'character[]'::regtype then 'character varying[]'
          else format_type(a.type, null)
        end,
        'required', a.input <= p.pronargs - p.pronargdefaults,
        'variadic', a.mode = 'v'
      ) order by a.position)
      from (
        select u.type, coalesce(u.mode, 'i') as mode, u.position,
          count(*) filter (where coalesce(u.mode, 'i') in ('i', 'b', 'v')) over (order by u.position) as input
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargmodes)
          with ordinality u (type, mode, position)
      ) a
      where a.mode in ('i', 'b', 'v')
    ), '[]') as "parameters",
    p.provolatile as "volatility", p.proretset as "setOf", t.oid = 'void'::regtype as "isVoid",
    t.typtype = 'c' or t.oid = 'record'::regtype
      or coalesce(p.proargmodes::text[] && '{t,b,o}', false) as "isComposite",
    rn.nspname as "relationSchema", rc.relname as "relationName",
    (
      select substr(setting, length('statement_timeout=') + 1)
      from unnest(p.proconfig) setting where setting like 'statement\\_timeout=%'
    ) as "statementTimeout"
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type t on t.oid = pg_basetype(p.prorettype)
  left join pg_class rc on rc.oid = t.typrelid and rc.relkind in ('r', 'v', 'm', 'f', 'p')
  left join pg_namespace rn on rn.oid = rc.relnamespace
  where n.nspname = any($1) and p.prokind = 'f' and t.oid not in ('trigger'::regtype, 'event_trigger'::regtype)`;

const ROW_FUNCTIONS = `
  select n.nspname as "schema", p.proname as "name",
    tn.nspname as "tableSchema", tc.relname as "tableName",
    fn.nspname as "foreignSchema", fc.relname as "foreignName",
    p.proretset as "returnsSet", not p.proretset or p.prorows = 1 as "toOne"
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_class tc on tc.reltype = p.proargtypes[0] and tc.relkind in ('r', 'v', 'm', 'f', 'p')
  join pg_namespace tn on tn.oid = tc.relnamespace
  left join pg_class fc on fc.reltype = p.prorettype and fc.relkind in ('r', 'v', 'm', 'f', 'p')
  left join pg_namespace fn on fn.oid = fc.relnamespace
  where p.pronargs = 1 and p.prokind = 'f' and n.nspname = any($1)`;

// What a cast may name; types of the table rows and of pg_catalog's insides are left out.
const TYPES = `
  select t.typname as "name", format_type(t.oid, null) as "type"
  from pg_type t
  join pg_namespace n on n.oid = t.typnamespace
  where (n.nspname = 'pg_catalog' or n.nspname = any($1)) and t.typisdefined
    and t.typtype in ('b', 'd', 'e', 'r', 'm') and t.typcategory <> 'Z'
    and (t.typtype <> 'b' or has_type_privilege(t.oid, 'usage'))
  order by n.nspname <> 'pg_catalog'`;

/**
 * Reads the catalogue in one round trip and one transaction. An empty search path makes
 * PostgreSQL write every name with its schema.
 */
export async function readCatalog(client: pg.PoolClient, schemas: string[]): Promise<Catalog> {
  const exposed = schemas;
  const searched = [...new Set([...schemas, "public", "extensions"])];
  const results = await runPipeline(client, [
    {
      text: "select set_config('search_path', '', true), set_config('jit', 'off', true)",
      values: [],
    },
    asJson(RELATIONS),
    asJson(FOREIGN_KEYS),
    asJson(VIEWS),
    asJson(ROUTINES, exposed),
    asJson(ROW_FUNCTIONS, searched),
    asJson(TYPES, searched),
  ]);
  const read = (index: number) => JSON.parse(results[index]?.[0]?.[0] ?? "[]");
  return {
    tables: read(1),
    foreignKeys: read(2),
    views: read(3),
    routines: read(4),
    rowFunctions: read(5),
    types: read(6),
  };
}

function asJson(query: string, schemas?: string[]): Statement {
  const values = schemas ? [arrayLiteral(schemas)] : [];
  return { text: `select coalesce(json_agg(q), '[]') from (${query}) q`, values };
}

/** The text form of a PostgreSQL array of text. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
