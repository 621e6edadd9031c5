/** A value that is made on first use and kept, such as a file or a library. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}
