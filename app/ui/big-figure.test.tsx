import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BigFigure } from "./big-figure.tsx";

test.each([
  ["36", ""],
  ["–", ""],
  ["US$355.8M", ""],
  ["US$355,8 juta", " juta"],
  ["355,8 triệu USD", " triệu USD"],
  ["151.2 ล้านดอลลาร์", " ล้านดอลลาร์"],
  ["3.56亿美元", "亿美元"],
])("the words of a unit are set smaller, and nothing is lost: %s", (text, small) => {
  const html = renderToStaticMarkup(<BigFigure text={text} />);
  expect(html.replace(/<[^>]*>/g, "")).toBe(text);
  expect(/text-\[[^>]*>([^<]*)</.exec(html)?.[1] ?? "").toBe(small);
});
