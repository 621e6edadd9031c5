import { expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

it("lets a person's calls through one by one, whatever became of the one before, and others at once", async () => {
  const inTurn = oneAtATime(10);
  const began: string[] = [];
  const first = Promise.withResolvers<string>();
  const begin = (person: string, name: string, answer: Promise<string> | string = name) =>
    inTurn(person, async () => {
      began.push(name);
      return answer;
    });
  const failed = begin("me", "first", first.promise);
  const [second, third] = [begin("me", "second"), begin("me", "third")];
  expect(await begin("you", "yours")).toBe("yours");
  expect(began).toEqual(["first", "yours"]);
  first.reject(new Error("No answer"));
  await expect(failed).rejects.toThrow("No answer");
  expect(await Promise.all([second, third])).toEqual(["second", "third"]);
  expect(began).toEqual(["first", "yours", "second", "third"]);
});

it("refuses whoever has a full line already, until one is through", async () => {
  const inTurn = oneAtATime(2);
  const first = Promise.withResolvers<void>();
  const calls = [inTurn("me", () => first.promise), inTurn("me", async () => undefined)];
  const refused = { code: "too_many_requests", details: { retryAfter: 5 } };
  await expect(inTurn("me", async () => undefined)).rejects.toMatchObject(refused);
  first.resolve();
  await Promise.all(calls);
  await expect(inTurn("me", async () => "through")).resolves.toBe("through");
});
