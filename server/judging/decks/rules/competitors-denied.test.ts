import { describe, expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
import { faultsOf } from "./test-written-deck.ts";

const rules = (language: Language, ...pages: string[][]) =>
  faultsOf(language, pages).map(({ rule }) => rule);

describe("competitors denied", () => {
  it.each<[Language, string, string]>([
    ["en", "Competition", "To date there is no real competition in Cambodia."],
    ["en", "Competition", "Our service is new, so we face no competitors."],
    ["en", "Rivals", "Nobody else does this."],
    ["id", "Pesaing", "Saat ini belum ada pesaing di Sulawesi."],
    ["id", "Persaingan", "Tidak ada yang menawarkan layanan serupa."],
    ["vi", "Đối thủ", "Hiện tại chưa có đối thủ nào."],
    ["vi", "Cạnh tranh", "Không đơn vị nào làm điều tương tự, chúng tôi không có cạnh tranh."],
    ["th", "คู่แข่ง", "ปัจจุบันยังไม่มีคู่แข่งโดยตรงในภาคเหนือ"],
    ["th", "คู่แข่ง", "ไม่มีใครทำแบบเรา"],
    ["zh", "竞争", "在柬埔寨，我们没有直接竞争对手。"],
    ["zh", "竞品", "市场上无人竞争"],
  ])("%s: as all that a page says: %s › %s", (language, title, line) => {
    expect(rules(language, [title, line])).toContain("denial");
  });

  it.each<[Language, string]>([
    ["en", "We have no competitors."],
    ["id", "Kami tidak punya kompetitor."],
    ["vi", "Chúng tôi không có đối thủ cạnh tranh."],
    ["th", "เราไม่มีคู่แข่ง"],
    ["zh", "我们没有竞争对手。"],
  ])("%s: of oneself, whatever the page is called: %s", (language, line) => {
    expect(rules(language, ["…", line])).toContain("denial");
    expect(rules(language, [line])).toContain("denial");
  });

  // About customers, about others among themselves, or about one thing that rivals do not do.
  it.each<[Language, string, string]>([
    ["en", "The problem", "Fishers have no alternative to the port's only buyer."],
    ["en", "The problem", "There is no competition"],
    ["en", "The problem", "There is no real competition among brokers."],
    ["en", "Competition", "No competitor refunds within a day."],
    ["en", "Competition", "We have no direct competitors in Laos; in Thailand Ricult competes."],
    ["id", "Masalah", "Nelayan tidak punya saingan harga selain pengepul."],
    ["id", "Persaingan", "Tidak ada pesaing yang membayar tunai di tempat."],
    ["vi", "Vấn đề", "Không có cạnh tranh nên thương lái ép giá."],
    ["vi", "Đối thủ", "Không có đối thủ nào trả tiền ngay trong ngày."],
    ["th", "ปัญหา", "ยังไม่มีใครในหมู่บ้านมีบัญชีธนาคาร"],
    ["th", "คู่แข่ง", "ไม่มีคู่แข่งที่จ่ายเงินภายในวันเดียว"],
    ["zh", "问题", "渔民没有竞争优势，只能低价出售。"],
    ["zh", "竞争", "没有竞争对手能当天付款。"],
  ])("%s: not said by: %s › %s", (language, title, line) => {
    expect(rules(language, [title, line])).not.toContain("denial");
  });

  it.each<[Language, string[]]>([
    ["en", ["Competition", "We have no direct competitors.", "Grab and Lalamove carry parcels."]],
    ["id", ["Pesaing", "Kami tidak punya pesaing langsung.", "Tengkulak membeli semua panen."]],
    ["vi", ["Đối thủ", "Chúng tôi không có đối thủ trực tiếp.", "Thương lái mua tại vườn."]],
    ["th", ["คู่แข่ง", "เราไม่มีคู่แข่งโดยตรง", "พ่อค้าคนกลางรับซื้อหน้าสวน"]],
    ["zh", ["竞争", "我们没有直接竞争对手。", "农民现在卖给商贩。"]],
    ["en", ["Competition", "No direct competitors yet.", "No indirect competitors."]],
    ["en", ["Competition", "We have no competitors yet.", "Indirect competitors: paper, Excel"]],
    ["id", ["Pesaing", "Kami tidak punya pesaing.", "Pesaing tidak langsung: buku, Excel"]],
    ["vi", ["Đối thủ", "Chưa có đối thủ.", "Đối thủ gián tiếp: sổ giấy, Excel"]],
    ["th", ["คู่แข่ง", "เราไม่มีคู่แข่ง", "คู่แข่งทางอ้อม: สมุด, Excel"]],
    ["zh", ["竞争", "我们没有竞争对手。", "间接竞争对手：纸本、Excel"]],
    ["zh", ["竞争", "我们没有竞争对手；", "我们的系统可以离线使用。"]],
  ])("%s: said beside those who are there today, it is said all the same", (language, page) => {
    expect(rules(language, page)).toContain("denial");
  });

  it.each<[Language, string[]]>([
    [
      "en",
      ["Competition", "No direct competitors yet", "Indirect competitors: paper, Excel, Acme"],
    ],
    ["en", ["Competition", "We have no direct competitors.", "Today most shops use paper."]],
    ["id", ["Pesaing", "Belum ada pesaing langsung", "Pesaing tidak langsung: buku, Excel, Acme"]],
    ["id", ["Pesaing", "Belum ada pesaing langsung.", "Saat ini warung memakai buku tulis."]],
    ["vi", ["Đối thủ", "Chưa có đối thủ trực tiếp", "Đối thủ gián tiếp: sổ giấy, Excel, Acme"]],
    ["vi", ["Đối thủ", "Chưa có đối thủ trực tiếp.", "Hiện nay các cửa hàng dùng sổ giấy."]],
    ["th", ["คู่แข่ง", "ยังไม่มีคู่แข่งโดยตรง", "คู่แข่งทางอ้อม: สมุด, Excel, Acme"]],
    ["th", ["คู่แข่ง", "ยังไม่มีคู่แข่งโดยตรง", "ปัจจุบันร้านค้าใช้สมุดจด"]],
    ["zh", ["竞争", "暂无直接竞争对手", "间接竞争对手：纸本、Excel、Acme"]],
    ["zh", ["竞争", "暂无直接竞争对手。", "目前商店使用纸本。"]],
    ["en", ["Competition", "No direct competitors in Laos; shops use paper."]],
    ["id", ["Pesaing", "Belum ada pesaing langsung di Laos; warung memakai buku."]],
    ["vi", ["Đối thủ", "Chưa có đối thủ trực tiếp tại Lào; cửa hàng dùng sổ giấy."]],
    ["th", ["คู่แข่ง", "ยังไม่มีคู่แข่งโดยตรงในลาว; ร้านค้าใช้สมุด"]],
    ["zh", ["竞争", "老挝暂无直接竞争对手；商店使用纸本。"]],
  ])("%s: not said of direct ones where others are named: %s", (language, page) => {
    expect(rules(language, page)).not.toContain("denial");
  });
});
