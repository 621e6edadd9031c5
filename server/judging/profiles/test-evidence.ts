import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { ProfileRule } from "../../../contracts/profile-review.ts";
import type { Deck } from "../decks/read/deck.ts";
import { writtenDeck } from "../decks/rules/test-written-deck.ts";
import type { ProfileEvidence, PublicDraft, ReadFile } from "./profile-evidence.ts";
import { reviewProfileByRules } from "./review-profile.ts";

export const STORIES: Record<Language, string> = {
  en: "Sariloka trains home cooks in West Java, freezes their dishes at two hubs and sells them through 3,100 neighbourhood shops. The shop keeps 18 percent of every pack, and the freezer is lent free of charge.",
  id: "Sariloka melatih juru masak rumahan di Jawa Barat, membekukan masakan mereka di dua pusat, lalu menjualnya lewat 3.100 warung. Warung menyimpan 18 persen dari setiap bungkus, dan lemari esnya dipinjamkan gratis.",
  vi: "Sariloka đào tạo các bếp gia đình ở Tây Java, cấp đông món ăn tại hai trung tâm rồi bán qua 3.100 tiệm tạp hóa. Chủ tiệm giữ 18 phần trăm mỗi gói, tủ đông được cho mượn miễn phí.",
  th: "Sariloka ฝึกแม่ครัวในชวาตะวันตก แช่แข็งอาหารที่ศูนย์สองแห่ง แล้วขายผ่านร้านโชห่วย 3,100 ร้าน ร้านได้ส่วนแบ่งร้อยละ 18 ของทุกแพ็ก และยืมตู้แช่ได้โดยไม่เสียค่าใช้จ่าย",
  zh: "Sariloka 在西爪哇培训家庭厨师，在两处中心将菜肴急速冷冻，再通过3100家街坊小店出售。店主留下每份售价的18%，冰柜免费借用，六成产品在五天内售出。",
};

/** A founder's honest profile, with a test's changes. */
export function evidenceOf(
  draft: Partial<PublicDraft> = {},
  changed: Partial<Omit<ProfileEvidence, "draft">> = {},
): ProfileEvidence {
  const whole: PublicDraft = {
    name: "Sariloka",
    tagline: "",
    description: STORIES.en,
    industries: ["foodtech"],
    ventureRound: "seed",
    investorTypes: [],
    country: "Indonesia",
    city: "Bandung",
    address: "Gedung Pawon Lt. 2, Jl. Cihampelas No. 214, Bandung 40131",
    foundedYear: 2021,
    founderName: "Ratna Puspitasari",
    companyEmail: "halo@sariloka.co.id",
    website: "https://sariloka.co.id",
    ...draft,
  };
  const website = {
    state: "answers",
    address: whole.website,
    title: whole.name,
    siteName: "",
    description: "",
  } as const;
  const isInvestor = whole.investorTypes.length > 0;
  return {
    role: isInvestor ? INVESTOR_ROLE : STARTUP_ROLE,
    draft: whole,
    pitchDeck: null,
    businessLicense: null,
    website,
    today: "2026-11-22",
    language: "en",
    ...changed,
  };
}

/** The rules by which a profile is rejected, each once. */
export function rejectedBy(evidence: ProfileEvidence): ProfileRule[] {
  return rulesOf(evidence, "rejects");
}

export function advisedBy(evidence: ProfileEvidence): ProfileRule[] {
  return rulesOf(evidence, "advice");
}

function rulesOf(evidence: ProfileEvidence, weight: string): ProfileRule[] {
  const { findings } = reviewProfileByRules(evidence);
  return [...new Set(findings.filter((one) => one.weight === weight).map(({ rule }) => rule))];
}

/** A PDF of these pages, each its title, then its lines. */
export function fileOf(language: Language, ...pages: string[][]): ReadFile {
  return { state: "read", deck: writtenDeck(language, pages) };
}

/** The same with a line on its first page that nobody can see. */
export function withHidden(deck: Deck, text: string): ReadFile {
  const line = { text, size: 1, x: 0, y: 0, isHidden: true };
  const pages = deck.pages.map((page, at) => (at === 0 ? { ...page, lines: [line] } : page));
  return { state: "read", deck: { ...deck, pages } };
}
