import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "../../../contracts/languages.ts";
import { readItem } from "./read-item.ts";
import { storyOf } from "./same-story.ts";
import { SIGNS } from "./story-signs.ts";
import { INDEX, itemOf } from "./test-items.ts";
import { type Understood, understand } from "./understood-item.ts";

type Written = { language?: Language; day?: number; url?: string; title: string; text: string };

function understood({ language = "en", day = 14, url, title, text }: Written): Understood {
  const item = {
    ...itemOf(language, title, text),
    publishedAt: new Date(Date.UTC(2026, 4, day, 2)),
    url: url ?? `https://news.example/${encodeURIComponent(title)}`,
  };
  return understand(item, readItem(item, INDEX), INDEX);
}

const MANGO: Written = {
  title: "Mango bags $12M Series B",
  text: "Mango has raised $12 million in a Series B round led by Harbour Ventures. It serves 5,400 shops.",
};

/** Whether an item joins a story that consists of the other one. */
function isSameStory(one: Understood, other: Understood): boolean {
  return storyOf(one, [{ storyId: "a", item: other }]) === "a";
}

test.each<[string, Written, Written]>([
  [
    "in another language",
    MANGO,
    {
      language: "zh",
      day: 16,
      title: "印尼支付公司Mango完成1200万美元B轮融资",
      text: "印尼支付公司Mango昨日宣布完成1200万美元B轮融资，由港湾创投领投。",
    },
  ],
  [
    "in the money of another country",
    MANGO,
    {
      language: "id",
      title: "Mango raih pendanaan seri B",
      text: "Mango memperoleh pendanaan seri B sekitar Rp 196 miliar dari Harbour Ventures.",
    },
  ],
  [
    "under a name in another script",
    {
      language: "th",
      title: "ทุเรียนทอง คว้าเงินทุนรอบ Seed 20 ล้านบาท",
      text: "ทุเรียนทอง สตาร์ตอัปจากระยอง ระดมทุนรอบ Seed ได้ 20 ล้านบาท จาก Harbour Ventures มีเกษตรกร 1,350 ราย",
    },
    {
      day: 15,
      title: "Golden Durian raises 20 million baht seed round",
      text: "Golden Durian, a startup in Rayong, has raised a 20 million baht seed round from Harbour Ventures. It works with 1,350 farmers.",
    },
  ],
  [
    "as a correction",
    MANGO,
    {
      title: "Correction: Mango's Series B is $21M",
      text: "Mango has raised $21 million in a Series B round led by Harbour Ventures. An earlier version gave another figure.",
    },
  ],
  [
    "of a company whose name is written without its marks",
    {
      language: "vi",
      title: "Bếp Sóng gọi vốn 3 triệu USD vòng Seed",
      text: "Bếp Sóng vừa gọi được 3 triệu USD vòng Seed do Harbour Ventures dẫn dắt.",
    },
    {
      day: 15,
      title: "Bep Song raises $3m seed round",
      text: "Bep Song has raised a $3 million seed round led by Harbour Ventures.",
    },
  ],
  [
    "of no round",
    {
      title: "Mango lays off 85 people and closes TokoBaru unit",
      text: "Mango is laying off 85 people, it told staff on Tuesday. The TokoBaru unit closes on July 31.",
    },
    {
      language: "id",
      day: 15,
      title: "Mango PHK 85 karyawan",
      text: "Mango memutus hubungan kerja 85 orang. Unit TokoBaru ditutup 31 Juli.",
    },
  ],
  [
    "from a headline about something else, with its sum and its investor",
    MANGO,
    {
      day: 15,
      title: "Mango names a new chief of finance",
      text: "Harbour Ventures bought in last month. Mango, which has just got $12 million, has hired a banker.",
    },
  ],
  [
    "about the company, the day after its round",
    MANGO,
    {
      language: "id",
      day: 15,
      title: "Pedagang pasar menyambut modal baru Mango",
      text: "Mango akan membuka 40 gudang hingga 2027. Pedagang di Garut menyambutnya.",
    },
  ],
  [
    "of another kind and sum to the company on one day",
    MANGO,
    {
      title: "Mango raises seed money of $900,000",
      text: "Mango has raised a $900,000 seed round led by Harbour Ventures.",
    },
  ],
  [
    "of a rule, by its figures",
    {
      title: "Vietnam opens the door to funds of its cities",
      text: "Cities may hold up to 49 percent of a fund, with a minimum of VND500 billion, under a decree issued on Tuesday.",
    },
    {
      language: "vi",
      day: 15,
      title: "Nghị định mới về quỹ địa phương",
      text: "Ngân sách góp không quá 49% vốn, quỹ tối thiểu 500 tỷ đồng.",
    },
  ],
  [
    "of a region's quarter, which the headline does not name",
    {
      title: "Southeast Asia startup funding in third quarter hits $1.2B",
      text: "Startups in the region raised $1.2 billion in 142 deals.",
    },
    {
      language: "vi",
      day: 15,
      title: "Vốn mạo hiểm thấp nhất tám năm",
      text: "Quý III vừa qua chỉ có 142 thương vụ gọi vốn khởi nghiệp tại Đông Nam Á, tổng giá trị 1,2 tỷ USD.",
    },
  ],
  [
    "of a market's quarter, each country with its own figures",
    {
      title: "Southeast Asia startup funding in third quarter hits $1.2B",
      text: "Startups in the region raised $1.2 billion, data firm Pelican Insight said.",
    },
    {
      language: "vi",
      day: 15,
      title: "Vốn vào startup Việt trong quý III đạt 164 triệu USD",
      text: "Startup Việt Nam gọi được 164 triệu USD, theo báo cáo của Pelican Insight.",
    },
  ],
])("tells the same %s", (_how, one, other) => {
  expect(isSameStory(understood(one), understood(other))).toBe(true);
  expect(isSameStory(understood(other), understood(one))).toBe(true);
});

