const PARTS = 4;
/** Between 1, where each sign costs the same, and 4, where each costs as much as there are others. */
const GROWN = 2.5;
const TURNS = 8;
/** The clock of a thread may tick as seldom as every thousand. */
const LEAST_MICROSECONDS = 8_000;

/**
 * Whether reading a whole text takes no more than reading its first quarter four times. The processor's time
 * of this thread is counted, at its least of several turns, so that a busy machine changes nothing.
 */
export function growsLinearly(read: (text: string) => unknown, text: string): boolean {
  const part = text.slice(0, text.length / PARTS);
  let [whole, parts] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const times = timesFor(() => read(part));
  for (let turn = 0; turn < TURNS; turn += 1) {
    parts = Math.min(
      parts,
      timeOf(() => read(part), PARTS * times),
    );
    whole = Math.min(
      whole,
      timeOf(() => read(text), times),
    );
    if (whole < parts * GROWN) return true;
  }
  return false;
}

/** How often a quarter is read four times for the clock to tell. */
function timesFor(readPart: () => unknown): number {
  let times = 1;
  while (timeOf(readPart, PARTS * times) < LEAST_MICROSECONDS) times *= 2;
  return times;
}

function timeOf(work: () => unknown, times: number): number {
  const begun = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) work();
  const { user, system } = process.threadCpuUsage(begun);
  return user + system;
}
