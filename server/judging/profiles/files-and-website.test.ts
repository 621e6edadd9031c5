import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import type { ProfileEvidence, PublicDraft, ReadFile } from "./profile-evidence.ts";
import { reviewProfileByRules } from "./review-profile.ts";
import { advisedBy, evidenceOf, fileOf, rejectedBy } from "./test-evidence.ts";

const LICENSE_WORDS =
  "This is to certify that the company named below is registered under the laws of the country and may do business from the day of registration on";

const withDeck = (pitchDeck: ReadFile, draft: Partial<PublicDraft> = {}) =>
  evidenceOf(draft, { pitchDeck });
const withLicense = (text: string, draft: Partial<PublicDraft> = {}) =>
  evidenceOf(draft, { businessLicense: fileOf("en", ["", LICENSE_WORDS, text]) });

describe("a pitch deck", () => {
  it.each<[string, Partial<PublicDraft>, ReadFile]>([
    ["spaced and marked otherwise", { name: "Bếp Chung" }, fileOf("vi", ["BEPCHUNG", "Thuê bếp"])],
    ["without its legal form", { name: "PT Sari Loka Tbk" }, fileOf("id", ["Sariloka", "Lauk"])],
    ["with its legal form", { name: "Lúa Xanh" }, fileOf("vi", ["Công ty TNHH Lúa Xanh"])],
    ["in Thai without tone marks", { name: "ใกล้หมอ" }, fileOf("th", ["ใกลหมอ", "คลินิก"])],
    ["in simplified characters", { name: "雲鏈有限公司" }, fileOf("zh", ["云链", "冷链"])],
    ["in characters of the other set", { name: "鮮途冷鏈有限公司" }, fileOf("zh", ["鲜途冷链"])],
    ["by its alias", { name: "PT Maju Jaya (Kasirin)" }, fileOf("id", ["Kasirin", "Kasir"])],
    ["shortened", { name: "Angin Timur Indonesia" }, fileOf("id", ["Angin Timur", "Dana"])],
  ])("that names the company %s is its own", (_how, draft, pitchDeck) => {
    const found = reviewProfileByRules(withDeck(pitchDeck, draft)).findings;
    expect(found.filter(({ place }) => place === "pitch_deck")).toEqual([]);
  });

  it.each<[Language, string, string[][]]>([
    ["en", "Parcelo", [["Parcelo"], ["Why Parcelo", "Parcelo saves time"]]],
    [
      "id",
      "PT Lumbung Padi",
      [
        ["Lumbung", "PT Lumbung Padi"],
        ["Masalah", "Pupuk mahal"],
      ],
    ],
    ["vi", "Công ty TNHH Chợ Quê", [["Chào bạn", "Công ty TNHH Chợ Quê"], ["Vấn đề"]]],
  ])("of another company rejects: %s %s", (language, other, pages) => {
    const evidence = withDeck(fileOf(language, ...pages));
    const { findings } = reviewProfileByRules(evidence);
    expect(rejectedBy(evidence)).toEqual(["deck_of_other_company"]);
    expect(findings[0]?.text).toBe(other);
    expect(findings[0]?.why).toContain(other);
  });

  const OTHER = [["Parcelo"], ["Why Parcelo", "Parcelo saves time"]];
  it.each<[string, Partial<PublicDraft>, ReadFile]>([
    ["its cover is a slogan", {}, fileOf("en", ["Frozen food from home"], ["Problem", "Late"])],
    ["the name is in other letters", { name: "สาริโลกา" }, fileOf("en", ...OTHER)],
    ["the name is spelled almost so", { name: "Parcello" }, fileOf("en", ...OTHER)],
    ["it has our website", {}, fileOf("en", ...OTHER, ["Contact", "www.sariloka.co.id"])],
    ["it has our founder", {}, fileOf("en", ...OTHER, ["Team", "Puspitasari, Ratna: CEO"])],
  ])("that does not name the company is advice where %s", (_why, draft, pitchDeck) => {
    const evidence = withDeck(pitchDeck, { website: "https://sariloka.co.id", ...draft });
    expect(rejectedBy(evidence)).toEqual([]);
  });

  it("under a brand of which the profile speaks is its own", () => {
    const description = `${evidenceOf().draft.description} Our brand is Parcelo.`;
    const evidence = withDeck(fileOf("en", ...OTHER), { description });
    expect([...rejectedBy(evidence), ...advisedBy(evidence)]).toEqual([]);
  });

  it("that cannot be read is no reason for anything here", () => {
    expect(reviewProfileByRules(withDeck({ state: "unreadable" })).findings).toEqual([]);
  });

  it.each<[Language, string, string, string]>([
    ["en", "Founded in 2018 by two cooks.", "2018", "2021"],
    ["id", "Didirikan pada tahun 2019.", "2019", "2021"],
    ["vi", "Công ty được thành lập năm 2017.", "2017", "2021"],
    ["th", "ก่อตั้งเมื่อปี 2560", "2017", "2021"],
    ["zh", "公司成立于2016年。", "2016", "2021"],
    ["en", "We are headquartered in Ho Chi Minh City.", "Vietnam", "Indonesia"],
    ["id", "Berkantor pusat di Singapura", "Singapore", "Indonesia"],
    ["vi", "Trụ sở chính tại Hà Nội", "Vietnam", "Indonesia"],
    ["th", "สำนักงานใหญ่อยู่ที่กรุงเทพ", "Thailand", "Indonesia"],
    ["zh", "总部位于吉隆坡", "Malaysia", "Indonesia"],
    ["en", "We are raising a Series A round of $5M.", "Series A", "seed"],
    ["vi", "Chúng tôi đang gọi vốn vòng A", "Series A", "seed"],
    ["zh", "本次A轮融资500万美元", "Series A", "seed"],
  ])("that says otherwise than the profile is advice: %s %s", (language, words, there, here) => {
    const evidence = withDeck(fileOf(language, ["Sariloka"], ["About", words]));
    const [found, ...others] = reviewProfileByRules(evidence).findings;
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      rule: "deck_contradicts_profile",
      weight: "advice",
      text: words,
    });
    expect(found?.why).toContain("Page 2");
    expect(found?.why).toContain(there);
    expect(found?.fix).toContain(here);
  });

  it.each<[Language, string]>([
    ["en", "Founded in 2021 in Bandung."],
    ["en", "Grab was founded in 2012."],
    ["en", "Ana: founded a clinic chain in 2014"],
    ["en", "We raised a pre-seed round in 2022."],
    ["en", "Our next round will be a Series A."],
    ["en", "Headquartered in Bandung, Indonesia"],
    ["en", "Competitors are based in Singapore"],
    ["th", "ก่อตั้งเมื่อปี 2564"],
    ["zh", "公司成立于2021年。"],
    ["vi", "Trước đó đã gọi vốn vòng tiền hạt giống"],
  ])("that says the same, or something of others, is nothing: %s %s", (language, words) => {
    const evidence = withDeck(fileOf(language, ["Sariloka"], ["About", words]));
    expect(reviewProfileByRules(evidence).findings).toEqual([]);
  });
});

