import { expect, it } from "vitest";
import { takePlace } from "./places.ts";

it("what is paid for has places that nothing else takes", async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const take = (line: "asked" | "free" | "paid", userId: string) =>
    takePlace(line, { userId }, async () => {
      begun.push(`${line} ${userId}`);
      await over;
    });
  const all = [
    ...["a", "a", "b", "c", "d"].map((one) => take("asked", one)),
    ...["e", "f"].map((one) => take("free", one)),
    ...["g", "g", "h"].map((one) => take("paid", one)),
  ];
  await new Promise(setImmediate);
  expect(begun).toEqual(["asked a", "asked b", "free e", "paid g", "paid h"]);
  end();
  await Promise.all(all);
  expect(begun).toHaveLength(10);
});
