/** A link that opens a mail, by default without a recipient; mail programs expect CRLF at the end of a line. */
export function mailDraft(subject: string, text: string, to = ""): string {
  // An address may contain characters that would end it in a link.
  const address = to.split("@").map(encodeURIComponent).join("@");
  const body = text.replaceAll("\n", "\r\n");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
