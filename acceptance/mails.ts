import { eventually } from "./eventually.ts";
import type { ServerAddress } from "./running-server.ts";

export type StoredMail = { to: string[]; subject: string; text: string; html: string };

const ARRIVES_WITHIN_MS = 10_000;

/** The newest mail in the mailbox of this machine that went to the address. */
export function mailTo(server: ServerAddress, address: string): Promise<StoredMail> {
  return eventually(`a mail to ${address}`, ARRIVES_WITHIN_MS, async () => {
    const answer = await fetch(`${server.url}/_mail/messages.json`);
    const mails: StoredMail[] = await answer.json();
    return mails.find(({ to }) => to.includes(address));
  });
}

/** The link of a mail to a page of the site: the address that carries a token's hash. */
export function linkIn({ text }: StoredMail): URL {
  const [address] = /https?:\/\/\S+[?&]token_hash=\S+/.exec(text) ?? [];
  if (address === undefined) throw new Error(`No link in this mail:\n${text}`);
  return new URL(address);
}
