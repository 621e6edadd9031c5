/**
 * Does it for each of them, even if some fail.
 * @param failed what did not happen: `did not end`
 * @throws AggregateError if some failed, after trying all
 */
export async function eachAlone<One>(
  all: readonly One[],
  act: (one: One) => Promise<void>,
  failed: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await act(one).catch((error: unknown) => failures.push(error));
  if (failures.length === 0) return;
  const message = `${failures.length} of ${all.length} ${failed}: ${failures.join(", ")}`;
  throw new AggregateError(failures, message);
}
