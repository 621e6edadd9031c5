/** Lends each of these to one at a time, in turn. */
export function createLending<Item>(items: readonly Item[]) {
  const free = [...items];
  return {
    /** @returns false when all are lent. */
    async with(use: (item: Item) => Promise<void>): Promise<boolean> {
      const item = free.shift();
      if (item === undefined) return false;
      try {
        await use(item);
      } finally {
        free.push(item);
      }
      return true;
    },
  };
}
