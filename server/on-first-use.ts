/** What is made with its first use and kept: a text that is read, a library that is loaded. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}
