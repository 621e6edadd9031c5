import type { Language } from "../../contracts/languages.ts";
import type { Query } from "./query.ts";

/** Queries for companies that the content always has, by name. */

type Asked = readonly [Language | "mixed", text: string, ...names: string[]];

const ask =
  (topic: string, group: "startups" | "investors") =>
  ([language, text, ...names]: Asked): Query => ({ topic, language, text, [group]: names });

const STARTUPS_BY_NAME: Asked[] = [
  ["en", "Grabeon", "Grabeon"],
  ["en", "go-jett", "Go-Jett"],
  ["en", "gojett", "Go-Jett"],
  ["en", "O'Leaf Organics", "O'Leaf Organics"],
  ["en", "a.i. works", "A.I. Works"],
  ["en", "C++ Labs", "C++ Labs"],
  ["en", "vnx", "VNX"],
  ["en", "Be", "Be"],
  ["en", "x", "X"],
  ["en", "9 miles", "9 Miles"],
  ["en", "flashcourier", "Flash Courier"],
  ["en", "rocket lab", "Rocket🚀Lab"],
  ["en", "rocket🚀lab", "Rocket🚀Lab"],
  ["en", "ＧＲＡＢＥＯＮ", "Grabeon"],
  ["zh", "星辰智能", "星辰智能"],
  ["vi", "Công ty Cổ phần Sao Việt", "Công ty Cổ phần Sao Việt"],
  ["vi", "sao viet", "Công ty Cổ phần Sao Việt"],
  ["vi", "nong san xanh", "Nông Sản Xanh"],
  ["vi", "dien may do", "Điện Máy Đỏ"],
  ["th", "สยามเพย์", "สยามเพย์"],
  ["th", "หมอใกล้บ้าน", "หมอใกล้บ้าน"],
  ["mixed", "bitkubo ไทย", "Bitkubo ไทย"],
  ["mixed", "pay云", "Pay云"],
  ["mixed", "滴答go", "滴答Go"],
];

const INVESTORS_BY_NAME: Asked[] = [
  ["en", "Lanternfish Capital", "Lanternfish Capital"],
  ["en", "500 durians", "500 Durians"],
  ["zh", "红杉海", "红杉海"],
  ["th", "กองทุนช้างเผือก", "กองทุนช้างเผือก"],
  ["vi", "quỹ mekong xanh", "Quỹ Mekong Xanh"],
  ["vi", "dai duong", "Đại Dương Capital"],
  ["id", "dana nusantara", "Dana Nusantara"],
];

const STARTUPS_BY_BEGINNING: Asked[] = [
  ["en", "g", "Grabeon"],
  ["en", "gra", "Grabeon"],
  ["en", "goj", "Gojaya", "Go-Jett"],
  ["en", "tokon", "Tokonesia"],
  ["en", "shopi", "Shopira"],
  ["en", "thunderb", "Thunderbird Pay"],
  ["en", "courier", "Flash Courier"],
  ["id", "ruangbel", "Ruangbelajar"],
  ["vi", "sao vi", "Công ty Cổ phần Sao Việt"],
  ["vi", "đồng hành", "Đồng Hành Y Tế"],
  ["zh", "星辰", "星辰智能"],
  ["zh", "椰子", "椰子电商"],
  ["th", "สยามเพ", "สยามเพย์"],
];

const INVESTORS_BY_BEGINNING: Asked[] = [
  ["en", "lantern", "Lanternfish Capital"],
  ["en", "golden ga", "Golden Gate Angels"],
  ["th", "สยามเวน", "สยามเวนเจอร์ส"],
];

/** One edit from the name: a letter too many, too few, another one, or two swapped. */
const STARTUPS_MISTYPED: Asked[] = [
  ["en", "grabeno", "Grabeon"],
  ["en", "gojayya", "Gojaya"],
  ["en", "tokonesla", "Tokonesia"],
  ["en", "shopria", "Shopira"],
  ["en", "halodocta", "Halodokta"],
  ["en", "xendit", "Xenditt"],
  ["en", "zalora", "Zalorra"],
  ["en", "pomeloo", "Pomelooo"],
  ["en", "thunderbrid pay", "Thunderbird Pay"],
  ["id", "kredvia", "Kredivia"],
  ["id", "ruangbelajr", "Ruangbelajar"],
  ["zh", "星晨智能", "星辰智能"],
  ["th", "สยามเพย", "สยามเพย์"],
  ["vi", "nong san xahn", "Nông Sản Xanh"],
];

const INVESTORS_MISTYPED: Asked[] = [
  ["en", "lanternfsh", "Lanternfish Capital"],
  ["en", "monsoon venturs", "Monsoon Ventures"],
  ["en", "temasqaure", "Temasquare"],
];

export const NAME_QUERIES: Query[] = [
  ...STARTUPS_BY_NAME.map(ask("whole name", "startups")),
  ...INVESTORS_BY_NAME.map(ask("whole name", "investors")),
  ...STARTUPS_BY_BEGINNING.map(ask("beginning of a name", "startups")),
  ...INVESTORS_BY_BEGINNING.map(ask("beginning of a name", "investors")),
  ...STARTUPS_MISTYPED.map(ask("name with a slip", "startups")),
  ...INVESTORS_MISTYPED.map(ask("name with a slip", "investors")),
];
