import { describe, expect, it } from "vitest";
import { claimantOfEmail, sameCompanyDomain } from "./company-domain.ts";

describe("an address speaks", () => {
  it.each([
    ["for its company", "siti@mail.sawah.co.id", "sawah.co.id"],
    ["for nobody but itself at a public host", "Siti.N+news@gmail.com", "sitin@gmail.com"],
    ["for all who share a dynamic name", "a@one.duckdns.org", "duckdns.org"],
    ["for all who share a host", "a@one.vercel.app", "vercel.app"],
  ])("%s", (_, address, claimant) => {
    expect(claimantOfEmail(address)).toBe(claimant);
  });
});

describe("an account is of the company", () => {
  it.each([
    ["siti@sawah.co.id", "hello@sawah.co.id"],
    ["siti@sawah.co.id", " Halo@www.SAWAH.co.id "],
    ["Siti@MAIL.Sawah.co.id", "hello@sawah.co.id"],
    ["an@lua.com.vn", "hello@lua.com.vn"],
    ["juan@palay.com.ph", "info@sub.palay.com.ph"],
    ["som@khao.co.th", "hello@khao.co.th"],
    ["lim@padi.com.my", "contact@padi.com.my"],
    ["tan@rice.com.sg", "hello@rice.com.sg"],
    ["a@rice.ai", "hello@app.rice.ai"],
    ["a@xn--22c8e6a5f.xn--o3cw4h", "hello@ข้าว.ไทย"],
  ])("%s and %s", (account, company) => {
    expect(sameCompanyDomain(account, company)).toBe(true);
  });

  it.each([
    ["another company", "siti@sawah.co.id", "hello@padi.co.id"],
    ["the same name elsewhere", "siti@sawah.co.id", "hello@sawah.com"],
    ["a suffix is nobody's", "siti@co.id", "hello@co.id"],
    ["a name that ends alike", "siti@evilsawah.co.id", "hello@sawah.co.id"],
    ["a name that begins alike", "siti@sawah.co.id.evil.com", "hello@sawah.co.id"],
    ["letters that look alike", "siti@sаwah.co.id", "hello@sawah.co.id"],
    ["neighbours on one host", "a@one.vercel.app", "b@two.vercel.app"],
    ["neighbours among blogs", "a@one.blogspot.com", "b@two.blogspot.com"],
    ["two addresses in one", "siti@sawah.co.id@evil.com", "hello@sawah.co.id"],
    ["no address", "sawah.co.id", "sawah.co.id"],
    ["a website for a company e-mail", "siti@sawah.co.id", "https://sawah.co.id"],
    ["nothing", "", ""],
    ["numbers", "a@127.0.0.1", "b@127.0.0.1"],
  ])("not: %s", (_, account, company) => {
    expect(sameCompanyDomain(account, company)).toBe(false);
  });

  it.each([
    "gmail.com",
    "GMAIL.com",
    "outlook.com",
    "outlook.co.id",
    "hotmail.co.th",
    "live.com.sg",
    "yahoo.com",
    "yahoo.co.id",
    "yahoo.com.vn",
    "yahoo.com.ph",
    "ymail.com",
    "icloud.com",
    "proton.me",
    "qq.com",
    "vip.qq.com",
    "163.com",
    "vip.163.com",
    "naver.com",
    "singnet.com.sg",
    "streamyx.com",
    "hcm.vnn.vn",
    "live.cn",
    "live.co.uk",
    "zoho.com",
    "ya.ru",
    "hinet.net",
    "netvigator.com",
    "docomo.ne.jp",
    "bigpond.com",
    "comcast.net",
    "btinternet.com",
    "web.de",
    "orange.fr",
    "seznam.cz",
    "uol.com.br",
    "mailinator.com",
    "yopmail.com",
  ])("mail of everybody is no company's: %s", (host) => {
    expect(sameCompanyDomain(`a@${host}`, `b@${host}`)).toBe(false);
  });
});
