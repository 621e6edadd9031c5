import { expect, test } from "vitest";
import { describeCircles, fileGraph, findCircles, folderGraph, parentsOf } from "./circles.ts";
import { importsIn } from "./imports.ts";

/** `a: "b c"`: a imports b and c. */
function graph(edges: Record<string, string>) {
  return new Map(
    Object.entries(edges).map(([from, to]) => [
      from,
      new Map(to.split(" ").map((name) => [name, `${from} imports ${name}`])),
    ]),
  );
}

test("finds a circle of any length, and names each member in one circle only", () => {
  expect(findCircles(graph({ a: "b c", b: "c", c: "d" }))).toEqual([]);
  expect(findCircles(graph({ a: "b", b: "c x", c: "d", d: "b y", x: "y", y: "x" }))).toEqual([
    ["b", "c", "d"],
    ["x", "y"],
  ]);
});

test("takes the shortest of several ways back", () => {
  expect(findCircles(graph({ a: "b", b: "c", c: "a d", d: "c", e: "a" }))).toEqual([
    ["a", "b", "c"],
    ["d", "c"],
  ]);
});

test("says the circle of two features with the files that make it", () => {
  const imports = new Map([
    ["app/features/account/frame.tsx", ["app/features/credits/mark.tsx", "app/ui/icon.tsx"]],
    ["app/features/credits/mark.tsx", ["app/features/account/person.ts"]],
    ["app/features/account/person.ts", []],
    ["app/features/news/feed.tsx", ["app/features/account/person.ts"]],
  ]);
  expect(describeCircles("features", folderGraph(imports, "app/features"))).toEqual([
    "features in a circle, account → credits → account: " +
      "app/features/account/frame.tsx imports app/features/credits/mark.tsx, and " +
      "app/features/credits/mark.tsx imports app/features/account/person.ts",
  ]);
});

test("says the circle of two files", () => {
  const imports = new Map([
    ["embedded/storage/form.ts", ["embedded/storage/body.ts"]],
    ["embedded/storage/body.ts", ["embedded/storage/form.ts"]],
  ]);
  expect(describeCircles("files", fileGraph(imports))).toEqual([
    "files in a circle, embedded/storage/body.ts → embedded/storage/form.ts → embedded/storage/body.ts: " +
      "embedded/storage/body.ts imports embedded/storage/form.ts, and " +
      "embedded/storage/form.ts imports embedded/storage/body.ts",
  ]);
});

test("looks below every folder that has folders", () => {
  const imports = new Map([
    ["embedded/auth/links/glob.ts", []],
    ["embedded/log.ts", []],
    ["vite.config.ts", []],
    ["server/serve.ts", ["embedded/log.ts"]],
  ]);
  expect(parentsOf(imports)).toEqual(["", "embedded", "embedded/auth"]);
  expect(findCircles(folderGraph(imports, ""))).toEqual([]);
  imports.set("embedded/log.ts", ["server/serve.ts"]);
  expect(findCircles(folderGraph(imports, ""))).toEqual([["embedded", "server"]]);
});

test("a test may import what its folder must not", () => {
  const imports = new Map([
    ["server/domain/credits/spend.ts", ["server/domain/account/actor.ts"]],
    ["server/domain/account/actor.test.ts", ["server/domain/credits/spend.ts"]],
    ["server/domain/account/test-person.ts", ["server/domain/credits/spend.ts"]],
  ]);
  expect(findCircles(folderGraph(imports, "server/domain"))).toEqual([]);
});

test("reads imports of values, of types, of what is passed on and of what is loaded later", () => {
  const text = `
    import { useState } from "react";
    import type { A } from "./a.ts";
    import { type B, b } from "../b/b.tsx";
    import "#contracts/prices.ts";
    export * from "./c.ts";
    export type { D } from "./d.ts";
    type E = typeof import("./e.ts");
    const later = () => import("./f.tsx");
    // import "./not-this.ts"
    const text = 'import "./nor-this.ts"';`;
  expect(importsIn("app/x/x.ts", text).sort()).toEqual([
    "app/b/b.tsx",
    "app/x/a.ts",
    "app/x/c.ts",
    "app/x/d.ts",
    "app/x/e.ts",
    "app/x/f.tsx",
    "contracts/prices.ts",
  ]);
});
