import { afterEach, expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { hearSignals, type Signal } from "../signals/signal.ts";
import { countRequests } from "./request-counts.ts";
import { mount, start, stopFronts } from "./test-front.ts";

afterEach(stopFronts);

/** By its address, `/boom` is a page. */
const COUNTED = [
  ["cached_page", "2xx", 1],
  ["page", "2xx", 2],
  ["operation", "2xx", 1],
  ["data_api", "2xx", 1],
  ["document", "2xx", 1],
];

it("a fault has one name: in the answer's header, on its page, and as a failure", async () => {
  const told: Signal[] = [];
  const stop = hearSignals((one) => told.push(one));
  const ask = await start({ render: () => Promise.reject(new Error("render")) });
  const answer = await ask("/boom");
  stop();
  const id = answer.headers.get("x-request-id") ?? "";
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(await answer.text()).toContain(`<code>${id}</code>`);
  expect(told).toMatchObject([
    { kind: "failure", failure: { part: "render", type: "Error", request: id } },
  ]);
});

it("counts each answer once, by a closed list of classes", async () => {
  const counts = countRequests();
  const ask = await start({ counts, mounts: [mount((_request, response) => !!response.end())] });
  for (const path of ["/", "/", "/boom", "/api/none", "/rest/v1/news", "/sitemap.xml"]) {
    await (await ask(path)).text();
  }
  // The count follows the answer.
  const counted = await eventually("all are counted", 5000, () => {
    const all = [...counts.metric.samples()]
      .filter(({ suffix }) => suffix === "_count")
      .map(({ labels, value }) => [labels.route, labels.status, value]);
    return all.length === COUNTED.length ? all : undefined;
  });
  expect(counted).toEqual(COUNTED);
});
