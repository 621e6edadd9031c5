/** Lets at most `places` pieces of work run at a time; the others wait in order. */
export function createTurnstile(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody can jump the queue.
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
