import { describe, expect, it } from "vitest";
import { article, given, investor, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { idsOf } from "./searching.ts";

const database = migratedDatabase();

const news = (changes: Row) => given(database, "news", article(changes));
const company = (changes: Row) => given(database, "startups", startup(changes));

async function expectFound(id: string, queries: string[]): Promise<void> {
  for (const query of queries) {
    expect(await idsOf(database, "news", query), query).toEqual([id]);
  }
}

describe("an article is found", () => {
  it("in Vietnamese, with marks, without them, and with marks typed apart", async () => {
    const id = await news({ title_vi: "Sầu riêng Đắk Nông lên sàn công nghệ" });
    await news({ title_vi: "Riêng một góc trời" });
    const queries = ["sầu riêng", "sau rieng", "SAU RIENG", "Đắk Nông", "dak nong", "cong nghe"];
    await expectFound(id, [...queries, "sầu riêng".normalize("NFD")]);
  });

  it("in Thai, inside a text without spaces", async () => {
    const id = await news({ title_th: "โดรนส่งทุเรียนบินเหนือจันทบุรี" });
    await news({ title_th: "ตลาดคาร์บอนเปิดที่กระบี่" });
    await expectFound(id, ["ทุเรียน", "บิน", "โดรนส่ง", "จันทบุรี", "บุ", "จ"]);
  });

  it("in Thai with vowels typed in two halves", async () => {
    const id = await news({ title_th: "แพลตฟอร์มน้ำปลา" });
    await expectFound(id, ["เเพลตฟอร์ม", "น\u0e49\u0e4d\u0e32ปลา"]);
  });

  it("in Chinese, from one character on", async () => {
    const id = await news({ title_zh: "榴莲外卖无人机获准试飞" });
    await news({ title_zh: "红树林碳信用交易所开业" });
    await expectFound(id, ["榴", "飞", "榴莲", "无人机", "卖无人", "榴莲外卖无人机"]);
  });

  it("in Indonesian and English, by a word or its beginning", async () => {
    const id = await news({
      title: "Seafarers are paid in stablecoins",
      title_id: "Pelaut dibayar dengan koin stabil",
    });
    await expectFound(id, ["seafarers", "Seafa", "stablecoins paid", "pelaut", "koin stabil"]);
  });

  it("by its excerpt, in any language", async () => {
    const id = await news({ excerpt: "A fish market", excerpt_zh: "渔民", excerpt_id: "nelayan" });
    await expectFound(id, ["fish", "渔民", "nelayan"]);
  });

  it("where scripts are mixed, in full width, and with emoji", async () => {
    const id = await news({ title: "Grabeon 🚀", title_zh: "ＡＩ翻译耳机：Grabeon完成融资" });
    const queries = ["AI翻译", "ai 翻译", "ＡＩ", "grabeon融资", "Grabeon 融资", "🚀"];
    await expectFound(id, queries);
  });

  it("by compounds however they are written", async () => {
    const id = await news({ title: "E-commerce on WhatsApp-based shops: COVID-19, C++ and Q&A" });
    const queries = ["e-commerce", "ecommerce", "e commerce", "covid-19", "covid19", "c++", "q&a"];
    await expectFound(id, [...queries, "whatsapp based", "WhatsApp-based"]);
  });

  it("with accents of other languages", async () => {
    const id = await news({ title: "Naïve café robots sell crêpes" });
    await expectFound(id, ["naive", "cafe", "crepes", "CAFÉ"]);
  });
});

it("marks that were typed tell words apart; without them all are meant", async () => {
  const hinge = await news({ title_vi: "Bản lề cửa thông minh", published_at: "2020-01-01" });
  const retail = await news({ title_vi: "Bán lẻ tăng trưởng", published_at: "2026-01-01" });
  expect(await idsOf(database, "news", "bản lề")).toEqual([hinge]);
  expect(await idsOf(database, "news", "bán lẻ")).toEqual([retail]);
  expect(await idsOf(database, "news", "ban le")).toEqual([retail, hinge]);
});

it("a Vietnamese name is found in the text of another language, whether marks are typed or not", async () => {
  const english = await news({ title: "Da Nang opens a port", published_at: "2026-01-01" });
  const vietnamese = await news({ title_vi: "Cảng Đà Nẵng", published_at: "2025-01-01" });
  expect(await idsOf(database, "news", "da nang")).toEqual([english, vietnamese]);
  expect(await idsOf(database, "news", "Đà Nẵng")).toEqual([vietnamese, english]);
});

it("two Vietnamese words need not be adjacent, their syllables must", async () => {
  const id = await news({ title_vi: "Bất động sản nghỉ dưỡng ở Đà Nẵng" });
  await news({ title_vi: "Bất ngờ: động đất và tài sản, Đà Lạt không nặng nề, nắng" });
  expect(await idsOf(database, "news", "bat dong san da nang")).toEqual([id]);
});

it("separate syllables of a Vietnamese compound do not match while others are adjacent", async () => {
  const together = await news({ title_vi: "Công nghệ xanh" });
  await news({ title_vi: "Công ty nghệ thuật" });
  expect(await idsOf(database, "news", "cong nghe")).toEqual([together]);
});

it("separated pieces of a run do not match", async () => {
  await news({ title_zh: "工人智能" });
  expect(await idsOf(database, "news", "人工智能")).toEqual([]);
});

it("a segmented query finds separated words, where the query as typed finds nothing", async () => {
  const id = await news({ title_zh: "越南的金融科技" });
  expect(await idsOf(database, "news", "越南金融科技")).toEqual([]);
  const segmented = "越南 金融 科技";
  expect(await idsOf(database, "news", "越南金融科技", { segmented })).toEqual([id]);
});

describe("companies are found by what they are filed under, in every language", () => {
  it.each([
    "fintech",
    "金融科技",
    "công nghệ tài chính",
    "cong nghe tai chinh",
    "ฟินเทค",
    "teknologi keuangan",
  ])("industry: %s", async (query) => {
    const id = await company({ industries: ["fintech"] });
    await company({ industries: ["hardware"], country: "Brazil" });
    expect(await idsOf(database, "startup", query)).toEqual([id]);
  });

  it.each(["Vietnam", "Việt Nam", "viet nam", "越南", "เวียดนาม"])("country: %s", async (query) => {
    const id = await company({ country: "Vietnam" });
    await company({ country: "Brazil" });
    expect(await idsOf(database, "startup", query)).toEqual([id]);
  });

  it.each(["accelerator", "加速器", "vườn ươm", "โครงการเร่งการเติบโต", "akselerator"])(
    "kind of investor: %s",
    async (query) => {
      const id = await given(
        database,
        "investors",
        investor({ investor_types: ["accelerator"], target_industries: ["biotech"] }),
      );
      await given(database, "investors", investor({ investor_types: ["family_office"] }));
      expect(await idsOf(database, "investor", query)).toEqual([id]);
    },
  );

  it("several at once", async () => {
    const id = await company({ industries: ["logistics"], country: "Vietnam" });
    await company({ industries: ["logistics"], country: "Brazil" });
    expect(await idsOf(database, "startup", "越南 物流")).toEqual([id]);
    expect(await idsOf(database, "startup", "logistics vietnam")).toEqual([id]);
  });

  it("by a line in one language and a description in another", async () => {
    const id = await company({
      tagline_th: "ปรึกษาแพทย์ออนไลน์",
      description_id: "Konsultasi dokter",
    });
    for (const query of ["แพทย์", "dokter", "konsultasi"]) {
      expect(await idsOf(database, "startup", query), query).toEqual([id]);
    }
  });
});
