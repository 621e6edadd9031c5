import { readImports } from "./imports.ts";

/** What each name leads to, and the import that proves it, in words. */
export type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Features that import each other, by however long a way: none can be read, moved or loaded alone. */
export function checkCircles(): string[] {
  const imports = readImports(["app"]);
  return describeCircles("features", folderGraph(imports, "app/features"));
}

/** The folders directly below one; what tests alone import is left out, for nobody imports a test. */
export function folderGraph(
  imports: ReadonlyMap<string, readonly string[]>,
  parent: string,
): Graph {
  const graph = new Map<string, Map<string, string>>();
  const folderOf = (file: string): string | undefined => {
    if (!file.startsWith(`${parent}/`) || /\.test\.tsx?$/.test(file)) return undefined;
    const [folder, ...inside] = file.slice(parent.length + 1).split("/");
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

/** The shortest circle of each name that stands in one, unless another circle has named it already. */
export function findCircles(graph: Graph): string[][] {
  const named = new Set<string>();
  return [...graph.keys()].sort().flatMap((name) => {
    const circle = named.has(name) ? [] : shortestWayBack(graph, name);
    for (const member of circle) named.add(member);
    return circle.length > 0 ? [circle] : [];
  });
}

function shortestWayBack(graph: Graph, start: string): string[] {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}
