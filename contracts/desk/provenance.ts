import { z } from "zod";
import { staffRole } from "./staff.ts";
import { draftText } from "./translations.ts";
import { isDay, isWebAddress } from "./values.ts";

/** The source of a fact: readers see it as a link beside the fact. */
export const factSource = z.object({
  publisher: draftText(120),
  url: draftText(500),
  readOn: draftText(10),
  /** The role of the member of staff who read it; set by the server. */
  readBy: staffRole.nullable().default(null),
});
export type FactSource = z.infer<typeof factSource>;

/** The sources of a document, by the field that they support. */
export type FactSources = Record<string, FactSource>;

const NOTHING: FactSource = { publisher: "", url: "", readOn: "", readBy: null };

export function sourceOf(sources: FactSources, field: string): FactSource {
  return sources[field] ?? NOTHING;
}

/** Whether a source is given at all: a field may be published without one. */
export function isSourceGiven({ publisher, url, readOn }: FactSource): boolean {
  return `${publisher}${url}${readOn}`.trim() !== "";
}

/** What keeps it from being published. */
export function sourceProblem(source: FactSource): string | undefined {
  if (!isSourceGiven(source)) return undefined;
  const isWhole =
    source.publisher.trim() !== "" && isWebAddress(source.url) && isDay(source.readOn);
  return isWhole ? undefined : "incompleteSource";
}

/** The problems of all sources, named `source_<field>`. */
export function sourceProblems(sources: FactSources): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sources).flatMap(([field, source]) => {
      const problem = sourceProblem(source);
      return problem ? [[`source_${field}`, problem]] : [];
    }),
  );
}
