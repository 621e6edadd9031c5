import type { DocumentKind } from "../../../../contracts/desk/documents.ts";
import { articleRules } from "./article.ts";
import { investorRules } from "./investor.ts";
import type { DocumentKindRules } from "./kind.ts";
import { pageRules } from "./page.ts";
import { roundRules } from "./round.ts";
import { startupRules } from "./startup.ts";

/** The kinds of documents that can be written. */
const KINDS: Partial<Record<DocumentKind, DocumentKindRules>> = {
  article: articleRules,
  page: pageRules,
  startup: startupRules,
  investor: investorRules,
  round: roundRules,
};

/** @throws Error for a kind that nobody can write. */
export function rulesOf(kind: DocumentKind): DocumentKindRules {
  const rules = KINDS[kind];
  if (!rules) throw new Error(`There are no documents of the kind ${kind}`);
  return rules;
}
