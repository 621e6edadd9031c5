import { expect, it } from "vitest";
import { createLogger } from "./log.ts";

function logged(details: object, message: string): Record<string, unknown> {
  const lines: string[] = [];
  createLogger("info", (line) => void lines.push(line)).info(details, message);
  return JSON.parse(lines.join(""));
}

it("names nobody's address, wherever it comes from", () => {
  const error = "all recipients were rejected: 550 5.1.1 <Lan.Nguyen+1@padi.example>: User unknown";
  expect(logged({ error }, "to lan@padi.example, 'x@y.example'")).toMatchObject({
    error: "all recipients were rejected: 550 5.1.1 <…@padi.example>: User unknown",
    msg: "to …@padi.example, '…@y.example'",
  });
});

it("tells no password of an address", () => {
  const { url } = logged({ url: "postgresql://benih:geheim@127.0.0.1:5432/x" }, "opened");
  expect(url).toBe("postgresql://…@127.0.0.1:5432/x");
});

it("leaves everything else as it is", () => {
  const told = { path: "/work/node_modules/@scope/x", at: "3 @ 4", count: 2, list: ["a", "b"] };
  expect(logged(told, 'said "hello" @ noon')).toMatchObject({
    ...told,
    msg: 'said "hello" @ noon',
  });
});
