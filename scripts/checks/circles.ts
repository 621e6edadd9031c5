import { readImports } from "./imports.ts";

type Imports = ReadonlyMap<string, readonly string[]>;
/** The names that each name imports, with the import that proves it, in words. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Files and folders that import each other: none of them can be read, moved or loaded alone. */
export function checkCircles(): string[] {
  const imports = readImports();
  return [
    ...describeCircles("files", fileGraph(imports)),
    ...parentsOf(imports).flatMap((parent) =>
      describeCircles(`folders of ${parent || "the root"}`, folderGraph(imports, parent)),
    ),
  ];
}

export function fileGraph(imports: Imports): Graph {
  return new Map(
    [...imports].map(([file, imported]) => [
      file,
      new Map(imported.map((other) => [other, `${file} imports ${other}`])),
    ]),
  );
}

/** Every folder that has folders with code, the root ("") first: none of its own may import each other, however indirectly. */
export function parentsOf(imports: Imports): string[] {
  const parents = new Set<string>();
  for (const file of imports.keys()) {
    const names = file.split("/");
    for (let depth = 0; depth < names.length - 1; depth++) {
      parents.add(names.slice(0, depth).join("/"));
    }
  }
  return [...parents].sort();
}

/**
 * Tests and their set-up may import what their folder must not, because nothing depends on them.
 */
export const FOR_TESTS = /(\/test-[^/]+|\.test)\.tsx?$/;

/** What the folders directly below one import from each other. */
export function folderGraph(imports: Imports, parent: string): Graph {
  const graph = new Map<string, Map<string, string>>();
  const prefix = parent && `${parent}/`;
  const folderOf = (file: string): string | undefined => {
    if (!file.startsWith(prefix) || FOR_TESTS.test(file)) return undefined;
    const [folder, ...inside] = file.slice(prefix.length).split("/");
    return inside.length > 0 ? folder : undefined;
  };
  for (const [file, imported] of imports) {
    const from = folderOf(file);
    if (from === undefined) continue;
    const leadsTo = graph.get(from) ?? new Map<string, string>();
    graph.set(from, leadsTo);
    for (const other of imported) {
      const to = folderOf(other);
      if (to === undefined || to === from || leadsTo.has(to)) continue;
      leadsTo.set(to, `${file} imports ${other}`);
    }
  }
  return graph;
}

export function describeCircles(what: string, graph: Graph): string[] {
  return findCircles(graph).map((circle) => {
    const proofs = circle.map((name, place) =>
      graph.get(name)?.get(circle[(place + 1) % circle.length] ?? ""),
    );
    return `${what} in a circle, ${[...circle, circle[0]].join(" → ")}: ${proofs.join(", and ")}`;
  });
}

/**
 * The shortest circle of each name that is part of one, unless another circle has named it already.
 */
export function findCircles(graph: Graph): string[][] {
  const named = new Set<string>();
  return [...graph.keys()].sort().flatMap((name) => {
    const way = named.has(name) ? undefined : shortestWay(graph, name, name);
    for (const member of way ?? []) named.add(member);
    return way ? [way] : [];
  });
}

/** From one name to another or back to itself, without the last step. */
function shortestWay(graph: Graph, start: string, end: string): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === end) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
