/** Column names and values of one row; every row of a table has the same columns. */
export type Row = Record<string, unknown>;
