/** The query key of a person's latest activity. */
export function activityKey(userId: string): readonly string[] {
  return ["account", userId, "activity"];
}
