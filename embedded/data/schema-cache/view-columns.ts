/** Where a column of a view comes from: a column of a table, or of another view. */
export type ViewColumn = { number: number; fromOid: number; fromColumn: number };

const TOKEN = /[(){}]|(?:\\[\s\S]|[^\s(){}\\])+/g;
const TARGET_LIST_DEPTH = 3;
const ENTRY_DEPTH = 4;

/**
 * Reads a view's stored query (`pg_rewrite.ev_action`, PostgreSQL's node tree as text) and returns
 * which of its columns are plain columns of another relation. Nothing else in the catalogue says
 * so: `pg_depend` knows the columns used, but not what they became.
 */
export function readViewColumns(definition: string): ViewColumn[] {
  const columns: ViewColumn[] = [];
  let depth = 0;
  let inTargetList = false;
  let field = "";
  let entry: ViewColumn | undefined;
  for (const [token] of definition.matchAll(TOKEN)) {
    if (token === "(" || token === "{") {
      depth += 1;
      // ({QUERY … :targetList ({TARGETENTRY …} …) …})
      if (depth === TARGET_LIST_DEPTH) inTargetList = field === ":targetList";
      if (depth === ENTRY_DEPTH && inTargetList) entry = { number: 0, fromOid: 0, fromColumn: 0 };
    } else if (token === ")" || token === "}") {
      if (depth === ENTRY_DEPTH && entry?.fromOid) columns.push(entry);
      if (depth === ENTRY_DEPTH) entry = undefined;
      depth -= 1;
      if (depth < TARGET_LIST_DEPTH) inTargetList = false;
    } else if (token.startsWith(":")) {
      field = token;
    } else if (depth === ENTRY_DEPTH && entry) {
      if (field === ":resno") entry.number = Number(token);
      else if (field === ":resorigtbl") entry.fromOid = Number(token);
      else if (field === ":resorigcol") entry.fromColumn = Number(token);
    }
  }
  return columns;
}
