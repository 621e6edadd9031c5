import { useState } from "react";
import type { z } from "zod";
import type { DocumentKind } from "../../contracts/desk/documents.ts";
import { readDraft } from "./read-draft.ts";
import { useSayProblem } from "./say-problem.ts";
import { type DocumentAtWork, useDocument } from "./use-document.ts";

/** A document that somebody is editing: its content, and what keeps it from being published. */
export type Editing<Content> = {
  work: DocumentAtWork;
  content: Content;
  /** @param fields whose problems no longer apply; by default those that `part` changes. */
  change(part: Partial<Content>, fields?: readonly string[]): void;
  problemOf(field: string): string | undefined;
  refuse(problems: Record<string, string>): void;
};

/** @param schema of the content, as its contract describes it. */
export function useEditing<Content extends Record<string, unknown>>(
  kind: DocumentKind,
  id: string,
  schema: z.ZodType<Content>,
): { editing: Editing<Content> | undefined; failure: unknown } {
  const { work, failure } = useDocument(kind, id);
  /** What publishing found missing; fields show it until they change. */
  const [refused, setRefused] = useState<Record<string, string>>({});
  const say = useSayProblem();
  if (!work) return { editing: undefined, failure };
  const content = readDraft(schema, work.content);
  const problems = { ...refused, ...work.problems };
  return {
    failure,
    editing: {
      work,
      content,
      change(part, fields = Object.keys(part)) {
        setRefused((before) =>
          Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
        );
        work.change({ ...content, ...part });
      },
      problemOf: (field) => (problems[field] ? say(problems[field]) : undefined),
      refuse: setRefused,
    },
  };
}
