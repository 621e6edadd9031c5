import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from "../../../contracts/accounts.ts";

export type PasswordProblem = "passwordTooShort" | "passwordTooLong" | "passwordCommon";

/** Length counts most: a long password that is not a known phrase cannot be guessed. */
export type PasswordStrength = "weak" | "fair" | "good" | "strong";

/** Common in lists of stolen passwords, also in the languages of the region. */
const KNOWN_PIECES = [
  "password",
  "passwort",
  "passcode",
  "secret",
  "admin",
  "administrator",
  "welcome",
  "letmein",
  "login",
  "iloveyou",
  "qwertyuiop",
  "qwerty",
  "asdfghjkl",
  "asdfgh",
  "zxcvbnm",
  "1qaz2wsx",
  "dragon",
  "monkey",
  "football",
  "baseball",
  "princess",
  "sunshine",
  "superman",
  "master",
  "startup",
  "investor",
  "benih",
  "sayang",
  "katasandi",
  "rahasia",
  "bismillah",
  "matkhau",
  "anhyeuem",
  "emyeuanh",
  "woaini",
  "mima",
  "indonesia",
  "vietnam",
  "thailand",
  "malaysia",
  "singapore",
  "philippines",
];

/** Rows of the keyboard and the alphabet. */
const ROWS = ["01234567890", "09876543210", "abcdefghijklmnopqrstuvwxyz"];

const ROW_PIECES = ROWS.flatMap((row) =>
  Array.from({ length: row.length - 2 }, (_, start) => row.slice(start, start + 3)),
);

/** Signs that look like a letter. */
const LEET = new Map([..."013457@$!"].map((sign, place) => [sign, "oieastasi"[place]]));

/** The fewest characters that a guesser must still find out. */
const FEWEST_LEFT = 4;

/** @param email must not make up most of the password. */
export function passwordProblem(password: string, email = ""): PasswordProblem | undefined {
  if ([...password].length < PASSWORD_MIN) return "passwordTooShort";
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return "passwordTooLong";
  return unguessable(password, email) < FEWEST_LEFT ? "passwordCommon" : undefined;
}

export function passwordStrength(password: string, email = ""): PasswordStrength {
  if (passwordProblem(password, email)) return "weak";
  const left = unguessable(password, email);
  if (left < 10) return "fair";
  return left < 16 ? "good" : "strong";
}

/** How many characters remain without known pieces, rows, years and repetitions. */
function unguessable(password: string, email: string): number {
  const plain = password.toLowerCase();
  const unleeted = plain.replace(/[013457@$!]/g, (sign) => LEET.get(sign) ?? sign);
  const address = email.trim().toLowerCase();
  const parts = address.split(/[@.+_-]/).filter((part) => part.length >= 4);
  const own = address === "" ? [] : [address, ...parts];
  const known = new Set<number>();
  for (const piece of [...own, ...KNOWN_PIECES, ...ROW_PIECES]) {
    for (const spelling of [plain, unleeted]) {
      for (let at = spelling.indexOf(piece); at >= 0; at = spelling.indexOf(piece, at + 1)) {
        for (let place = at; place < at + piece.length; place++) known.add(place);
      }
    }
  }
  const left = [...plain.matchAll(/./gsu)].filter(({ index }) => !known.has(index)).join("");
  // "aaaa" and "abcabcabc": only one repetition has to be guessed.
  return [...left.replace(/(19|20)\d\d/g, "").replace(/(.{1,6}?)\1+/gu, "$1")].length;
}
