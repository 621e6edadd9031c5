import { describe, expect, it } from "vitest";
import { stageNames } from "../../../language/stages.ts";
import { conceptOf } from "../lexicon/concepts.ts";
import { constraintsIn } from "./constraints.ts";
import { readText } from "./read-text.ts";
import { thesisOf } from "./thesis.ts";

function readThesis(text: string) {
  return thesisOf(constraintsIn([readText(text)], "cheque"));
}

/** What a text refuses: concepts, stages, places and types by name. */
function refused(text: string): string[] {
  return readThesis(text)
    .exclusions.map(({ concepts, stages, places, types }) =>
      [
        ...new Set([
          ...concepts.map((concept) => conceptOf(concept).id),
          ...stageNames(stages),
          ...places,
          ...types,
        ]),
      ].join("+"),
    )
    .sort();
}

function wished(text: string): string[] {
  return [...readThesis(text).concepts.keys()].map((one) => conceptOf(one).id).sort();
}

describe("what a text refuses", () => {
  it.each([
    ["No crypto, gambling or tobacco.", ["gambling", "tobacco", "web3"]],
    ["We invest in fintech, but never in weapons or coal.", ["coal_oil", "weapons"]],
    ["Gambling, alcohol and adult content are out of scope.", ["adult", "alcohol", "gambling"]],
    ["We invest in fintech, and crypto is excluded.", ["web3"]],
    ["Any sector except real estate. Zero tolerance for gambling.", ["gambling", "proptech"]],
    ["We were burned by crypto and will never touch it again.", ["web3"]],
    ["We avoid:\n- crypto\n- consumer lending\nWe like fintech.", ["payday", "web3"]],
    ["We do not back companies without revenue.", ["pre_revenue"]],
    ["No B2C e-commerce.", ["b2c+ecommerce"]],
    ["Investors from outside China. No token funds, please.", ["China", "token_fund"]],
    ["Does not invest in companies headquartered in China or Russia.", ["China", "Russia"]],
    ["Tidak menerima kripto, judi, dan rokok. Fokus pada UMKM.", ["gambling", "tobacco", "web3"]],
    ["Kripto dan judi tidak kami danai.", ["gambling", "web3"]],
    ["Semua sektor kecuali batu bara. Tanpa dana token.", ["coal_oil", "token_fund"]],
    ["Không đầu tư vào tiền mã hóa, cờ bạc và rượu bia.", ["alcohol", "gambling", "web3"]],
    ["khong dau tu vao tien ma hoa. tap trung vao nong nghiep", ["web3"]],
    ["Thuốc lá và cá cược: không đầu tư.", ["gambling", "tobacco"]],
    ["Mọi lĩnh vực, trừ bất động sản.", ["proptech"]],
    ["ไม่ลงทุนในคริปโต การพนัน และบุหรี่ เน้นเกษตรในไทย", ["gambling", "tobacco", "web3"]],
    ["คริปโตและการพนันเราไม่ลงทุน", ["gambling", "web3"]],
    ["ลงทุนในฟินเทค ยกเว้นสินเชื่อส่วนบุคคล", ["payday"]],
    ["不投加密货币、博彩和烟草。关注医疗。", ["gambling", "tobacco", "web3"]],
    ["房地产项目一律不投。", ["proptech"]],
    ["除博彩和烟草外，各行业均可。", ["gambling", "tobacco"]],
    ["我們不投資加密貨幣與賭博，專注醫療科技。", ["gambling", "web3"]],
    ["Hard pass on web3. We don't do agencies.", ["consulting", "web3"]],
    ["We are no longer investing in edtech.", ["edtech"]],
    ["Never again a social network or dating app.", ["dating", "social_network"]],
    ["Fintech is fine, lending is not.", ["lending"]],
    ["No control deals, no corporate VCs.", ["corporate_investor", "majority"]],
    ["我們對加密貨幣沒有興趣。", ["web3"]],
    ["消费和教育项目不投。", ["consumer", "edtech"]],
    ["烟草、酒类、博彩：一票否决。", ["alcohol", "gambling", "tobacco"]],
    ["没有营收的项目请绕行。", ["pre_revenue"]],
    ["我们已经不投教育了，现在主攻气候。", ["edtech"]],
    ["Không rót tiền cho các dự án crypto, cho vay nặng lãi.", ["payday", "web3"]],
    ["Ngành rượu bia, thuốc lá: miễn.", ["alcohol", "tobacco"]],
    ["Các dự án game, NFT xin vui lòng không gửi.", ["media", "web3"]],
    ["ธุรกิจเหล้าเบียร์บุหรี่ไม่รับ", ["alcohol+tobacco"]],
    ["งดเว้นธุรกิจการพนัน", ["gambling"]],
    ["ไม่ทำ B2C", ["b2c"]],
    ["Maaf, bukan untuk bisnis rokok, miras, atau judol.", ["alcohol", "gambling", "tobacco"]],
    ["Properti dan pertambangan bukan ranah kami.", ["mining", "proptech"]],
    ["Pantang riba, alkohol, dan babi.", ["alcohol", "lending", "non_halal"]],
    ["No fintech without revenue.", ["fintech+pre_revenue"]],
    ["Không đầu tư bất động sản chưa có doanh thu.", ["proptech+pre_revenue"]],
    ["不投没有收入的教育项目。", ["pre_revenue+edtech"]],
    ["No fintech, no companies without revenue.", ["fintech", "pre_revenue"]],
    ["Jangan modal ventura milik grup asuransi.", ["corporate_investor+insurtech"]],
    ["Fintech yang hanya di satu negara sudah kami tinggalkan.", ["fintech+single_country"]],
    ["Accelerators are not needed.", ["accelerator"]],
    ["Quỹ của các tập đoàn bảo hiểm thì mình xin phép từ chối.", ["corporate_investor+insurtech"]],
    ["Akselerator tidak perlu.", ["accelerator"]],
    ["No need for family offices.", ["family_office"]],
    ["Không cần vườn ươm.", ["accelerator"]],
    ["烟、酒、赌一概不碰。", ["alcohol", "gambling", "tobacco"]],
  ])("%s", (text, expected) => {
    expect(refused(text)).toEqual(expected);
  });
});

