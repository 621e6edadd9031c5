import { describe, expect, it } from "vitest";
import type { ProfileRule } from "../../../contracts/profile-review.ts";
import type { PublicDraft } from "./profile-evidence.ts";
import { reviewProfileByRules } from "./review-profile.ts";
import { evidenceOf, rejectedBy, STORIES } from "./test-evidence.ts";

/** Faulty fields that replace the honest ones. */
const REPLACED: [ProfileRule, Partial<PublicDraft>][] = [
  ["thin_description", { description: "" }],
  ["thin_description", { description: "We sell food in Bandung." }],
  ["thin_description", { description: "Kami menjual makanan beku di Bandung." }],
  ["thin_description", { description: "Chúng tôi bán đồ đông lạnh." }],
  ["thin_description", { description: "เราขายอาหารแช่แข็ง" }],
  ["thin_description", { description: "我们卖冷冻食品。" }],
  ["thin_description", { tagline: "We sell frozen food", description: "We sell frozen food" }],
  ["placeholder_text", { name: "Test" }],
  ["placeholder_text", { name: "Test Company 2" }],
  ["placeholder_text", { name: "Nama Perusahaan" }],
  ["placeholder_text", { name: "Tên công ty của bạn" }],
  ["placeholder_text", { name: "ชื่อบริษัทของคุณ" }],
  ["placeholder_text", { name: "测试公司" }],
  ["placeholder_text", { tagline: "TBD" }],
  ["placeholder_text", { tagline: "belum diisi" }],
  ["placeholder_text", { tagline: "Đang cập nhật" }],
  ["placeholder_text", { tagline: "ทดสอบ" }],
  ["placeholder_text", { tagline: "待补充" }],
  ["placeholder_text", { address: "asdf" }],
  ["placeholder_text", { description: "Lorem ipsum dolor sit amet, consectetur adipiscing elit." }],
  ["placeholder_text", { tagline: "[Your company name] makes [product]" }],
  ["placeholder_text", { tagline: "{{company_tagline}}" }],
  [
    "gibberish",
    { description: "asdkjh qwlekj zxmcnb aksjdh lkjqwe mnzxcv asdlkj qpwoei zmxncb alskdj" },
  ],
  [
    "gibberish",
    { description: "dfgdfg hjkhjk ghjghj fdgdfg jkljkl sdfsdf vbnvbn dfgdfg jhkjhk tyrtyr" },
  ],
  ["gibberish", { description: "food ".repeat(30) }],
  ["gibberish", { description: "Kami menjual makanan enak sekali. ".repeat(8) }],
  ["gibberish", { description: "!!! $$$ *** ### @@@ >>> <<< ~~~ ^^^ &&& %%%" }],
  ["gibberish", { description: "啊啊啊啊啊啊啊啊啊啊啊啊啊啊啊啊啊啊啊啊" }],
  ["gibberish", { description: "ฟหกดฟหกดฟหกดฟหกด่าสวฟหกดฟหกด" }],
  ["gibberish", { description: "🚀🚀🚀🔥🔥🔥💰💰💰🚀🚀🚀🔥🔥🔥💰💰💰" }],
  ["gibberish", { description: "qwer tyui poiu rewq fdsa uiop qwert yuiop trewq oiuy reza" }],
  ["gibberish", { name: "asdfghjkl" }],
  ["founded_in_future", { foundedYear: 2027 }],
];

/** Faulty sentences, added to the honest ones. */
const ADDED: [ProfileRule, string][] = [
  ["offensive", "Those niggers will never buy it."],
  ["offensive", "F u c k our competitors."],
  ["offensive", "Ｆｕｃｋ the banks."],
  ["offensive", "We offer VIP escorts and erotic massages in Bali."],
  ["offensive", "Kill all Rohingya."],
  ["offensive", "Dasar kontol semua."],
  ["offensive", "Usir orang cina dari pasar kita."],
  ["offensive", "Melayani open bo dan pijat plus-plus."],
  ["offensive", "Địt mẹ bọn đối thủ."],
  ["offensive", "Có gái gọi cao cấp phục vụ."],
  ["offensive", "ไอ้เหี้ยคู่แข่งทุกราย"],
  ["offensive", "มีสาวไซด์ไลน์บริการถึงที่"],
  ["offensive", "操你妈的竞争对手。"],
  ["offensive", "提供裸聊和包夜服务。"],
  ["personal_data", "Call Ratna: +62 812-3456-7890."],
  ["personal_data", "WA 0812 3456 7890 untuk pesan."],
  ["personal_data", "โทร ๐๘๑-๒๓๔-๕๖๗๘ ได้ทุกวัน"],
  ["personal_data", "Gọi 0912 345 678 để biết thêm."],
  ["personal_data", "联系电话：138 1234 5678。"],
  ["personal_data", "Write to ratna.p@gmail.com."],
  ["personal_data", "Write to ratna (at) sariloka (dot) co (dot) id."],
  ["personal_data", "NIK 3273016504900001."],
  ["personal_data", "The founder holds S1234567D."],
  ["personal_data", "Rekening BCA 1234567890 atas nama Ratna."],
  ["personal_data", "Pay with 4111 1111 1111 1111."],
  ["advertising", "Guaranteed returns of 20% every month!"],
  ["advertising", "Double your money with us."],
  ["advertising", "Join our Telegram channel for daily signals."],
  ["advertising", "Don't miss guaranteed profits."],
  ["advertising", "Pasti untung, modal kembali dalam sebulan."],
  ["advertising", "Gabung grup Telegram kami untuk sinyal trading."],
  ["advertising", "Cam kết lợi nhuận 30% mỗi tháng."],
  ["advertising", "Cam ket loi nhuan 30% moi thang."],
  ["advertising", "การันตีกำไรทุกเดือน"],
  ["advertising", "稳赚不赔，日收益2%。"],
  ["advertising", "We guarantee 15% profit per month."],
  ["advertising", "Returns up to 300% guaranteed."],
  ["advertising", "Modal 1 juta jadi 10 juta dalam seminggu."],
  ["advertising", "ลงทุน 1,000 บาท ได้ 10,000 บาท"],
  ["advertising", "保证每月20%收益。"],
  ["offensive", "All n1gg3rs out."],
  ["advertising", "See https://a.example, https://b.example and www.c-shop.com"],
  ["advertising", "Chat at https://t.me/sariloka_vip"],
  ["not_a_business", "I am looking for a job as an accountant."],
  ["not_a_business", "Saya sedang mencari pekerjaan di bidang keuangan."],
  ["not_a_business", "Tôi đang tìm việc làm kế toán."],
  ["not_a_business", "ผมกำลังหางานด้านบัญชี"],
  ["not_a_business", "本人求职，个人简历如下。"],
];

describe("a profile is rejected for what it says", () => {
  it.each(REPLACED)("%s: %o", (rule, draft) => {
    expect(rejectedBy(evidenceOf(draft))).toContain(rule);
  });

  it.each(ADDED)("%s: %s", (rule, words) => {
    const description = `${STORIES.en}\n${words}`;
    const found = reviewProfileByRules(evidenceOf({ description }));
    expect(found.verdict).toBe("rejected");
    expect(found.findings.map((one) => one.rule)).toEqual([rule]);
    expect(words).toContain(found.findings[0]?.text);
  });
});

it("is told of a website that does not answer, which may be up again in a minute", () => {
  expect(reviewProfileByRules(evidenceOf({}, { website: { state: "silent" } }))).toMatchObject({
    verdict: "approved",
    findings: [{ rule: "website_silent", weight: "advice" }],
  });
});
