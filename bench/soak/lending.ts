/** Not a fault of the site: there are too few people for so fast a load. */
export class NobodyFree extends Error {
  override readonly name = "NobodyFree";
}

/** Lends each of these to one borrower at a time, in turn. */
export function createLending<Item>(items: readonly Item[]) {
  const free = [...items];
  return {
    /** @throws NobodyFree when all are lent. */
    async with(use: (item: Item) => Promise<void>): Promise<void> {
      const item = free.shift();
      if (item === undefined) throw new NobodyFree();
      try {
        await use(item);
      } finally {
        free.push(item);
      }
    },
  };
}