describe("what is no refusal", () => {
  it.each([
    ["We are not only interested in fintech but also in edtech.", ["edtech", "fintech"]],
    ["We no longer invest only in fintech: logistics is welcome.", ["fintech", "logistics"]],
    ["We don't exclude hardware.", ["hardware"]],
    ["It is not true that we avoid hardware: half of our companies make some.", ["hardware"]],
    ["Không phải là chúng tôi không thích phần cứng.", ["hardware"]],
    ["Bukan berarti kami menolak hardware.", ["hardware"]],
    ["我们并不排斥硬件。", ["hardware"]],
    ["不是不投硬件，只是看得少。", ["hardware"]],
    ["Không phải không đầu tư phần cứng.", ["hardware"]],
    ["ไม่ใช่ไม่ลงทุนในฮาร์ดแวร์", ["hardware"]],
    ["Bukan tidak mendanai hardware.", ["hardware"]],
    ["Fintech companies that only sell in one city are fine.", ["fintech"]],
    ["酒店和烟雾报警。", ["travel"]],
    ["ไม่ได้รังเกียจฮาร์ดแวร์", ["hardware"]],
    ["Previously focused on edtech, now climate.", ["climate"]],
    ["Trước đây tập trung vào fintech, nay chuyển sang y tế.", ["healthtech"]],
    ["เมื่อก่อนเน้นอีคอมเมิร์ซ ตอนนี้เน้นสุขภาพ", ["healthtech"]],
    ["过去专注电商，现在转向企业服务。", ["saas"]],
    ["Dulu fokus di edtech, sekarang iklim.", ["climate"]],
    ["We look for founders who aren't afraid of hardware.", ["hardware"]],
    ["Besides fintech we also back insurtech.", ["fintech", "insurtech"]],
    ["We do not charge founders in fintech for help.", ["fintech"]],
    ["Women-led companies, no revenue required.", ["pre_revenue", "women_led"]],
    ["Kami bukan hanya mencari fintech.", ["fintech"]],
    ["Selain fintech, kami juga mendanai logistik.", ["fintech", "logistics"]],
    ["Chúng tôi không chỉ đầu tư vào fintech mà còn giáo dục.", ["edtech", "fintech"]],
    ["Ngoài fintech, chúng tôi cũng quan tâm đến bảo hiểm.", ["fintech", "insurtech"]],
    ["ไม่ใช่แค่ฟินเทคแต่รวมถึงอินชัวร์เทค", ["fintech", "insurtech"]],
    ["我们是唯一专注越南农业的基金，这只基金也投物流。", ["agritech", "logistics"]],
    [
      "Quỹ duy nhất tại Việt Nam cho giáo dục, có vốn nước ngoài từ ngành bảo hiểm.",
      ["edtech", "insurtech"],
    ],
    ["The only fund for aquaculture founders.", ["aquaculture"]],
    ["不断关注人工智能，不同行业的软件都看。", ["ai", "saas"]],
    ["ไม่จำกัดเฉพาะเกษตร ลงทุนในอาหารด้วย", ["agritech", "foodtech"]],
    ["我们不仅投金融科技，也看医疗。", ["fintech", "healthtech"]],
    ["除了金融科技，我们还投物流。", ["fintech", "logistics"]],
  ])("%s", (text, expected) => {
    expect(refused(text)).toEqual([]);
    expect(wished(text)).toEqual(expected);
    expect(readThesis(text).only.concepts).toEqual(new Set());
  });

  it("does not take the Vietnamese for who for artificial intelligence, nor us for a country", () => {
    expect(wished("Chúng tôi tìm những ai giỏi nông nghiệp")).toEqual(["agritech"]);
    expect(readThesis("Founders who write to us").places).toEqual(new Set());
  });
});

