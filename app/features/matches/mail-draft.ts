/** A link that opens a mail to nobody yet; mail programs expect both signs at the end of a line. */
export function mailDraft(subject: string, text: string): string {
  const body = text.replaceAll("\n", "\r\n");
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
