/** `->key`, `->>key`, `->0`: one step into a JSON value. */
export type JsonStep = { asText: boolean; key: string; isIndex: boolean };

export type Field = { name: string; path: JsonStep[] };

export const aggregates = ["sum", "avg", "count", "max", "min"] as const;
export type Aggregate = (typeof aggregates)[number];

export type SelectField = {
  kind: "field";
  field: Field;
  cast?: string;
  aggregate?: Aggregate;
  aggregateCast?: string;
  alias?: string;
};

export type JoinKind = "inner" | "left";

export type SelectEmbed = {
  kind: "embed";
  target: string;
  alias?: string;
  hint?: string;
  join?: JoinKind;
  spread: boolean;
  select: SelectItem[];
};

export type SelectItem = SelectField | SelectEmbed;

export type IsValue = "null" | "not_null" | "true" | "false" | "unknown";

export type Operation =
  | { kind: "compare"; operator: string; value: string; quantifier?: "any" | "all" }
  | { kind: "in"; values: string[] }
  | { kind: "is"; value: IsValue }
  | { kind: "isdistinct"; value: string }
  | { kind: "fts"; parser: string; language?: string; value: string };

export type Filter = { kind: "filter"; field: Field; negated: boolean; operation: Operation };

export type LogicGroup = {
  kind: "group";
  negated: boolean;
  connective: "and" | "or";
  members: Logic[];
};

export type Logic = Filter | LogicGroup;

export type OrderTerm = {
  /** Set when ordering by a column of a to-one embed. */
  relation?: string;
  field: Field;
  direction?: "asc" | "desc";
  nulls?: "nullsfirst" | "nullslast";
};

/** Where below the root something applies: names of embeds, outermost first. */
export type Path = string[];

export type Limits = { limit?: number; offset?: number };
