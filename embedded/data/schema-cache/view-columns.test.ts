import { describe, expect, it } from "vitest";
import { readViewColumns } from "./view-columns.ts";

function entry(number: number, name: string, table: number, column: number): string {
  return `{TARGETENTRY :expr {VAR :varno 1 :varattno ${column} :location 7} :resno ${number} :resname ${name} :ressortgroupref 0 :resorigtbl ${table} :resorigcol ${column} :resjunk false}`;
}

describe("the columns of a view", () => {
  it("are read from the outermost target list only", () => {
    const inner = `{QUERY :commandType 1 :targetList (${entry(1, "x", 99, 9)}) :sortClause <>}`;
    const definition = `({QUERY :commandType 1 :rtable ({RANGETBLENTRY :subquery ${inner} :relid 5}) :targetList (${entry(1, "id", 16400, 1)} ${entry(2, "sum", 0, 0)} ${entry(3, "b", 16400, 4)}) :havingQual <>})`;
    expect(readViewColumns(definition)).toEqual([
      { number: 1, fromOid: 16400, fromColumn: 1 },
      { number: 3, fromOid: 16400, fromColumn: 4 },
    ]);
  });

  it("may have names with the characters of the notation", () => {
    const odd = entry(1, "\\{a\\ \\(b\\)\\:resno\\}", 7, 2);
    expect(readViewColumns(`({QUERY :targetList (${odd})})`)).toEqual([
      { number: 1, fromOid: 7, fromColumn: 2 },
    ]);
  });
});
