import { z } from "zod";
import { parseWebAddress } from "./web-address.ts";

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** An e-mail address with its domain in small letters and ASCII; undefined when it can be none. */
export function readEmail(text: string): string | undefined {
  const typed = text.trim();
  const at = typed.lastIndexOf("@");
  const local = typed.slice(0, at);
  const domain = typed.slice(at + 1);
  if (at < 1 || local.length > MAX_LOCAL_LENGTH || /[/?#:]/.test(domain)) return undefined;
  const hostname = parseWebAddress(domain)?.hostname;
  const email = z
    .email()
    .max(MAX_LENGTH)
    .safeParse(`${local}@${hostname ?? ""}`);
  return email.data;
}
