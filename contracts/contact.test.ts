import { describe, expect, it } from "vitest";
import { COUNTRIES } from "./catalogue.ts";
import { contactFields } from "./contact.ts";
import { formatPhone } from "./phone.ts";

type Country = Parameters<typeof contactFields>[0];
type Field = keyof ReturnType<typeof contactFields>;

/** What is kept of a text, or the code of its problem. */
function kept(field: Field, text: string, country: Country = "Singapore"): string {
  const parsed = contactFields(country)[field].safeParse(text);
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? "");
}

function keepsWhatItKept(field: Field, text: string, country: Country): void {
  const once = kept(field, text, country);
  expect(kept(field, once, country)).toBe(once);
}

describe("a mobile phone", () => {
  it.each<[Country, string, string, string]>([
    ["Philippines", "0917 123 4567", "+639171234567", "+63 917 123 4567"],
    ["Philippines", "(0998) 765-4321", "+639987654321", "+63 998 765 4321"],
    ["Malaysia", "012-345 6789", "+60123456789", "+60 12 345 6789"],
    ["Malaysia", "011-1234 5678", "+601112345678", "+60 11 1234 5678"],
    ["Thailand", "081-234-5678", "+66812345678", "+66 81 234 5678"],
    ["Thailand", "๐๘๑ ๒๓๔ ๕๖๗๘", "+66812345678", "+66 81 234 5678"],
    ["Vietnam", "091 234 56 78", "+84912345678", "+84 912 345 678"],
    ["Vietnam", "0084 912345678", "+84912345678", "+84 912 345 678"],
    ["Singapore", "9123 4567", "+6591234567", "+65 9123 4567"],
    ["Singapore", "６５９１２３４５６７", "+6591234567", "+65 9123 4567"],
    ["Indonesia", "0812-3456-7890", "+6281234567890", "+62 812 3456 7890"],
    ["Indonesia", "+62 (0)812 3456 7890", "+6281234567890", "+62 812 3456 7890"],
    ["Indonesia", "\u202a+62 812\u00a03456 7890\u202c", "+6281234567890", "+62 812 3456 7890"],
    ["Singapore", "+86 138 0013 8000", "+8613800138000", "+86 138 0013 8000"],
    ["Other", "+1 415 555 2671", "+14155552671", "+1 415 555 2671"],
  ])("of %s: %s", (country, typed, number, shown) => {
    expect(kept("mobilePhone", typed, country)).toBe(number);
    expect(formatPhone(number)).toBe(shown);
    keepsWhatItKept("mobilePhone", typed, country);
  });

  it.each<[Country, string]>([
    ["Singapore", ""],
    ["Singapore", "123"],
    ["Singapore", "6123 4567"],
    ["Thailand", "02 123 4567"],
    ["Singapore", "call 9123 4567"],
    ["Singapore", "9123 4567 ext. 5"],
    ["Singapore", "9123 4567; 9123 4568"],
    ["Singapore", "<script>91234567</script>"],
    ["Singapore", "+999 123 456 789"],
    ["Singapore", "9".repeat(100_000)],
    ["Vietnam", "0912 345 67"],
    ["Other", "0912 345 678"],
  ])("is not, in %s: %s", (country, typed) => {
    expect(kept("mobilePhone", typed, country)).toBe("phone_invalid");
  });

  it("is asked for in every country", () => {
    for (const country of COUNTRIES) {
      expect(kept("mobilePhone", "+65 9123 4567", country)).toBe("+6591234567");
    }
  });
});

