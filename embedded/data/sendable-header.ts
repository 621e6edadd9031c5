/** Whether Node would send this name and value as a header; others make it throw. */
export function isHeader(entry: [string, unknown]): entry is [string, string] {
  const [name, value] = entry;
  return (
    /^[\w!#$%&'*+.^`|~-]+$/.test(name) &&
    typeof value === "string" &&
    /^[\t\x20-\x7e\x80-\xff]*$/.test(value)
  );
}
