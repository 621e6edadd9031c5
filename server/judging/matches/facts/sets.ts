export function shareAny<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  for (const member of small) if (large.has(member)) return true;
  return false;
}

export function shared<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): T[] {
  return [...one].filter((member) => other.has(member));
}
