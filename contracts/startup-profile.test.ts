import { getCountries, getCountryCallingCode } from "libphonenumber-js/mobile";
import { describe, expect, it } from "vitest";
import { COUNTRIES } from "./catalogue.ts";
import { readPhone } from "./phone.ts";
import { startupProfile } from "./startup-profile.ts";

type Country = (typeof COUNTRIES)[number];
type Field =
  | "mobile_phone"
  | "whatsapp"
  | "zalo"
  | "line"
  | "telegram"
  | "linkedin"
  | "website"
  | "company_email";

/** The normalised text, or the code of its problem. */
function kept(field: Field, text: string, country: Country = "Singapore"): string {
  const parsed = startupProfile(country).shape[field].safeParse(text);
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? "");
}

function keepsWhatItKept(field: Field, text: string, country: Country): void {
  const once = kept(field, text, country);
  expect(kept(field, once, country)).toBe(once);
}

describe("a mobile phone", () => {
  it.each<[Country, string, string]>([
    ["Philippines", "0917 123 4567", "+639171234567"],
    ["Philippines", "(0998) 765-4321", "+639987654321"],
    ["Malaysia", "012-345 6789", "+60123456789"],
    ["Malaysia", "011-1234 5678", "+601112345678"],
    ["Thailand", "081-234-5678", "+66812345678"],
    ["Thailand", "๐๘๑ ๒๓๔ ๕๖๗๘", "+66812345678"],
    ["Vietnam", "091 234 56 78", "+84912345678"],
    ["Vietnam", "0084 912345678", "+84912345678"],
    ["Singapore", "9123 4567", "+6591234567"],
    ["Singapore", "６５９１２３４５６７", "+6591234567"],
    ["Indonesia", "0812-3456-7890", "+6281234567890"],
    ["Indonesia", "+62 (0)812 3456 7890", "+6281234567890"],
    ["Indonesia", "\u202a+62 812\u00a03456 7890\u202c", "+6281234567890"],
    ["Singapore", "+86 138 0013 8000", "+8613800138000"],
    ["Other", "+1 415 555 2671", "+14155552671"],
  ])("of %s: %s", (country, typed, number) => {
    expect(kept("mobile_phone", typed, country)).toBe(number);
    keepsWhatItKept("mobile_phone", typed, country);
  });

  it.each<[Country, string]>([
    ["Singapore", "123"],
    ["Singapore", "6123 4567"],
    ["Thailand", "02 123 4567"],
    ["Singapore", "call 9123 4567"],
    ["Singapore", "9123 4567 ext. 5"],
    ["Singapore", "9123 4567; 9123 4568"],
    ["Singapore", "<script>91234567</script>"],
    ["Singapore", "+999 123 456 789"],
    ["Vietnam", "0912 345 67"],
    ["Other", "0912 345 678"],
  ])("is not, in %s: %s", (country, typed) => {
    expect(kept("mobile_phone", typed, country)).toBe("invalidPhone");
  });

  it("is asked for, and bounded before it is read", () => {
    expect(kept("mobile_phone", " ")).toBe("required");
    expect(kept("mobile_phone", "9".repeat(100_000))).toBe("tooLong:40");
  });

  it("is asked for in every country", () => {
    for (const country of COUNTRIES) {
      expect(kept("mobile_phone", "+65 9123 4567", country)).toBe("+6591234567");
    }
  });
});

describe("a number of any country", () => {
  it("comes out as the columns hold it, or not at all", () => {
    const codes = new Set(getCountries().map((country) => getCountryCallingCode(country)));
    for (const code of codes) {
      for (let length = 1; length <= 16; length += 1) {
        const number = readPhone(`+${code}1${"234567890123456".slice(0, length - 1)}`, "Other");
        expect(number ?? "+1234567").toMatch(/^\+[1-9]\d{6,14}$/);
      }
    }
    expect(readPhone("+43 1123", "Other")).toBeUndefined();
  });
});

