import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { refused, supportDesk } from "./test-support.ts";
import { writingOperations } from "./writing-operations.ts";

async function givenStory(desk: ReturnType<typeof supportDesk>) {
  const { rows } = await desk
    .pool()
    .query<{ id: string }>(
      "insert into desk.stories (title, language) values ('A story', 'en') returning id",
    );
  return { kind: "story", id: rows[0]?.id ?? "" };
}

describe("with a model", () => {
  const desk = supportDesk((pool) => writingOperations(pool, "model"));
  const { call, staff } = desk;

  it("who may write asks for an article, once, and the record says who", async () => {
    const story = await givenStory(desk);
    const [editor, support] = [await staff("editor"), await staff("support")];
    expect(await call(support, "ask-for-writing", story)).toMatchObject(
      refused("permission_denied"),
    );
    expect(await call(support, "read-writing", story)).toEqual({
      data: { isOffered: true, writing: null },
    });
    const [one, two] = await Promise.all([
      call(editor, "ask-for-writing", story),
      call(editor, "ask-for-writing", story),
    ]);
    expect(one).toMatchObject({ data: { writing: { state: "waiting", costMicros: 0 } } });
    expect(two).toEqual(one);
    expect((await desk.actsOn(story.id)).map(({ act }) => act)).toEqual(["story.write"]);
    const nothing = { kind: "article", id: randomUUID() };
    expect(await call(editor, "ask-for-writing", nothing)).toMatchObject(refused("not_found"));
  });
});

describe("without a model", () => {
  const desk = supportDesk((pool) => writingOperations(pool, "rules"));

  it("nothing is offered, and nothing written", async () => {
    const story = await givenStory(desk);
    const editor = await desk.staff("editor");
    expect(await desk.call(editor, "read-writing", story)).toEqual({
      data: { isOffered: false, writing: null },
    });
    expect(await desk.call(editor, "ask-for-writing", story)).toMatchObject(
      refused("service_unavailable"),
    );
  });
});
