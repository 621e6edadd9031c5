import { eventually, PATIENCE_MS } from "./eventually.ts";
import type { ServerAddress } from "./running-server.ts";

export type StoredMail = { to: string[]; subject: string; text: string; html: string };

/** The mails in this machine's mailbox for the address, newest first. */
export async function mailsTo(server: ServerAddress, address: string): Promise<StoredMail[]> {
  const answer = await fetch(`${server.url}/_mail/messages.json`);
  const mails: StoredMail[] = await answer.json();
  return mails.filter(({ to }) => to.includes(address));
}

/** The newest of them, once there is one. */
export function mailTo(server: ServerAddress, address: string): Promise<StoredMail> {
  return eventually(`a mail to ${address}`, PATIENCE_MS, async () => {
    const [newest] = await mailsTo(server, address);
    return newest;
  });
}

/** The link of a mail to a page of the site: the address that carries a token's hash. */
export function linkIn({ text }: StoredMail): URL {
  const [address] = /https?:\/\/\S+[?&]token_hash=\S+/.exec(text) ?? [];
  if (address === undefined) throw new Error(`No link in this mail:\n${text}`);
  return new URL(address);
}
