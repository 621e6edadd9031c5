/** That an issue is fixed, or is not. */
export type Mark = { issueId: string; fixed: boolean };

/** The issues that are marked, with another mark set or taken back. */
export function withMark(marked: string[], { issueId, fixed }: Mark): string[] {
  const others = marked.filter((id) => id !== issueId);
  return fixed ? [...others, issueId] : others;
}
