/** A moment as a name of files: `20261128T123456Z`, in UTC, which sorts by time. */
export function stampOf(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, "");
}
