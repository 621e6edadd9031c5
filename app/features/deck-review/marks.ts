/** Whether an issue is fixed. */
export type Mark = { issueId: string; fixed: boolean };

/** The marked issues, with one more mark set or removed. */
export function withMark(marked: string[], { issueId, fixed }: Mark): string[] {
  const others = marked.filter((id) => id !== issueId);
  return fixed ? [...others, issueId] : others;
}
