/**
 * The values of a secret that are good now: the first is the one to use, the others are accepted for
 * a while after a rotation (gateway/rotate-secrets.ts). Asked for each time, as it changes while a
 * server runs.
 */
export type Ring<Value> = () => readonly [Value, ...Value[]];

/** A ring of what is made of each value, once. */
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
