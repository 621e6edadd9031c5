import { expect, it, test } from "vitest";
import { datesIn } from "./dates.ts";
import { fold } from "./fold.ts";
import { expectSteady, repeated } from "./test-pace.ts";

const found = (text: string) => datesIn(fold(text)).map(({ from, to }) => `${from} ${to}`);

it.each([
  ["Launched in March 2025", ["2025-03-01 2025-03-31"]],
  ["Q3 2024, then Dec 2026", ["2024-07-01 2024-09-30", "2026-12-01 2026-12-31"]],
  ["Februari 2024", ["2024-02-01 2024-02-29"]],
  ["kuartal 3 2025", ["2025-07-01 2025-09-30"]],
  ["tháng 3/2025 và quý 2/2026", ["2025-03-01 2025-03-31", "2026-04-01 2026-06-30"]],
  ["กันยายน 2569", ["2026-09-01 2026-09-30"]],
  ["พ.ค. 2568", ["2025-05-01 2025-05-31"]],
  ["ปี 2570", ["2027-01-01 2027-12-31"]],
  ["2026年3月，2025年第二季度", ["2026-03-01 2026-03-31", "2025-04-01 2025-06-30"]],
  ["2026-04", ["2026-04-01 2026-04-30"]],
  ["Market 2025", ["2025-01-01 2025-12-31"]],
  ["ไตรมาสที่ 3 2568", ["2025-07-01 2025-09-30"]],
  ["from 2024 to 2026", ["2024-01-01 2024-12-31", "2026-01-01 2026-12-31"]],
  ["营收800万，2024年", ["2024-01-01 2024-12-31"]],
  ["二〇二三年十一月，二零二四年", ["2023-11-01 2023-11-30", "2024-01-01 2024-12-31"]],
  ["Bản beta T10/2025", ["2025-10-01 2025-10-31"]],
  ["เดือนสิงหาคม พ.ศ. 2565", ["2022-08-01 2022-08-31"]],
  ["ต.ค. 68, พย 67", ["2025-10-01 2025-10-31", "2024-11-01 2024-11-30"]],
  ["2000万令吉, 2025 triệu, 2000 ล้าน", []],
  ["Oct '25, FY26", ["2025-10-01 2025-10-31", "2026-01-01 2026-12-31"]],
])("%s", (text, dates) => {
  expect(found(text)).toEqual(dates);
});

it.each([
  ["closed 14 November 2024", "2024-11-14"],
  ["Jan 15, 2026", "2026-01-15"],
  ["7th May 2026", "2026-05-07"],
  ["30/09/2024", "2024-09-30"],
  ["09/30/2024", "2024-09-30"],
  ["5-12-2023", "2023-12-05"],
  ["2021-08-03", "2021-08-03"],
  ["截至2025/09/01 起", "2025-09-01"],
  ["Tính đến 30.6.2025", "2025-06-30"],
  ["2025年11月18日", "2025-11-18"],
  ["二〇二五年十一月二十八日", "2025-11-28"],
  ["ngày 2 tháng 9 năm 2023", "2023-09-02"],
  ["วันที่ 5 ธันวาคม 2567", "2024-12-05"],
  ["31 มี.ค. 69", "2026-03-31"],
  ["ณ 30/06/2568", "2025-06-30"],
  ["17 Agustus 2021", "2021-08-17"],
])("one day: %s", (text, day) => {
  expect(found(text)).toEqual([`${day} ${day}`]);
});

const PARTS = {
  "2024-01-01 2024-06-30": [
    "H1 2024",
    "1H2024",
    "First-half 2024",
    "the first half of 2024",
    "first six months of 2024",
    "2024年上半年",
    "2024H1",
    "Nửa đầu năm 2024",
    "6 tháng đầu năm 2024",
    "ครึ่งปีแรก 2567",
    "6 เดือนแรกของปี 2567",
    "Semester I 2024",
    "paruh pertama tahun 2024",
  ],
  "2025-07-01 2025-12-31": [
    "H2'25",
    "2H25",
    "2H2025",
    "the latter half of 2025",
    "2025年下半年",
    "nửa cuối 2025",
    "6 tháng cuối năm 2025",
    "ครึ่งหลังของปี 2568",
    "ครึ่งปีหลัง 2025",
    "semester kedua tahun 2025",
    "Paruh kedua 2025",
  ],
  "2024-07-01 2024-09-30": [
    "Q3'24",
    "3Q24",
    "the third quarter of 2024",
    "2024年三季度",
    "2024年第三季",
    "Quý III năm 2024",
    "ไตรมาส 3/67",
    "ไตรมาสสาม ปี 2567",
    "kuartal ketiga 2024",
    "triwulan III tahun 2024",
  ],
  "2026-10-01 2026-12-31": [
    "the final quarter of 2026",
    "quý cuối năm 2026",
    "ไตรมาสสุดท้ายของปี 2569",
    "kuartal keempat 2026",
    "2026年第四季度",
  ],
};
it.each(Object.entries(PARTS))("a part of a year, %s", (stretch, texts) => {
  for (const text of texts) expect([text, ...found(text)]).toEqual([text, stretch]);
});

it("a year belongs to what stands before it, or else to what stands behind", () => {
  const quarters = ["2024-01-01 2024-03-31", "2025-04-01 2025-06-30"];
  expect(found("2024 Q1, 2025 Q2")).toEqual(quarters);
  expect(found("Q1 2024 Q2 2025")).toEqual(quarters);
});

it.each([
  "$2025",
  "2,025 shops",
  "12025",
  "2025%",
  "2025 USD",
  "目前服务2025家门店",
  "มี 2568 แห่ง",
  "ติดต่อ 082-566-2567",
  "0811-2020-2021",
  "+65 2024 2025",
  "โทร 1900 2025",
  "ISO 27001:2022",
  "dài 1h30",
  "X2020 drone",
])("no date: %s", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  "2025",
  "1",
  "2025 ",
  "1/",
  "12/12/",
  "q1 ",
  "first half ",
  "ngày 2 tháng ",
  "0811-",
  "二〇",
])("%j, twenty thousand signs of it, is read at a steady pace", (unit) => {
  expectSteady((length) => {
    const text = repeated(unit, length);
    for (const hostile of [text, `q1${text}`, `${text}2025`]) datesIn(hostile);
  });
});
