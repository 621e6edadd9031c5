/** The time from a kill until everything answers again, in `Date.now()` milliseconds. */
export type Outage = { victims: string; from: number; until: number };

/** The times when the soak itself has killed something. */
export function createOutages() {
  const outages: Outage[] = [];
  return {
    all: (): readonly Outage[] => outages,
    /** Call it before the kill. @returns a function to call once everything answers. */
    begin(victims: string): () => Outage {
      const outage = { victims, from: Date.now(), until: Number.POSITIVE_INFINITY };
      outages.push(outage);
      return () => {
        outage.until = Date.now();
        return outage;
      };
    },
    /** Whether something that took this long was hit by a kill. */
    met: (began: number, ended: number): boolean =>
      outages.some(({ from, until }) => began <= until && ended >= from),
  };
}

export type Outages = ReturnType<typeof createOutages>;