describe("messengers and pages", () => {
  it.each<[Field, string, string]>([
    ["whatsApp", "0812 3456 7890", "+6281234567890"],
    ["whatsApp", "+60 3-2161 1000", "+60321611000"],
    ["whatsApp", "https://wa.me/6281234567890?text=Hi", "+6281234567890"],
    ["whatsApp", "wa.me/+6281234567890", "+6281234567890"],
    ["whatsApp", "https://api.whatsapp.com/send?phone=6281234567890", "+6281234567890"],
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
    ["linkedIn", "linkedin.com/company/Sawah-Farm", "https://www.linkedin.com/company/Sawah-Farm"],
    [
      "linkedIn",
      "https://id.linkedin.com/in/siti-a1b2/?trk=x#y",
      "https://www.linkedin.com/in/siti-a1b2",
    ],
    [
      "linkedIn",
      "http://www.linkedin.com/company/123456/about/",
      "https://www.linkedin.com/company/123456",
    ],
    [
      "linkedIn",
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
    ["companyEmail", " Siti.Aminah@Sawah.CO.ID ", "Siti.Aminah@sawah.co.id"],
    ["companyEmail", "a+b@mail.sawah.com.ph", "a+b@mail.sawah.com.ph"],
  ])("%s: %s", (field, typed, expected) => {
    expect(kept(field, typed, "Indonesia")).toBe(expected);
    keepsWhatItKept(field, typed, "Indonesia");
  });

  it.each<[Field, string, string]>([
    ["whatsApp", "whatsapp_invalid", "https://evil.com/6281234567890"],
    ["whatsApp", "whatsapp_invalid", "https://wa.me/message/ABC"],
    ["whatsApp", "whatsapp_invalid", "https://api.whatsapp.com/send?text=x"],
    ["whatsApp", "whatsapp_invalid", "javascript:alert(1)"],
    ["zalo", "zalo_invalid", "https://zalo.me.evil.com/sawah"],
    ["zalo", "zalo_invalid", "https://zalo.me/a/b"],
    ["zalo", "zalo_invalid", "12345"],
    ["line", "line_invalid", "a b"],
    ["line", "line_invalid", "https://lin.ee/a/b"],
    ["line", "line_invalid", "https://evil.com/ti/p/~sawah"],
    ["line", "line_invalid", "https://line.me/ti/p/%22onclick=x"],
    ["line", "line_invalid", "https://line.me/ti/p/%E0%A4%A"],
    ["telegram", "telegram_invalid", "ab"],
    ["telegram", "telegram_invalid", "1sawah"],
    ["telegram", "telegram_invalid", "sa__wah"],
    ["telegram", "telegram_invalid", "https://t.me/+AbCdEf"],
    ["telegram", "telegram_invalid", "https://t.me/joinchat/AbCdEf"],
    ["telegram", "telegram_invalid", "https://t.me.evil.com/sawah"],
    ["telegram", "telegram_invalid", "https://user@t.me/sawah"],
    ["linkedIn", "linkedin_invalid", "https://www.linkedin.com/feed/"],
    ["linkedIn", "linkedin_invalid", "https://evillinkedin.com/in/x1"],
    ["linkedIn", "linkedin_invalid", "https://linkedin.com.evil.com/in/x1"],
    ["linkedIn", "linkedin_invalid", "https://www.linkedіn.com/in/x1"],
    ["linkedIn", "linkedin_invalid", "https://www.linkedin.com/in/%3Cscript%3E"],
    ["linkedIn", "linkedin_invalid", "https://lnkd.in/abc"],
    ["linkedIn", "linkedin_invalid", "siti"],
    ["website", "website_invalid", "sawah"],
    ["website", "website_invalid", "javascript:alert(1)"],
    ["website", "website_invalid", "data:text/html,x"],
    ["website", "website_invalid", "https://siti:secret@sawah.co.id"],
    ["website", "website_invalid", "https://siti@sawah.co.id"],
    ["website", "website_invalid", "http://192.168.1.1"],
    ["website", "website_invalid", "http://[::1]/"],
    ["website", "website_invalid", "https://localhost"],
    ["website", "website_invalid", "https://nas.local"],
    ["website", "website_invalid", "https://sawah.invalidtld"],
    ["website", "website_invalid", "https://com.sg"],
    ["website", "website_invalid", "https://saw ah.co.id"],
    ["companyEmail", "email_invalid", "siti"],
    ["companyEmail", "email_invalid", "siti@localhost"],
    ["companyEmail", "email_invalid", "siti@127.0.0.1"],
    ["companyEmail", "email_invalid", "siti@sawah.co.id/x"],
    ["companyEmail", "email_invalid", "a@b@sawah.co.id"],
    ["companyEmail", "email_invalid", "siti@sawah.co.id\r\nBcc: all@x.com"],
    ["companyEmail", "email_invalid", "<siti@sawah.co.id>"],
    ["companyEmail", "email_invalid", `${"a".repeat(65)}@sawah.co.id`],
  ])("%s: %s for %j", (field, problem, typed) => {
    expect(kept(field, typed)).toBe(problem);
  });

  it.each<Field>(["whatsApp", "zalo", "line", "telegram", "linkedIn", "website", "companyEmail"])(
    "%s answers at once to what is long",
    (field) => {
      const begin = process.cpuUsage();
      for (const text of ["a", "_", ".", "1", "a.", "/", "%", "@", "_a"]) {
        expect(kept(field, text.repeat(100_000))).toMatch(/_invalid$/);
      }
      expect(process.cpuUsage(begin).user).toBeLessThan(2_000_000);
    },
  );
});