describe("limits", () => {
  it.each([
    ["Only Vietnam and Thailand.", ["Thailand", "Vietnam"]],
    ["We do not invest outside Vietnam.", ["Vietnam"]],
    ["Outside of Vietnam we do not invest.", ["Vietnam"]],
    ["Di luar Indonesia kami tidak berinvestasi.", ["Indonesia"]],
    ["Không đầu tư ngoài Việt Nam.", ["Vietnam"]],
    ["นอกประเทศไทยเราไม่ลงทุน", ["Thailand"]],
    ["不投新加坡以外的项目。", ["Singapore"]],
    ["仅限新加坡和马来西亚。", ["Malaysia", "Singapore"]],
    ["资金不投向国内项目，只看印尼和越南。", ["Indonesia", "Vietnam"]],
    ["Investor dari luar Vietnam tidak kami cari.", ["Vietnam"]],
    ["公司必须在新加坡注册。", ["Singapore"]],
  ])("%s", (text, places) => {
    const { only, exclusions } = readThesis(text);
    expect([...only.places].sort()).toEqual(places);
    expect(exclusions).toEqual([]);
  });

  it.each([
    ["Seed to Series A", ["seed", "pre_series_a", "series_a"]],
    ["Từ vòng Series B trở lên", ["series_b", "series_c", "series_d_plus"]],
    ["ระยะซีดถึงซีรีส์ A", ["seed", "pre_series_a", "series_a"]],
    ["A轮到B轮", ["series_a", "series_b"]],
    ["seri A dan seri B", ["series_a", "series_b"]],
  ])("of stages: %s", (text, stages) => {
    expect(stageNames(readThesis(text).stages)).toEqual(stages);
  });

  it.each([
    ["Nothing before Series A.", "pre_seed+seed+pre_series_a"],
    ["No rounds below Series A.", "pre_seed+seed+pre_series_a"],
    ["No later than seed.", "pre_series_a+series_a+series_b+series_c+series_d_plus"],
    ["A轮以前的项目不投。", "pre_seed+seed+pre_series_a"],
    ["Tidak mendanai tahap awal. Seri A ke atas.", "pre_seed+seed+pre_series_a"],
  ])("that refuse stages: %s", (text, stages) => {
    expect(refused(text)).toEqual([stages]);
  });

  it("keeps what an exception lifts", () => {
    const [exclusion] = readThesis("No crypto except cross-border payments.").exclusions;
    expect(exclusion?.unless.map((one) => conceptOf(one).id)).toContain("remittance");
  });

  it.each([
    "No investors who backed our competitors.",
    "Tidak menerima investor yang mendanai pesaing kami.",
    "Không nhận quỹ đã đầu tư vào đối thủ cạnh tranh.",
    "ไม่เอานักลงทุนที่ลงทุนในคู่แข่งของเรา",
    "不接受投资过我们竞争对手的机构。",
    "ไม่คุยกับผู้ที่ลงทุนในคู่แข่งของเราอยู่แล้ว",
  ])("refuses who backed rivals: %s", (text) => {
    expect(readThesis(text).refusesRivals).toBe(true);
  });

  it.each([
    "We are fully deployed.",
    "ไม่ลงทุนเพิ่ม",
    "暂停投资",
    "ngừng đầu tư",
    "berhenti berinvestasi",
  ])("knows who no longer invests: %s", (text) => {
    expect(readThesis(text).closed).toBe(true);
  });
});