test.each<[string, Written, Written]>([
  [
    "another round of the company",
    MANGO,
    {
      day: 20,
      title: "Mango takes $10M debt facility",
      text: "Mango has signed a $10 million debt facility with Bamboo Capital.",
    },
  ],
  [
    "weeks later",
    MANGO,
    {
      day: 31,
      title: "Mango opens in Bangkok",
      text: "Mango has opened in Bangkok after it raised $12 million in a Series B led by Harbour Ventures.",
    },
  ],
  [
    "the same sum for another company",
    MANGO,
    {
      title: "Kargo Lion bags $12M Series B",
      text: "Kargo Lion has raised $12 million in a Series B round led by Sunda Partners.",
    },
  ],
  [
    "two companies of the directory, with one investor and one sum",
    MANGO,
    {
      language: "zh",
      title: "莲护获Harbour Ventures领投1200万美元B轮融资",
      text: "莲护（Lotus Care）宣布完成1200万美元B轮融资，由Harbour Ventures领投，服务5,400家商店。",
    },
  ],
  [
    "a company of similar name",
    MANGO,
    {
      title: "Manggo bags $12M Series B",
      text: "Manggo has raised $12 million in a Series B round led by Bamboo Capital.",
    },
  ],
  [
    "a round-up that has it too",
    MANGO,
    {
      day: 16,
      title: "Funding round-up: Mango, TokoBaru, SkyFarm",
      text: "Mango raised $12 million.\n\nTokoBaru raised $3 million.\n\nSkyFarm raised $5 million.",
    },
  ],
])("tells two of %s", (_how, one, other) => {
  expect(isSameStory(understood(one), understood(other))).toBe(false);
});

test("a copy with another title, cut short, is the same", () => {
  const text =
    "Growing salmon near the equator sounds mad, says the founder, who has run three farms in Norway. " +
    "The tanks stand in an old cold store in Jurong, and they take their water from the sea at night. " +
    "Feed is made of insects that live on the peels of a juice factory across the road.";
  const whole = { title: "Salmon in Jurong", text: `${text} The first fish will be sold in June.` };
  expect(isSameStory(understood(whole), understood({ title: "Cold fish", text }))).toBe(true);
});

test("one address is one story, however it is written", () => {
  const one = understood({ ...MANGO, url: "https://m.paper.example/a/1.amp?utm_source=x" });
  const other = understood({ title: "Other", text: "", url: "https://www.paper.example/a/1" });
  expect(isSameStory(one, other)).toBe(true);
});

test("what is kept of an item is plain JSON", () => {
  const item = understood(MANGO);
  expect(JSON.parse(JSON.stringify(item))).toEqual(item);
});

test("an item joins the story of most items that tell the same, or none", () => {
  const recent = [
    { storyId: "a", item: understood(MANGO) },
    {
      storyId: "b",
      item: understood({ title: "SkyFarm opens a farm", text: "It is in Khon Kaen." }),
    },
  ];
  const again = understood({ ...MANGO, day: 15, title: "Payments firm Mango raises $12 million" });
  expect(storyOf(again, recent)).toBe("a");
  expect(
    storyOf(understood({ title: "Rain in Penang", text: "It rained." }), recent),
  ).toBeUndefined();
});

test("what looks like one item of a story is not of it where another tells of another company", () => {
  const round = (company: string) => ({
    title: `${company} raises S$9m`,
    text: `${company} has raised S$9 million in a Series B led by Harbour Ventures, with Bamboo Capital. It has 14 shops.`,
  });
  const chinese = understood({
    language: "zh",
    title: "新加坡公司霜线获900万新元B轮融资",
    text: "公司霜线今天宣布完成900万新元B轮融资，港湾创投领投，竹资本跟投。霜线有14家店。",
  });
  const first = { storyId: "a", item: understood(round("Frostline")) };
  expect(storyOf(chinese, [first])).toBe("a");
  const both = [first, { storyId: "a", item: chinese }];
  expect(storyOf(understood(round("Pawly")), both)).toBeUndefined();
});

test("every sign has a learned weight, and no weight is left of a sign that went", () => {
  const learned = JSON.parse(readFileSync(new URL("story-weights.json", import.meta.url), "utf8"));
  expect(Object.keys(learned.weights)).toEqual([...SIGNS]);
});
