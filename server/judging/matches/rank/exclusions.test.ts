import { describe, expect, it } from "vitest";
import { investor, startup } from "../test-profiles.ts";
import { refusalOf } from "./exclusions.ts";

describe("exclusions", () => {
  it("leave a pair alone that neither side refuses", () => {
    expect(refusalOf(startup(), investor())).toBeUndefined();
  });

  const token = { industry: ["fintech"], description: "Stablecoin payouts for freelancers." };

  it.each([
    ["No crypto.", token],
    ["ไม่ลงทุนในคริปโต", token],
    ["不投区块链项目。", token],
    ["Tidak menerima kripto.", token],
    ["Không đầu tư vào tiền mã hóa.", token],
    ["No gambling.", { description: "Thanh toán cho trang cá cược thể thao." }],
    ["Not pre-revenue.", { description: "Payments for stalls, pre-revenue." }],
    ["Must have revenue.", { description: "ยังไม่มีรายได้ กำลังทดสอบระบบชำระเงิน" }],
    ["At least $1M ARR.", { description: "Payments, $300k ARR." }],
    ["Excludes: coal, oil & gas, Indonesia.", {}],
    ["ไม่ลงทุนในธุรกิจที่ยังขาดทุน", { description: "Payments; belum untung." }],
    ["Must be profitable.", { description: "Ví điện tử, chưa có lãi." }],
    ["Only Vietnam.", {}],
    ["No Indonesian companies.", {}],
    ["Series A and later only.", {}],
    ["No seed rounds.", {}],
    ["Only healthtech.", {}],
    ["No religious organisations.", { description: "ระบบรับบริจาคขององค์กรทางศาสนา" }],
    [
      "不投政治类项目。",
      { description: "Software for political campaigns: one political party pays." },
    ],
    ["B2B only.", { description: "A consumer app for payments." }],
    ["No lending.", { description: "Kredit modal kerja untuk warung." }],
    ["No alcohol.", { description: "คราฟต์เบียร์ขายออนไลน์" }],
    ["Không đầu tư vào game cờ bạc.", { description: "Sports betting payments." }],
    ["不投消费。", { industry: ["D2C", "foodtech"], description: "Coffee." }],
    ["No marketplaces.", { description: "线上租房平台，代收租金。" }],
    ["B2B only.", { industry: ["fintech"], description: "Dijual langsung ke konsumen." }],
    ["Only female founders.", { description: "Payments, founded by two brothers." }],
    ["Profitable companies only.", { description: "Payments. Nothing sold yet." }],
    ["We back companies with $1M ARR.", { description: "Payments, $700k ARR." }],
    ["We back companies with $1M ARR.", { description: "ระบบชำระเงิน ยังไม่มีลูกค้า" }],
    ["We write no cheques below $5M.", {}],
    ["We are fully deployed and not making new investments.", {}],
    ["Our minimum ticket is $5M.", {}],
    ["B2B only.", { industry: ["foodtech"], description: "Food delivery in Jakarta." }],
    ["No food delivery.", { description: "แอปส่งอาหารถึงออฟฟิศ" }],
    ["Must be incorporated in Singapore.", {}],
    ["At least one founder must be technical.", { description: "Payments. None of us codes." }],
    ["No single-country fintech.", { description: "Payments for stalls in Java only." }],
  ])("of an investor: %s", (matchCriteria, changes) => {
    expect(refusalOf(startup(changes), investor({ matchCriteria }))).toBeDefined();
    expect(refusalOf(startup(changes), investor())).toBeUndefined();
  });

  it.each([
    ["No crypto.", { description: "Payments without crypto, unlike token wallets." }],
    ["No B2C e-commerce.", { industry: ["ecommerce"], description: "B2B e-commerce for shops." }],
    ["No gambling.", {}],
    ["No political parties.", { description: "Payments for a religious organisation." }],
    ["不投政治。", { description: "为宗教团体提供收款。" }],
    ["Only Indonesia.", {}],
    [
      "No crypto except cross-border payments.",
      {
        description: "Stablecoin remittances for workers abroad.",
      },
    ],
    ["No hardware.", { industry: ["agritech"], description: "Advice for farmers from sensors." }],
    ["No early stage; seed and later.", {}],
    ["Only female founders.", {}],
    ["No marketplaces.", { description: "Payments for stalls. Sold through marketplaces too." }],
    ["No consumer.", { description: "Payments for shops whose consumers pay late." }],
    ["Fund I is fully deployed; we now invest from fund II.", {}],
    ["Our minimum ticket is $1M.", {}],
    ["B2B only.", { industry: ["foodtech"], description: "Food delivery for small businesses." }],
    ["No food delivery.", { industry: ["foodtech"], description: "Coffee and restaurants." }],
    [
      "Must be incorporated in Singapore.",
      { description: "Payments. Our holding is incorporated in Singapore." },
    ],
    ["At least one founder must be technical.", {}],
    ["No single-country fintech.", {}],
    ["No fintech without revenue.", {}],
  ])("of an investor do not reach further: %s", (matchCriteria, changes) => {
    const other = investor({ matchCriteria, targetedIndustries: undefined, description: "" });
    expect(refusalOf(startup(changes), other)).toBeUndefined();
  });

  it.each([
    ["No token funds.", { investorTypes: ["token_fund"] }],
    ["ไม่รับแฟมิลีออฟฟิศ", { investorTypes: ["family_office", "venture_capital"] }],
    ["不接受加速器。", { investorTypes: ["accelerator"] }],
    ["Tidak menerima investor dari Singapura.", {}],
    ["Chỉ tìm nhà đầu tư có trụ sở tại Nhật Bản.", {}],
    ["No tobacco money.", { description: "Venture arm of a cigarette maker." }],
    ["No majority stakes.", { matchCriteria: "We take majority stakes." }],
    ["Only family offices.", {}],
    ["Kami tidak menerima corporate VC.", { description: "The venture arm of a bank." }],
    ["No strategic investors.", { description: "Corporate venture fund of a telco." }],
    ["ไม่รับเงินจากบริษัทยา", { description: "Corporate venture fund of a drug maker, pharma." }],
    ["不要政府背景的资金。", { description: "A government-backed fund." }],
    ["No cheques below $2M.", {}],
    ["No loans, please.", { description: "Venture debt for payments." }],
    ["We avoid funds that have invested in TapLane.", {}],
    ["Not Angin, please.", {}],
    ["No crypto investors.", { targetedIndustries: ["fintech", "web3"] }],
    ["Only lead investors, please.", { matchCriteria: "We don't lead, we come along." }],
    ["只考虑能领投的机构。", { matchCriteria: "Kami tidak memimpin putaran." }],
    ["Only women-led funds.", { description: "Dipimpin tiga bersaudara laki-laki." }],
    ["Investors from outside the region, thanks but no.", { country: "Japan" }],
    ["Kami tidak perlu akselerator.", { investorTypes: ["accelerator"] }],
    [
      "Jangan modal ventura milik grup bank.",
      { description: "Modal ventura milik grup bank terbesar." },
    ],
  ])("of a startup: %s", (matchCriteria, changes) => {
    expect(refusalOf(startup({ matchCriteria }), investor(changes))).toBeDefined();
    expect(refusalOf(startup(), investor(changes))).toBeUndefined();
  });

  it.each([
    ["No corporate VCs.", { description: "An independent venture fund for payments." }],
    ["No money from drug makers or pharma.", { targetedIndustries: ["fintech", "biotech"] }],
    ["We love investors such as TapLane's.", {}],
    ["No cheques below $250k.", {}],
    ["Only lead investors, please.", {}],
    ["It need not be a lead investor.", { matchCriteria: "We don't lead, we come along." }],
    ["Không nhất thiết phải dẫn dắt vòng.", { matchCriteria: "We do not lead." }],
    ["Only women-led funds.", {}],
    ["Investors from outside the region, thanks but no.", {}],
    ["We know the region and its buyers.", { country: "Japan" }],
    ["Jangan modal ventura milik grup bank.", {}],
  ])("of a startup do not reach further: %s", (matchCriteria, changes) => {
    expect(refusalOf(startup({ matchCriteria }), investor(changes))).toBeUndefined();
  });

  it("holds in a description too where it is clear, and there alone", () => {
    const clear = investor({ description: "We never invest in payments or lending." });
    const fees = investor({ description: "We do not charge founders in payments any fee." });
    expect(refusalOf(startup(), clear)).toBeDefined();
    expect(refusalOf(startup(), fees)).toBeUndefined();
  });

  it("refuses an investor with a competitor where one side does not want that", () => {
    const description = "QR payments for small merchants";
    const deals = [
      { company: "PayLokal", industries: ["fintech"], country: "Indonesia", description },
    ];
    const rival = investor({ deals });
    expect(refusalOf(startup(), rival)).toBeUndefined();
    expect(
      refusalOf(startup({ matchCriteria: "No investors in our competitors." }), rival),
    ).toBeDefined();
    const careful = investor({ deals, matchCriteria: "We never back competing companies." });
    expect(refusalOf(startup(), careful)).toBeDefined();
  });
});
