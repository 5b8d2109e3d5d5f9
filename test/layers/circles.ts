/** Each circle of a graph by one of its nodes: a way from there over the edges back to it. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  return [...graph.keys()].map((node) => circleThrough(graph, node)).filter((circle) => circle !== null);
}

function circleThrough(graph: ReadonlyMap<string, readonly string[]>, node: string): string[] | null {
  const before = new Map<string, string>();
  const queue = [node];
  for (const from of queue) {
    for (const to of graph.get(from) ?? []) {
      if (to === node) {
        const way = [node];
        for (let at: string | undefined = from; at !== undefined; at = before.get(at)) way.unshift(at);
        return way;
      }
      if (before.has(to)) continue;
      before.set(to, from);
      queue.push(to);
    }
  }
  return null;
}
