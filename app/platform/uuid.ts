const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an address names a thing by its id instead of its slug. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
