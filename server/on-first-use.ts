/** What is made for each of several with its first use: a language's words, patterns, formats. */
export function onFirstUseOf<Key, Value extends object>(make: (key: Key) => Value) {
  const kept = new Map<Key, Value>();
  return (key: Key): Value => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}

/** What is made with its first use and kept: a text that is read, a library that is loaded. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}
