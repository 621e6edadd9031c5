/** The value of a closed list that a spelling means, ignoring case, marks and a typo. */
export function nearest<Value extends string>(
  spelling: string,
  values: readonly Value[],
): Value | undefined {
  const wanted = bare(spelling);
  if (wanted === "") return undefined;
  const spelled = spelledBare(values);
  const exact = values[spelled.indexOf(wanted)];
  if (exact || wanted.length < 6) return exact;
  const near = values.filter((_value, at) => isNear(wanted, spelled[at] ?? ""));
  return near.length === 1 ? near[0] : undefined;
}

const BARE = new WeakMap<readonly string[], string[]>();

/** The same few lists are searched for each profile, so each is folded once. */
function spelledBare(values: readonly string[]): string[] {
  let spelled = BARE.get(values);
  if (!spelled) {
    spelled = values.map(bare);
    BARE.set(values, spelled);
  }
  return spelled;
}

function bare(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]/gu, "");
}

/** One letter wrong, missing, too many, or two swapped. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || other.length < 6) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  const swapped =
    left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  // A digit or a last letter makes another value: Series A is no typo of Series B.
  const isLast = end === 0 && left.length > 0 && right.length > 0;
  return (left.length <= 1 && right.length <= 1 && !isLast) || swapped;
}
