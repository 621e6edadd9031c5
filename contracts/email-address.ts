import { EMAIL_MAX_LENGTH } from "./mails.ts";
import { parseWebAddress } from "./web-address.ts";

const MAX_LOCAL_LENGTH = 64;
/** Common local parts; quoted forms and the like exist only in theory. */
const LOCAL = /^[a-z\d_'+&=-]+(\.[a-z\d_'+&=-]+)*$/i;

/** An e-mail address with its domain in lower case and ASCII; undefined when it is invalid. */
export function readEmail(text: string): string | undefined {
  const typed = text.slice(0, EMAIL_MAX_LENGTH + 1).trim();
  const at = typed.lastIndexOf("@");
  const local = typed.slice(0, at);
  const domain = typed.slice(at + 1);
  if (at < 1 || at > MAX_LOCAL_LENGTH || !LOCAL.test(local) || /[/?#:]/.test(domain))
    return undefined;
  const hostname = parseWebAddress(domain)?.hostname;
  const email = `${local}@${hostname}`;
  return hostname !== undefined && email.length <= EMAIL_MAX_LENGTH ? email : undefined;
}