describe("messengers and pages", () => {
  it.each<[Field, string, string]>([
    ["whatsapp", "0812 3456 7890", "+6281234567890"],
    ["whatsapp", "+60 3-2161 1000", "+60321611000"],
    ["whatsapp", "https://wa.me/6281234567890?text=Hi", "+6281234567890"],
    ["whatsapp", "wa.me/+6281234567890", "+6281234567890"],
    ["whatsapp", "https://api.whatsapp.com/send?phone=6281234567890", "+6281234567890"],
    ["zalo", "+84 912 345 678", "+84912345678"],
    ["zalo", "https://zalo.me/84912345678", "+84912345678"],
    ["zalo", "zalo.me/4045128418394929341", "https://zalo.me/4045128418394929341"],
    ["zalo", "SawahVN", "https://zalo.me/sawahvn"],
    ["line", "Sawah.Farm_1", "sawah.farm_1"],
    ["line", "@123abcde", "@123abcde"],
    ["line", "https://line.me/ti/p/~Sawah", "sawah"],
    ["line", "https://line.me/R/ti/p/%40sawah", "@sawah"],
    ["line", "https://lin.ee/AbC123x", "https://lin.ee/AbC123x"],
    ["line", "line.me/ti/p/AbC-123_xyz", "https://line.me/ti/p/AbC-123_xyz"],
    ["telegram", "@Sawah_Farm", "sawah_farm"],
    ["telegram", "sawah", "sawah"],
    ["telegram", "https://t.me/Sawah_Farm?start=1", "sawah_farm"],
    ["telegram", "telegram.me/sawah", "sawah"],
    ["linkedin", "linkedin.com/company/Sawah-Farm", "https://www.linkedin.com/company/Sawah-Farm"],
    [
      "linkedin",
      "https://id.linkedin.com/in/siti-a1b2/?trk=x#y",
      "https://www.linkedin.com/in/siti-a1b2",
    ],
    [
      "linkedin",
      "http://www.linkedin.com/company/123456/about/",
      "https://www.linkedin.com/company/123456",
    ],
    [
      "linkedin",
      "https://vn.linkedin.com/in/nguyễn-văn-a",
      "https://www.linkedin.com/in/nguy%E1%BB%85n-v%C4%83n-a",
    ],
    ["website", "Sawah.co.id", "https://sawah.co.id"],
    [
      "website",
      " http://www.sawah.com.vn/gioi-thieu?lang=vi#top ",
      "http://www.sawah.com.vn/gioi-thieu?lang=vi",
    ],
    ["website", "https://sawah.my:443/", "https://sawah.my"],
    ["website", "https://ข้าว.ไทย", "https://xn--22c8e6a5f.xn--o3cw4h"],
    ["website", "https://аррӏе.com", "https://xn--80ak6aa92e.com"],
    ["website", "https://sawah.example", "https://sawah.example"],
    ["company_email", " Siti.Aminah@Sawah.CO.ID ", "Siti.Aminah@sawah.co.id"],
    ["company_email", "a+b@mail.sawah.com.ph", "a+b@mail.sawah.com.ph"],
  ])("%s: %s", (field, typed, expected) => {
    expect(kept(field, typed, "Indonesia")).toBe(expected);
    keepsWhatItKept(field, typed, "Indonesia");
  });

  it.each<[Field, string, string]>([
    ["linkedin", `https://www.linkedin.com/in/${"ก".repeat(40)}`, "tooLong:300"],
    ["website", `https://sawah.example/${"ก".repeat(40)}`, "tooLong:300"],
    ["website", `https://sawah.example/${"x".repeat(300)}`, "tooLong:300"],
    ["line", `https://line.me/ti/p/${"x".repeat(37)}`, "invalidHandle"],
  ])("%s is refused where it would be kept longer than the column: %s", (field, typed, problem) => {
    expect(kept(field, typed)).toBe(problem);
  });

  it("loses the character that PostgreSQL keeps in no text", () => {
    expect(kept("website", "sawah.ex\0ample\0")).toBe("https://sawah.example");
  });

  it.each<[Field, string, string]>([
    ["whatsapp", "invalidPhone", "https://evil.com/6281234567890"],
    ["whatsapp", "invalidPhone", "https://wa.me/message/ABC"],
    ["whatsapp", "invalidPhone", "https://api.whatsapp.com/send?text=x"],
    ["whatsapp", "invalidPhone", "javascript:alert(1)"],
    ["zalo", "invalidHandle", "https://zalo.me.evil.com/sawah"],
    ["zalo", "invalidHandle", "https://zalo.me/a/b"],
    ["zalo", "invalidHandle", "12345"],
    ["line", "invalidHandle", "a b"],
    ["line", "invalidHandle", "https://lin.ee/a/b"],
    ["line", "invalidHandle", "https://evil.com/ti/p/~sawah"],
    ["line", "invalidHandle", "https://line.me/ti/p/%22onclick=x"],
    ["line", "invalidHandle", "https://line.me/ti/p/%E0%A4%A"],
    ["telegram", "invalidHandle", "ab"],
    ["telegram", "invalidHandle", "1sawah"],
    ["telegram", "invalidHandle", "sa__wah"],
    ["telegram", "invalidHandle", "https://t.me/+AbCdEf"],
    ["telegram", "invalidHandle", "https://t.me/joinchat/AbCdEf"],
    ["telegram", "invalidHandle", "https://t.me.evil.com/sawah"],
    ["telegram", "invalidHandle", "https://user@t.me/sawah"],
    ["linkedin", "invalidLinkedin", "https://www.linkedin.com/feed/"],
    ["linkedin", "invalidLinkedin", "https://evillinkedin.com/in/x1"],
    ["linkedin", "invalidLinkedin", "https://linkedin.com.evil.com/in/x1"],
    ["linkedin", "invalidLinkedin", "https://www.linkedіn.com/in/x1"],
    ["linkedin", "invalidLinkedin", "https://www.linkedin.com/in/%3Cscript%3E"],
    ["linkedin", "invalidLinkedin", "https://lnkd.in/abc"],
    ["linkedin", "invalidLinkedin", "siti"],
    ["website", "invalidWebsite", "sawah"],
    ["website", "invalidWebsite", "javascript:alert(1)"],
    ["website", "invalidWebsite", "data:text/html,x"],
    ["website", "invalidWebsite", "https://siti:secret@sawah.co.id"],
    ["website", "invalidWebsite", "https://siti@sawah.co.id"],
    ["website", "invalidWebsite", "http://192.168.1.1"],
    ["website", "invalidWebsite", "http://[::1]/"],
    ["website", "invalidWebsite", "https://localhost"],
    ["website", "invalidWebsite", "https://nas.local"],
    ["website", "invalidWebsite", "https://sawah.invalidtld"],
    ["website", "invalidWebsite", "https://com.sg"],
    ["website", "invalidWebsite", "https://saw ah.co.id"],
    ["company_email", "invalidEmail", "siti"],
    ["company_email", "invalidEmail", "siti@localhost"],
    ["company_email", "invalidEmail", "siti@127.0.0.1"],
    ["company_email", "invalidEmail", "siti@sawah.co.id/x"],
    ["company_email", "invalidEmail", "a@b@sawah.co.id"],
    ["company_email", "invalidEmail", "siti@sawah.co.id\r\nBcc: all@x.com"],
    ["company_email", "invalidEmail", "<siti@sawah.co.id>"],
    ["company_email", "invalidEmail", `${"a".repeat(65)}@sawah.co.id`],
  ])("%s: %s for %j", (field, problem, typed) => {
    expect(kept(field, typed)).toBe(problem);
  });

  it.each<Field>(["whatsapp", "zalo", "line", "telegram", "linkedin", "website", "company_email"])(
    "%s answers quickly for long text",
    (field) => {
      const begin = process.cpuUsage();
      for (const text of ["a", "_", ".", "1", "a.", "/", "%", "@", "_a"]) {
        expect(kept(field, text.repeat(100_000))).toMatch(/^(invalid|tooLong)/);
      }
      expect(process.cpuUsage(begin).user).toBeLessThan(2_000_000);
    },
  );
});
