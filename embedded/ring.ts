/**
 * The valid values of a secret: the first is the one to use, the others are accepted for a while after a
 * rotation (gateway/rotate-secrets.ts). Must be called at each use, as it changes while a server runs.
 */
export type Ring<Value> = () => readonly [Value, ...Value[]];

/** A ring of values that are made from each value once. */
export function mapRing<From, To>(ring: Ring<From>, make: (value: From) => To): Ring<To> {
  const made = new Map<From, To>();
  const of = (value: From): To => {
    const known = made.get(value);
    if (known !== undefined) return known;
    const fresh = make(value);
    made.set(value, fresh);
    return fresh;
  };
  return () => {
    const [first, ...others] = ring();
    return [of(first), ...others.map(of)];
  };
}
