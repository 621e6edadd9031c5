import type pg from "pg";

export type DatabaseFunction = {
  name: string;
  arguments: { name: string; type: string; optional: boolean }[];
  /** The columns of the returned rows; null if it returns one value. */
  columns: { name: string; type: string }[] | null;
  type: string;
  returnsSet: boolean;
  comment: string | null;
};

// Output columns are among the arguments (mode t); the row type of a table or view has its own.
const FUNCTIONS = `
  select p.proname as name, format_type(p.prorettype, null) as type, p.proretset as "returnsSet",
         obj_description(p.oid, 'pg_proc') as comment,
         coalesce((
           select json_agg(json_build_object(
                    'name', p.proargnames[n], 'type', format_type(p.proargtypes[n - 1], null),
                    'optional', n > p.pronargs - p.pronargdefaults
                  ) order by n)
             from generate_series(1, p.pronargs) n
         ), '[]') as arguments,
         coalesce(
           (select json_agg(json_build_object('name', p.proargnames[n],
                                              'type', format_type(p.proallargtypes[n], null)) order by n)
              from generate_subscripts(p.proallargtypes, 1) n where p.proargmodes[n] = 't'),
           (select json_agg(json_build_object('name', a.attname,
                                              'type', format_type(a.atttypid, null)) order by a.attnum)
              from pg_type t join pg_attribute a on a.attrelid = t.typrelid
             where t.oid = p.prorettype and a.attnum > 0 and not a.attisdropped)
         ) as columns
    from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
     and (has_function_privilege('anon', p.oid, 'execute')
          or has_function_privilege('authenticated', p.oid, 'execute'))
   order by p.proname`;

/** The functions that browsers may call. */
export async function readFunctions(client: pg.Client): Promise<DatabaseFunction[]> {
  return (await client.query<DatabaseFunction>(FUNCTIONS)).rows;
}

/** One member of `Functions`. */
export function renderFunction(
  described: DatabaseFunction,
  typeScriptType: (type: string) => string,
): string {
  const { name, columns, returnsSet } = described;
  const nullable = columnsThatMayBeNull(described);
  const given = described.arguments.map(
    (argument) =>
      `          ${argument.name}${argument.optional ? "?" : ""}: ${typeScriptType(argument.type)};`,
  );
  const row = columns?.map((column) => {
    const type = typeScriptType(column.type) + (nullable.has(column.name) ? " | null" : "");
    return `          ${column.name}: ${type};`;
  });
  const returned = row ? `{\n${row.join("\n")}\n        }` : typeScriptType(described.type);
  return `      ${name}: {
        Args: ${given.length > 0 ? `{\n${given.join("\n")}\n        }` : "never"};
        Returns: ${returned}${returnsSet ? "[]" : ""};
      };`;
}

/**
 * PostgreSQL does not know which columns of a result can be null: the function's comment says so,
 * in a sentence `May be null: a, b.`
 * @throws Error when the comment names an unknown column.
 */
function columnsThatMayBeNull({ name, columns, comment }: DatabaseFunction): Set<string> {
  const listed = /May be null: ([^.]+)\./.exec(comment ?? "")?.[1]?.split(/,\s*/) ?? [];
  const unknown = listed.filter((item) => !columns?.some((column) => column.name === item));
  if (unknown.length > 0) throw new Error(`The comment on ${name} names ${unknown.join(", ")}.`);
  return new Set(listed);
}
