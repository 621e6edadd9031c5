import type { SourceRow } from "../../app/features/companies/present-sources.ts";
import { type FactSources, isSourceGiven } from "../../contracts/desk/provenance.ts";

/** The sources of a draft as the public page would read them. */
export function sourceRows(sources: FactSources): SourceRow[] {
  return Object.entries(sources)
    .filter(([, source]) => isSourceGiven(source) && source.readOn !== "")
    .map(([field, { publisher, url, readOn, readBy }]) => ({
      field,
      publisher,
      url,
      read_on: readOn,
      read_by: readBy ?? "editor",
    }));
}
