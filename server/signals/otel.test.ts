import { expect, it } from "vitest";
import { tracesOf } from "./test-traces.ts";
import { beginSpan, currentTraceparent, isTracing, traced } from "./tracing.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const CALLER = "b7ad6b7169203331";
const FAILED = 2;

it("sends nested spans by OTLP, within the caller's trace, as the OTEL_* variables say", async () => {
  const { received, resources, spans } = await tracesOf(async () => {
    const parent = `00-${TRACE}-${CALLER}-01`;
    await traced("outer", { kind: "server", parent, attributes: { route: "page" } }, async () => {
      await traced("inner", { kind: "client" }, async () => undefined);
    });
  });
  expect(received[0]?.path).toBe("/v1/traces");
  expect(received[0]?.headers["x-tenant"]).toBe("benih");
  expect(resources[0]?.resource.attributes).toEqual(
    expect.arrayContaining([
      { key: "service.name", value: { stringValue: "benih" } },
      { key: "service.version", value: { stringValue: "1.2.3" } },
      { key: "deployment.environment.name", value: { stringValue: "test" } },
    ]),
  );
  const outer = spans.find(({ name }) => name === "outer");
  const inner = spans.find(({ name }) => name === "inner");
  expect(outer).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
  expect(inner).toMatchObject({ traceId: TRACE, parentSpanId: outer?.spanId });
  expect(outer?.attributes).toEqual([{ key: "route", value: { stringValue: "page" } }]);
});

it("passes its place in the trace on", async () => {
  let passed: string | undefined;
  const { spans } = await tracesOf(async () => {
    await traced("cause", {}, async () => {
      passed = currentTraceparent();
    });
    await traced("job", { kind: "consumer", parent: passed }, async () => undefined);
  });
  const cause = spans.find(({ name }) => name === "cause");
  expect(spans.find(({ name }) => name === "job")).toMatchObject({
    traceId: cause?.traceId,
    parentSpanId: cause?.spanId,
  });
});

it("marks what failed, without a word of the error", async () => {
  const { spans, received } = await tracesOf(async () => {
    const failing = traced("bad", {}, () => Promise.reject(new Error("words of a founder")));
    await expect(failing).rejects.toThrow("words of a founder");
    const refused = traced("refused", { isFault: () => false }, () =>
      Promise.reject(new Error("no")),
    );
    await expect(refused).rejects.toThrow("no");
    beginSpan("worse")?.end({ failed: true, attributes: { "error.type": "gone" } });
  });
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
    ["bad", FAILED],
    ["refused", 0],
    ["worse", FAILED],
  ]);
  expect(spans.flatMap(({ events }) => events)).toEqual([]);
  expect(JSON.stringify(received)).not.toContain("words of a founder");
});

it("does nothing while it is not configured", async () => {
  expect(isTracing()).toBe(false);
  expect(beginSpan("nothing")).toBeUndefined();
  expect(await traced("nothing", {}, async () => 7)).toBe(7);
  expect(currentTraceparent()).toBeUndefined();
});
