/** A filtered list that shows just what a query says. */
export type Lead = {
  name: "startups" | "investors" | "deals";
  address: string;
  /** What it is filtered by, in the reader's language. */
  values: string[];
  found: number;
};

/** A filter more, and how many each of its values would leave. */
export type Facet = {
  parameter: "industry" | "round" | "country" | "type";
  options: { name: string; address: string; found: number }[];
};

export type Leads = { lists: Lead[]; facets: Facet[] };