describe("a business license", () => {
  it.each<[string, string, Partial<PublicDraft>]>([
    ["by its name", "PT SARI LOKA NUSANTARA", {}],
    ["by its website", "padi-pay.com", { name: "Emas Hijau", website: "https://padi-pay.com" }],
    ["by its founder", "Direktur: RATNA PUSPITASARI, S.T.", { name: "Emas Hijau" }],
  ])("that names the company %s is its own", (_how, text, draft) => {
    expect(reviewProfileByRules(withLicense(text, draft)).findings).toEqual([]);
  });

  it("that never names it rejects", () => {
    expect(rejectedBy(withLicense("PT MAKMUR ABADI, Direktur: BUDI"))).toEqual([
      "license_of_other_company",
    ]);
  });

  it("in other letters than the name is advice", () => {
    const evidence = withLicense("PT MAKMUR ABADI", { name: "莎丽洛卡" });
    expect(rejectedBy(evidence)).toEqual([]);
    expect(advisedBy(evidence)).toContain("license_of_other_company");
  });

  it.each<[string, ReadFile]>([
    ["cannot be read", { state: "unreadable" }],
    ["is a scan with a stamp", fileOf("en", ["", "COPY"])],
  ])("that %s is advice", (_what, businessLicense) => {
    const evidence = evidenceOf({}, { businessLicense });
    expect(rejectedBy(evidence)).toEqual([]);
    expect(advisedBy(evidence)).toEqual(["license_unreadable"]);
  });
});

describe("a website", () => {
  const site = (address: string, title: string, draft: Partial<PublicDraft> = {}) => {
    const said = { siteName: "", description: "" };
    const website: ProfileEvidence["website"] = { state: "answers", address, title, ...said };
    return evidenceOf({ website: address, ...draft }, { website });
  };

  it.each<[string, string, Partial<PublicDraft>]>([
    ["https://www.sariloka.co.id", "Lauk beku dari dapur rumahan", {}],
    ["https://getsariloka.com", "", {}],
    ["https://atv.vc", "We back founders", { name: "Angin Timur Ventures" }],
    ["https://xyz.co.id", "Sari Loka | Frozen food", {}],
    ["https://rauxanh.vn", "Rau sạch mỗi ngày", { name: "Rau Xanh" }],
    ["https://mornad.co.th", "MorNad", { name: "หมอนัด" }],
    ["https://timurangin.vc", "Angin from the east", { name: "Angin Timur" }],
  ])("%s, “%s” is the company's", (address, title, draft) => {
    expect(reviewProfileByRules(site(address, title, draft)).findings).toEqual([]);
  });

  it("that has nothing of the name is advice", () => {
    const evidence = site("https://parcelo.com", "Parcelo: parcels in an hour");
    expect(rejectedBy(evidence)).toEqual([]);
    expect(advisedBy(evidence)).toEqual(["website_of_other_company"]);
  });

  it.each([
    "https://www.facebook.com/sariloka",
    "https://linktr.ee/sariloka",
    "https://sariloka.blogspot.com",
    "https://sariloka.wixsite.com/home",
    "https://sites.google.com/view/sariloka",
    "https://shopee.co.id/sariloka",
    "https://sariloka.github.io",
  ])("at %s is advice", (address) => {
    const evidence = site(address, "Sariloka");
    expect(rejectedBy(evidence)).toEqual([]);
    expect(advisedBy(evidence)).toEqual(["website_not_company_owned"]);
  });

  it("that leads on to such a host is advice as well", () => {
    const website = { state: "answers", title: "", siteName: "", description: "" } as const;
    const evidence = evidenceOf(
      {},
      { website: { ...website, address: "https://www.facebook.com/sariloka" } },
    );
    expect(advisedBy(evidence)).toEqual(["website_not_company_owned"]);
  });
});

it.each(LANGUAGES)("names of countries and rounds are in %s, as everything is", (language) => {
  const pitchDeck = fileOf("en", ["Sariloka"], ["About", "We are headquartered in Vietnam."]);
  const { findings } = reviewProfileByRules(evidenceOf({}, { pitchDeck, language }));
  expect(findings[0]?.why).not.toMatch(/\{\w+\}/);
  expect(findings[0]?.why.includes("Indonesia")).toBe(["en", "id", "vi"].includes(language));
});
