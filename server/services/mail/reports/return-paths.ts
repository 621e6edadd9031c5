import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "../../../../contracts/days.ts";

/** The mail that a report is about, and its recipient, as signed into the mail. */
export type ReportedMail = {
  /** Represents its address (`internal.address_key`). */
  addressKey: Buffer;
  mailId: Buffer;
};

const ADDRESS_BYTES = 12;
const MAIL_BYTES = 4;
const DAY_BYTES = 2;
const MAC_BYTES = 10;
const BODY_BYTES = ADDRESS_BYTES + MAIL_BYTES + DAY_BYTES;

const DIGITS = "abcdefghijklmnopqrstuvwxyz234567";
/** The length of a token: 28 bytes at five bits per character. */
const TOKEN_SIGNS = Math.ceil(((BODY_BYTES + MAC_BYTES) * 8) / 5);
const TOKEN = new RegExp(`(?<![a-z2-7])[a-z2-7]{${TOKEN_SIGNS}}(?![a-z2-7])`, "gi");

/** The local part of an address has up to 64 characters (RFC 5321), including `+` and a token. */
export const MOST_BOUNCE_NAME = 64 - TOKEN_SIGNS - 1;

/** Servers try for five days, and people complain about mails that they find weeks later. */
const VALID_DAYS = 60;
/** Refusing a false token is cheap, but a long mail could be full of them. */
const MOST_TRIED = 200;

/**
 * Signs our mails, so that a report identifies one, and nobody can report mails that we have not sent. The token is
 * in the return path (VERP) and in the Message-ID, as some mail hosts replace the return path.
 */
export class ReturnPaths {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** A token for a new mail to an address, of letters and digits that survive any mail server. */
  sign(addressKey: Buffer, now = Date.now()): { token: string; mail: ReportedMail } {
    const mailId = randomBytes(MAIL_BYTES);
    const day = Buffer.alloc(DAY_BYTES);
    day.writeUInt16BE(Math.floor(now / DAY_MS));
    const body = Buffer.concat([addressKey, mailId, day]);
    if (body.length !== BODY_BYTES) throw new RangeError("An address key has 12 bytes.");
    const token = encode(Buffer.concat([body, this.#mac(body)]));
    return { token, mail: { addressKey, mailId } };
  }

  /** The first valid token of ours in a text, if there is one. */
  find(text: string, now = Date.now()): ReportedMail | undefined {
    let tried = 0;
    for (const [token] of text.matchAll(TOKEN)) {
      tried += 1;
      if (tried > MOST_TRIED) return undefined;
      const mail = this.#read(token, now);
      if (mail) return mail;
    }
    return undefined;
  }

  #read(token: string, now: number): ReportedMail | undefined {
    const bytes = decode(token.toLowerCase());
    const body = bytes.subarray(0, BODY_BYTES);
    if (!timingSafeEqual(bytes.subarray(BODY_BYTES), this.#mac(body))) return undefined;
    const age = now / DAY_MS - body.readUInt16BE(ADDRESS_BYTES + MAIL_BYTES);
    if (age > VALID_DAYS || age < -1) return undefined;
    return {
      addressKey: Buffer.from(body.subarray(0, ADDRESS_BYTES)),
      mailId: Buffer.from(body.subarray(ADDRESS_BYTES, ADDRESS_BYTES + MAIL_BYTES)),
    };
  }

  #mac(body: Buffer): Buffer {
    return createHmac("sha256", this.#key)
      .update("return path ")
      .update(body)
      .digest()
      .subarray(0, MAC_BYTES);
  }
}

/** Base32 (RFC 4648) in small letters, which Node does not have. */
function encode(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => DIGITS[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

function decode(token: string): Buffer {
  const bits = [...token].map((sign) => DIGITS.indexOf(sign).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
