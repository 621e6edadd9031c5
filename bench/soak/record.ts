/** A value that is being written: in doubt until one of these is called. */
export type Writing = {
  acknowledged(): void;
  /** The server has said that it did not write it. */
  refused(): void;
};

export type Loss = { key: string; wanted: string[]; stored: string | undefined };

/** What one place must hold: the last acknowledged value, or a later one that is in doubt. */
type Place = { accepted: string | undefined; doubtful: string[] };

/** The value of something deleted, or never written. */
export const NOTHING = "";

/**
 * Records what the server has acknowledged, to be checked later. Places are named by kind and key;
 * nobody writes to the same place twice at a time.
 */
export function createRecord() {
  const kinds = new Map<string, Map<string, Place>>();
  let acknowledged = 0;

  const placeOf = (kind: string, key: string): Place => {
    const places = kinds.get(kind) ?? new Map<string, Place>();
    kinds.set(kind, places);
    const place = places.get(key) ?? { accepted: undefined, doubtful: [] };
    places.set(key, place);
    return place;
  };

  return {
    acknowledged: () => acknowledged,
    /** The keys of a kind with an acknowledged value, and that value. */
    accepted: (kind: string): [key: string, value: string][] =>
      [...(kinds.get(kind) ?? [])].flatMap(([key, { accepted }]) =>
        accepted === undefined ? [] : [[key, accepted]],
      ),
    begin(kind: string, key: string, value: string): Writing {
      const place = placeOf(kind, key);
      place.doubtful.push(value);
      return {
        acknowledged() {
          acknowledged += 1;
          place.accepted = value;
          place.doubtful = [];
        },
        refused() {
          place.doubtful.splice(place.doubtful.lastIndexOf(value), 1);
        },
      };
    },
    /** Acknowledged values that are missing. Nothing may be written meanwhile. */
    losses(kind: string, stored: ReadonlyMap<string, string>): Loss[] {
      return [...(kinds.get(kind) ?? [])].flatMap(([key, { accepted, doubtful }]) => {
        if (accepted === undefined) return [];
        const found = stored.get(key);
        const wanted = [accepted, ...doubtful];
        return wanted.includes(found ?? NOTHING) ? [] : [{ key, wanted, stored: found }];
      });
    },
  };
}

export type WriteRecord = ReturnType<typeof createRecord>;
