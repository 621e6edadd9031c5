/** The chosen values of a closed list, in the list's order. */
export function chosenFrom<Value extends string>(
  list: readonly Value[],
  chosen: readonly string[] | undefined,
): Value[] {
  return list.filter((value) => chosen?.includes(value));
}
