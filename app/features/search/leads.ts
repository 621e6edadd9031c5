/** A filtered list that shows exactly what a query says. */
export type Lead = {
  name: "startups" | "investors" | "deals";
  address: string;
  found: number;
};

type Parameter = "industry" | "round" | "country" | "type";

/** A part of the query understood as a filter; its values in the reader's words, as alternatives. */
export type UnderstoodFilter = {
  parameter: Parameter;
  values: string;
  /** The search without it; undefined if nothing else is sought. */
  wider: string | undefined;
};

/** A further filter, and how many results each of its values would leave. */
export type Facet = {
  parameter: Parameter;
  options: { name: string; address: string; found: number }[];
};

/** What a list has without one of several filters, where nothing matches all of them. */
export type NearMiss = Lead & { without: string };

export type Leads = {
  filters: UnderstoodFilter[];
  /** The words that the lists leave out, as typed; often empty. */
  leftOut: string;
  lists: Lead[];
  nearMisses: NearMiss[];
  facets: Facet[];
};