describe("amounts in criteria", () => {
  it.each([
    ["Cheques of $500k–$2M from a $200M fund", 500_000, 2_000_000],
    ["Tiket US$250 ribu hingga 1 juta", 250_000, 1_000_000],
    ["单笔500万至1000万美元", 5_000_000, 10_000_000],
    ["Khoản đầu tư 300.000–1 triệu USD", 300_000, 1_000_000],
    ["เช็ค 2-5 ล้านดอลลาร์", 2_000_000, 5_000_000],
    ["At least $1M ARR, tickets up to $3M", 0, 3_000_000],
  ])("%s", (text, min, max) => {
    expect(readThesis(text).cheque).toEqual({ min, max });
  });

  it("takes revenue by the month as a year's", () => {
    expect(readThesis("Minimum $50k MRR").earnedAtLeast).toBe(600_000);
  });

  it.each([
    ["Revenue of $50k a month", 600_000],
    ["Doanh thu 30 nghìn USD mỗi tháng", 360_000],
    ["pendapatan US$30 ribu per bulan", 360_000],
    ["每月收入3万美元", 360_000],
    // Months that do not make the revenue monthly.
    ["Doanh thu 12 tháng qua 300 nghìn USD", 300_000],
    ["80,000 users a month, $2M of revenue", 2_000_000],
    ["400 shops on monthly subscriptions, revenue $2M", 2_000_000],
    ["Pendapatan 12 bulan terakhir US$300 ribu", 300_000],
    ["过去12个月收入30万美元", 300_000],
  ])("tells the year from the month: %s", (text, year) => {
    expect(readThesis(text).earned?.max).toBe(year);
  });

  it.each([
    ["Our minimum ticket is $10M.", 10_000_000],
    ["起投500万美元。", 5_000_000],
    ["Tiket minimal US$5 juta.", 5_000_000],
    ["Vé tối thiểu 5 triệu USD.", 5_000_000],
    ["เช็คขั้นต่ำ 5 ล้านดอลลาร์", 5_000_000],
  ])("that are the least ticket: %s", (text, least) => {
    expect(readThesis(text).chequeLimit?.min).toBe(least);
  });

  it.each([
    "No minimum ticket, up to $2M.",
    "Typical tickets are at least $10M.",
    "A market of at least $10M.",
    "Không đặt mức vé tối thiểu.",
    "Tidak ada tiket minimum.",
    "不设最低投资额，上限200万美元。",
  ])("that are no least ticket: %s", (text) => {
    expect(readThesis(text).chequeLimit?.min ?? 0).toBe(0);
  });

  it.each([
    ["We back companies that already have $1.5M ARR.", 1_500_000],
    ["Quỹ chỉ xem công ty đã có doanh thu trên 500.000 USD.", 500_000],
    ["只考虑年收入超过100万美元的企业。", 1_000_000],
    ["Hanya perusahaan yang sudah punya pendapatan di atas Rp16,3 miliar.", 1_000_000],
    ["รายได้ขั้นต่ำ 33 ล้านบาทต่อปี", 1_000_000],
  ])("that ask for revenue: %s", (text, least) => {
    expect(readThesis(text).earnedAtLeast).toBe(least);
  });

  it.each([
    "Ideally $1M ARR.",
    "$300k–$1.5M for early revenue.",
    "We have helped companies to $10M revenue.",
    "We invest before $1M ARR.",
  ])("that are no limit: %s", (text) => {
    expect(readThesis(text).earnedAtLeast).toBeUndefined();
  });

  it("tells revenue and round apart in one Thai sentence", () => {
    const { earned, ask } = readThesis("รายได้เดือนละ 3.3 ล้านบาท กำลังระดมทุน 66 ล้านบาท");
    expect(earned?.max).toBe(1_200_000);
    expect(ask?.max).toBe(2_000_000);
  });

  it("hears a refusal of less as a minimum", () => {
    const { cheque } = readThesis("We write no cheques below $1M");
    expect(cheque).toEqual({ min: 1_000_000, max: Number.POSITIVE_INFINITY });
  });
});
