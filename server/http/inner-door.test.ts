import { pino } from "pino";
import { expect, it } from "vitest";
import { openInnerDoor } from "./inner-door.ts";

it("answers for the backend, and never says that it will close a connection that is kept", async () => {
  const door = await openInnerDoor(
    {
      handle(request, response) {
        if (request.url !== "/rest/v1/news") return false;
        response.end("[]");
        return true;
      },
    },
    pino({ level: "silent" }),
  );
  const answer = await fetch(`${door.url}/rest/v1/news`);
  expect([answer.status, await answer.text()]).toEqual([200, "[]"]);
  expect(answer.headers.get("connection")).toBe("keep-alive");
  expect(answer.headers.get("keep-alive")).toBeNull();
  expect((await fetch(`${door.url}/elsewhere`)).status).toBe(404);
  await door.close();
});
