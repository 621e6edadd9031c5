import { describe, expect, it } from "vitest";
import type { Language } from "../../../contracts/languages.ts";
import { told } from "./test-items.ts";

type Item = [language: Language, title: string, text: string];
type Read = [...Item, expected: string];

describe("a round that has not happened is none", () => {
  it.each<Item>([
    [
      "en",
      "SkyFarm denies raising $5M",
      "SkyFarm said reports that it raised $5 million from Harbour Ventures are false.",
    ],
    [
      "en",
      "Fake: SkyFarm raises $5M",
      "A fake press release claimed that SkyFarm raised $5 million. SkyFarm has not raised any money.",
    ],
    [
      "en",
      "SkyFarm founder lied about raising $5M",
      "Prosecutors say the founder of SkyFarm falsely claimed to have raised $5 million from Harbour Ventures.",
    ],
    [
      "en",
      "SkyFarm accused of inventing $5M round",
      "SkyFarm is accused of inventing a $5 million Series A led by Harbour Ventures.",
    ],
    [
      "en",
      "SkyFarm never raised $5M, court hears",
      "A court heard that SkyFarm never raised the $5 million from Harbour Ventures that it told customers of.",
    ],
    [
      "en",
      "SkyFarm's $5M Series A collapses",
      "SkyFarm's $5 million Series A led by Harbour Ventures has collapsed.",
    ],
    [
      "en",
      "Harbour Ventures pulls out of SkyFarm's $5M Series A",
      "Harbour Ventures has withdrawn from the $5 million Series A of SkyFarm.",
    ],
    [
      "en",
      "SkyFarm returns $5M to investors",
      "SkyFarm has returned the $5 million it raised from Harbour Ventures to investors and is closing.",
    ],
    [
      "en",
      "SkyFarm has yet to close its $5M round",
      "SkyFarm hasn't closed the $5 million Series A that Harbour Ventures was to lead.",
    ],
    [
      "vi",
      "SkyFarm gọi vốn thất bại 5 triệu USD",
      "SkyFarm gọi vốn không thành công 5 triệu USD từ Harbour Ventures.",
    ],
    [
      "vi",
      "SkyFarm chưa nhận được 5 triệu USD",
      "SkyFarm chưa nhận được 5 triệu USD vốn Series A từ Harbour Ventures.",
    ],
    [
      "vi",
      "Vòng Series A 5 triệu USD của SkyFarm đổ vỡ",
      "Vòng Series A 5 triệu USD của SkyFarm do Harbour Ventures dẫn dắt đã đổ vỡ.",
    ],
    [
      "id",
      "SkyFarm tidak pernah meraih pendanaan US$5 juta",
      "SkyFarm tidak pernah meraih pendanaan US$5 juta dari Harbour Ventures.",
    ],
    [
      "id",
      "SkyFarm dituding bohong soal pendanaan US$5 juta",
      "SkyFarm dituding berbohong telah meraih pendanaan US$5 juta dari Harbour Ventures.",
    ],
    [
      "zh",
      "SkyFarm从未获得500万美元融资",
      "SkyFarm称从未获得港湾创投500万美元融资，相关报道不实。",
    ],
    ["zh", "SkyFarm 500万美元A轮融资告吹", "SkyFarm的500万美元A轮融资告吹，港湾创投撤资。"],
    [
      "th",
      "SkyFarm ยังไม่ได้รับเงินลงทุน 5 ล้านดอลลาร์",
      "SkyFarm ยังไม่ได้รับเงินลงทุน 5 ล้านดอลลาร์จาก Harbour Ventures",
    ],
    [
      "th",
      "SkyFarm ถูกกล่าวหาแต่งข่าวระดมทุน 5 ล้านดอลลาร์",
      "SkyFarm ถูกกล่าวหาว่าแต่งข่าวระดมทุน 5 ล้านดอลลาร์จาก Harbour Ventures",
    ],
  ])("%s: %s", (language, title, text) => {
    expect(told(language, title, text)).toBe("none");
  });

  it.each<Read>([
    [
      "en",
      "SkyFarm raises $5M to fight fake medicine",
      "SkyFarm has raised $5 million led by Harbour Ventures to detect false claims and cancelled orders.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures*",
    ],
    [
      "en",
      "SkyFarm raises $5M as rival collapses",
      "SkyFarm has raised $5 million led by Harbour Ventures after the collapse of Padi, whose funding fell through.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures*",
    ],
    [
      "vi",
      "SkyFarm gọi vốn thành công 5 triệu USD",
      "SkyFarm đã huy động 5 triệu USD từ Harbour Ventures, không công bố định giá.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "id",
      "SkyFarm raih pendanaan US$5 juta",
      "SkyFarm meraih pendanaan US$5 juta dipimpin Harbour Ventures. Valuasi tidak diungkapkan.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures*",
    ],
    [
      "zh",
      "SkyFarm完成500万美元A轮融资",
      "SkyFarm宣布完成500万美元A轮融资，由港湾创投领投，未透露估值。",
      "SkyFarm | USD 5000000 | series_a |  | 港湾创投*",
    ],
    [
      "th",
      "SkyFarm ระดมทุน 5 ล้านดอลลาร์",
      "SkyFarm ระดมทุน 5 ล้านดอลลาร์จาก Harbour Ventures โดยไม่เปิดเผยมูลค่าบริษัท",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
  ])("but one is, whatever else it tells of: %s: %s", (language, title, text, expected) => {
    expect(told(language, title, text)).toBe(expected);
  });
});

describe("who is named only to tell who somebody else is has got nothing", () => {
  it.each<Read>([
    [
      "en",
      "SkyFarm's rival Padi raises $5M",
      "Padi, which competes with SkyFarm, has raised $5 million led by Sunda Partners.",
      "Padi | USD 5000000 |  |  | Sunda Partners*",
    ],
    [
      "en",
      "Former SkyFarm CTO's startup Padi raises $5M",
      "Padi, founded by the former CTO of SkyFarm, has raised $5 million led by Sunda Partners.",
      "Padi | USD 5000000 |  |  | Sunda Partners*",
    ],
    [
      "en",
      "Rival of SkyFarm raises $5M",
      "TokoBaru, a rival of SkyFarm, has raised $5 million from Sunda Partners.",
      "TokoBaru | USD 5000000 |  |  | Sunda Partners",
    ],
    [
      "en",
      "SkyFarm rival raises $5M from Sunda Partners",
      "A rival of SkyFarm has raised $5 million from Sunda Partners, led by its founder.",
      "none",
    ],
    [
      "en",
      "TokoBaru rival SkyFarm raises $5M",
      "SkyFarm, which competes with TokoBaru, has raised $5 million from Harbour Ventures.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "en",
      "SkyFarm founder: why we raised $5M",
      "SkyFarm's founder said the company has raised $5 million in a Series A led by Harbour Ventures.",
      "SkyFarm | USD 5000000 | series_a |  | Harbour Ventures*",
    ],
    [
      "vi",
      "Đối thủ của SkyFarm gọi vốn 5 triệu USD",
      "TokoBaru, đối thủ của SkyFarm, huy động 5 triệu USD từ Sunda Partners.",
      "TokoBaru | USD 5000000 |  |  | Sunda Partners",
    ],
    [
      "vi",
      "Cựu kỹ sư SkyFarm gọi vốn thành công 5 triệu USD",
      "Startup của cựu kỹ sư SkyFarm huy động 5 triệu USD từ Sunda Partners.",
      "none",
    ],
    [
      "id",
      "Pesaing SkyFarm raih pendanaan US$5 juta",
      "TokoBaru, pesaing SkyFarm, meraih pendanaan US$5 juta dari Sunda Partners.",
      "TokoBaru | USD 5000000 |  |  | Sunda Partners",
    ],
    [
      "id",
      "Mantan CTO SkyFarm raih pendanaan US$5 juta",
      "Startup baru milik mantan CTO SkyFarm meraih pendanaan US$5 juta dari Sunda Partners.",
      "none",
    ],
    [
      "zh",
      "SkyFarm前员工创办的公司获500万美元融资",
      "SkyFarm前员工创办的公司获500万美元融资，由港湾创投领投。",
      "none",
    ],
    [
      "th",
      "คู่แข่ง SkyFarm ระดมทุน 5 ล้านดอลลาร์",
      "TokoBaru คู่แข่งของ SkyFarm ระดมทุน 5 ล้านดอลลาร์จาก Sunda Partners",
      "TokoBaru | USD 5000000 |  |  | Sunda Partners",
    ],
  ])("%s: %s", (language, title, text, expected) => {
    expect(told(language, title, text)).toBe(expected);
  });
});

describe("who declined, advised or is told of beside a round has not invested", () => {
  const LED = "SkyFarm has raised $5 million led by Harbour Ventures";

  it.each<[Language, string, string]>([
    ["en", "SkyFarm raises $5M", `${LED}. Sunda Partners declined to take part.`],
    ["en", "SkyFarm raises $5M", `${LED}. Sunda Partners, an early backer, sat this round out.`],
    [
      "en",
      "SkyFarm raises $5M",
      `${LED}, advised by Bamboo Capital. Its founder used to work at Sunda Partners.`,
    ],
    [
      "vi",
      "SkyFarm gọi vốn thành công 5 triệu USD",
      "SkyFarm huy động 5 triệu USD do Harbour Ventures dẫn dắt. Sunda Partners từ chối tham gia. Bamboo Capital là đơn vị tư vấn.",
    ],
    [
      "id",
      "SkyFarm raih pendanaan US$5 juta",
      "SkyFarm meraih pendanaan US$5 juta dipimpin Harbour Ventures. Sunda Partners tidak ikut dalam putaran ini. Bamboo Capital menjadi penasihat keuangan.",
    ],
    [
      "zh",
      "SkyFarm获500万美元融资",
      "SkyFarm获500万美元融资，由Harbour Ventures领投。竹资本担任财务顾问。Sunda Partners未参投。",
    ],
    [
      "th",
      "SkyFarm ระดมทุน 5 ล้านดอลลาร์",
      "SkyFarm ระดมทุน 5 ล้านดอลลาร์นำโดย Harbour Ventures ส่วน Sunda Partners ไม่ได้ร่วมลงทุน โดยมีแบมบู แคปปิตอลเป็นที่ปรึกษาทางการเงิน",
    ],
  ])("%s: %s (%s)", (language, title, text) => {
    expect(told(language, title, text)).toBe("SkyFarm | USD 5000000 |  |  | Harbour Ventures*");
  });
});
