/**
 * The same stories in nearly the same order, without two paid ones side by side while any other can
 * go between them. Not for the feed, which is ordered by time alone (spec §7).
 */
export function paidApart<Story extends { category: string }>(stories: readonly Story[]): Story[] {
  const left = [...stories];
  const apart: Story[] = [];
  while (left.length > 0) {
    const next = isPaid(apart.at(-1)) ? left.findIndex((story) => !isPaid(story)) : 0;
    apart.push(...left.splice(Math.max(next, 0), 1));
  }
  return apart;
}

export function isPaid(story: { category: string } | undefined): boolean {
  return story?.category === "Branded";
}
